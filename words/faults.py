"""Every error of ours that a person may hear of, in one tree; each brings its sentence, in any language.

Fault
├── Misfit            plain data are not what they should be: a settings file, a saved game (config)
├── BadHouseRules     the settings ask for what cannot be played (games; each game has its own kinds)
├── BadLine           a line of a saved game makes no sense (device.saving)
├── BadFile           a file of ours holds nothing that could be used (device.saving)
├── AlreadyRunning    somebody else uses the folder (device.saving)
├── Occupied          something lies there that must stay (device.files)
├── BadGame           a game file cannot be played (device)
├── BadCall           a command was called wrongly (device.calls)
├── BadPicture        a file gives no picture (device.sources)
├── BadSheet          a sheet to be counted makes no sense (a game's command)
├── CameraFault       the camera gives no pictures (vision)
└── NoScreen          there is nothing to show the game on (device.views)

Whoever catches one says `in_words(language, fault.sentence)`, or `trouble_in_words(language, error)` where it
may also be an error of the system. What only our own code catches (no more frames, too late to undo) is no
Fault.
"""

from __future__ import annotations

from words.phrases import ENGLISH
from words.sentences import Sentence, in_words, sentence


class Fault(Exception):
    """Something is wrong that a person is told in one sentence of the catalogue."""

    def __init__(self, said: Sentence | str, **gaps: object) -> None:
        """A whole sentence, or the key of one and what fills its gaps."""
        self.sentence = said if isinstance(said, Sentence) else sentence(said, **gaps)
        super().__init__(self.sentence)

    def __str__(self) -> str:
        """For logs and tracebacks; people are told in their own language."""
        return in_words(ENGLISH, self.sentence)
