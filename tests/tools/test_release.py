"""A release is refused until everything that people rely on is true."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

from device.updating.release_file import check, release_at, unpacked

SPEC = importlib.util.spec_from_file_location("release", Path(__file__).parents[2] / "tools" / "release.py")
assert SPEC
assert SPEC.loader
release = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(release)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 0.2.0\n\n- Dice fly.\n\n## 0.1.0\n\n- First.\n")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    subprocess.run(["git", "-C", tmp_path, "add", "-A"], check=True)
    name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", "-C", tmp_path, *name, "commit", "-qm", "All"], check=True)
    return tmp_path


def test_a_version_that_is_told_and_committed_can_go_out(project: Path) -> None:
    assert list(release.problems("0.2.0", project)) == []
    assert release.entry("0.2.0", (project / "CHANGELOG.md").read_text()) == "- Dice fly."


def test_a_version_without_an_entry_in_the_changelog_is_refused(project: Path) -> None:
    (project / "pyproject.toml").write_text('[project]\nversion = "0.3.0"\n')
    told = list(release.problems("0.3.0", project))
    assert any("CHANGELOG.md has no entry for 0.3.0" in problem for problem in told)
    assert any("not committed" in problem for problem in told)


def test_another_version_than_the_projects_is_refused(project: Path) -> None:
    assert "pyproject.toml says 0.2.0, not 0.1.0." in list(release.problems("0.1.0", project))


def test_a_version_that_is_tagged_already_is_refused(project: Path) -> None:
    subprocess.run(["git", "-C", project, "tag", "v0.2.0"], check=True)
    assert list(release.problems("0.2.0", project)) == ["The tag v0.2.0 is there already."]


def test_what_is_bundled_is_what_the_update_takes(
    project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    (project / "systemd").mkdir()
    (project / "systemd/install").write_text("#!/bin/sh\n")
    name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    for words in (["add", "-A"], [*name, "commit", "-qm", "More"], [*name, "tag", "v0.2.0"]):
        subprocess.run(["git", "-C", project, *words], check=True)
    made = release_at(release.bundle("v0.2.0", tmp_path_factory.mktemp("out"), project))
    check(made)
    assert (unpacked(made, tmp_path_factory.mktemp("in")) / "systemd/install").is_file()


def test_a_release_brings_the_wheels_of_a_pis_python_and_not_of_the_one_that_made_it() -> None:
    lock = (
        "numpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:a\n"
        "numpy==2.5.4 ; python_full_version >= '3.12' \\\n    --hash=sha256:b\n"
        "segno==1.6.6 \\\n    --hash=sha256:c\n"
    )
    kept = {python: release.for_python(lock, python) for python in ("3.11", "3.13")}
    assert kept["3.13"].split() == [
        "numpy==2.5.4",
        "\\",
        "--hash=sha256:b",
        "segno==1.6.6",
        "\\",
        "--hash=sha256:c",
    ]
    assert "numpy==2.4.6" in kept["3.11"]
    assert "2.5.4" not in kept["3.11"]
