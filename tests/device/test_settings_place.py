"""Where the owner's settings are looked for."""

from __future__ import annotations

from pathlib import Path

from device.calls.settings_file import usual_place


def test_a_place_that_may_not_be_looked_at_is_passed_over(tmp_path: Path) -> None:
    """The gate's sandbox hides /etc/pipsight; here a name that the system refuses stands for it."""
    assert usual_place({"XDG_CONFIG_HOME": str(tmp_path / ("x" * 300))}) in {
        None,
        Path("/etc/pipsight/settings.toml"),
    }
