"""What `make` offers, and the scripts behind it that can be tried alone."""

import os
import re
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
TARGETS = "help site serve test fuzz score bench soak format lint clean".split()


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


@pytest.mark.parametrize("script", ["setup", "test", "score", "bench", "bare-debian"])
def test_every_script_is_well_formed(script):
    shell = (PROJECT / "scripts" / script).read_text().split("\n")[0].removeprefix("#!")
    assert run(shell, "-n", f"scripts/{script}").returncode == 0


def test_the_bare_root_needs_a_toolchain():
    done = run("scripts/bare-debian", "no-such-folder")
    assert done.returncode == 1
    assert "no usr/bin/swift in 'no-such-folder'" in done.stderr
