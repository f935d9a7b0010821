"""What the tests of trust share.

Each attack aims at a folder inside of the test's own temporary folder, also when it succeeds.
HIG_TRUST=full takes every attack through every entry by itself; without it they go together.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent))

from pages import page  # noqa: E402
from world import REPOSITORY, World  # noqa: E402


@pytest.fixture(scope="session")
def binary():
    """The `hig` under test: HIG_BIN, or the one that `make tool` builds."""
    binary = Path(os.environ.get("HIG_BIN", REPOSITORY / ".build/release/hig"))
    assert binary.exists(), f"no {binary}: run `make tool`, or name another with HIG_BIN"
    return str(binary.resolve())


@pytest.fixture
def world(tmp_path, binary):
    """An empty project with a victim near it; `hig` in it must leave the victim alone."""
    yield World(tmp_path, binary)
    # What nobody may read could not be removed.
    subprocess.run(["chmod", "-R", "u+rwX", tmp_path], check=False, capture_output=True)
    shutil.rmtree(tmp_path)


@pytest.fixture
def sound(world):
    """The same with one sound page."""
    world.put("content/pages/current/cups.md", page())
    return world
