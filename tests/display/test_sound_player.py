"""The loudspeaker, with and without a sound device."""

from __future__ import annotations

import pygame
import pytest

from display.window.sound_player import Player

SAMPLES = bytes(22_050 // 10 * 2)


def test_a_sound_is_played_at_its_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    player = Player(22_050)
    player.play(SAMPLES, 50)
    assert (player.trouble, pygame.mixer.get_busy()) == (None, True)
    playing = pygame.mixer.Channel(0).get_sound()
    assert playing is not None
    assert playing.get_volume() == pytest.approx(0.5, abs=0.01)
    player.close()
    player.close()


def test_without_a_sound_device_it_is_silent_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    player = Player(22_050)
    player.play(SAMPLES, 50)
    assert player.trouble
    player.close()


def test_a_sound_device_that_was_not_there_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    player = Player(22_050, lambda: now)
    player.play(SAMPLES, 50)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    player.play(SAMPLES, 50)
    assert player.trouble
    now += 5.0
    player.play(SAMPLES, 50)
    assert [player.trouble, pygame.mixer.get_busy()] == [None, True]
    player.close()


def test_switched_off_it_leaves_the_sound_device_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    player = Player(22_050)
    player.play(SAMPLES, 0)
    assert (player.trouble, pygame.mixer.get_init()) == (None, None)
    player.close()
