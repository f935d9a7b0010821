import os
import pathlib
import subprocess

import pytest

from guidelines import Guidelines

HIG = os.environ.get("HIG_BIN", str(pathlib.Path(__file__).parents[2] / ".build/release/hig"))


class Reader:
    """A project, and the program at work in it."""

    def __init__(self, folder, origin):
        self.folder, self.origin = folder, origin
        self.copy = folder / "content/raw/apple"
        self.journal = self.copy / "fetch.jsonl"

    def command(self, *flags, rate=1000, timeout=10):
        speed = ["--rate", str(rate), "--connections", "4", "--timeout", str(timeout)]
        return [HIG, "fetch", str(self.folder), "--from", self.origin, *speed, *flags]

    def environment(self, **more):
        kept = {k: v for k, v in os.environ.items() if "proxy" not in k.lower()}
        return kept | more

    def fetch(self, *flags, rate=1000, timeout=10, **variables):
        return subprocess.run(
            self.command(*flags, rate=rate, timeout=timeout), capture_output=True, text=True,
            timeout=120, env=self.environment(**variables))

    def start(self, *flags):
        return subprocess.Popen(
            self.command(*flags), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=self.environment())

    def files(self):
        """All bytes of the copy, but for the journal; hidden files too."""
        found = {
            str(path.relative_to(self.copy)): path.read_bytes()
            for path in self.copy.rglob("*") if path.is_file()
        }
        found.pop("fetch.jsonl", None)
        return found

    def everything(self):
        return self.files() | {"fetch.jsonl": self.journal.read_bytes()}


@pytest.fixture
def web():
    guidelines = Guidelines()
    yield guidelines
    guidelines.close()


@pytest.fixture
def tiny():
    guidelines = Guidelines(pages=3, pictures=3)
    yield guidelines
    guidelines.close()


@pytest.fixture
def small():
    guidelines = Guidelines(pages=8, pictures=12)
    yield guidelines
    guidelines.close()


@pytest.fixture
def reader_of(tmp_path):
    def make(guidelines, name="project"):
        folder = tmp_path / name
        folder.mkdir()
        return Reader(folder, guidelines.main.origin)

    return make


@pytest.fixture
def medium():
    whole = "HIG_FETCH_KILLS" in os.environ
    guidelines = Guidelines() if whole else Guidelines(pages=40, pictures=60)
    yield guidelines
    guidelines.close()
