"""What `make` offers, and the scripts behind it that can be tried alone."""

import os
import re
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
SCRIPTS = "setup test score bench bare-debian bare-release install pack release".split()
TARGETS = """help site serve test release install fuzz hostile sanitize score bench soak format lint
  clean""".split()


def run(*command, **variables):
    return subprocess.run(
        command, cwd=PROJECT, env={**os.environ, **variables}, capture_output=True, text=True
    )


def test_make_alone_lists_the_targets():
    said = run("make", "--no-print-directory").stdout
    assert re.findall(r"^  make (\w+)", said, re.MULTILINE) == TARGETS


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_is_one(target):
    assert run("make", "--dry-run", target).returncode == 0


def test_a_soak_lasts_as_long_as_one_likes():
    said = run("make", "--dry-run", "soak", "SECONDS=5").stdout
    assert "benchmarks/soak.py .build/release/hig --seconds 5" in said


def test_no_corpus_is_no_fault():
    done = run("scripts/score", HIG_SHARED="no-such-folder")
    assert done.returncode == 0
    assert done.stdout == "score: no no-such-folder with tools and corpus; nothing to measure\n"


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_is_well_formed(script):
    shell = (PROJECT / "scripts" / script).read_text().split("\n")[0].removeprefix("#!")
    assert run(shell, "-n", f"scripts/{script}").returncode == 0


def test_the_bare_root_needs_a_toolchain():
    done = run("scripts/bare-debian", "no-such-folder")
    assert done.returncode == 1
    assert "no usr/bin/swift in 'no-such-folder'" in done.stderr


def test_the_bare_root_needs_a_release(tmp_path):
    done = run("scripts/bare-release", HIG_RELEASE=str(tmp_path / "none"))
    assert done.returncode == 1
    assert "run make release first" in done.stderr


@pytest.fixture
def release(tmp_path):
    files = {"bin/hig": 0o700, "share/man/man1/hig.1": 0o600}
    for name, mode in files.items():
        file = tmp_path / "release" / name
        file.parent.mkdir(parents=True)
        file.write_text(name)
        file.chmod(mode)
    return str(tmp_path / "release")


def test_install_puts_a_release_below_a_prefix(release, tmp_path):
    root = tmp_path / "a root"
    done = run("scripts/install", "/usr/local", str(root), HIG_RELEASE=release)
    assert done.returncode == 0, done.stderr
    for name, mode in {"bin/hig": 0o755, "share/man/man1/hig.1": 0o644}.items():
        file = root / "usr/local" / name
        assert file.read_text() == name
        assert file.stat().st_mode & 0o777 == mode
        assert f"{file}\n" in done.stdout


def test_install_needs_a_release_and_a_whole_path(release, tmp_path):
    none = run("scripts/install", str(tmp_path), HIG_RELEASE=str(tmp_path / "none"))
    assert none.returncode == 1 and "run make release first" in none.stderr
    half = run("scripts/install", "here", HIG_RELEASE=release)
    assert half.returncode == 1 and "PREFIX is 'here'" in half.stderr
