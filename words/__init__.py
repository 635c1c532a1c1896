"""The words, one folder a language, as gettext catalogues (`.po`) that Weblate and Poedit can edit.

A message's id is a key ("choice.undo"), so English is a language like any other. `{name}` marks a gap. Where
a number decides the form, the message has plural forms, and its context names the gap that is counted.
"""
