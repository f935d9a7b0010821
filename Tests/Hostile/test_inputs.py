"""Whatever a folder holds: `hig` says what is wrong with it, or makes a safe page of it, soon.

HIG_HOSTILE=full takes the inputs in their full size; without it they are small, and those that only
their size makes hostile are left out.
"""

import html.parser
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from inputs import CASES
from inputs.case import sound_page
from measuring import run

PROJECT = Path(__file__).resolve().parents[2]
FULL = os.environ.get("HIG_HOSTILE") == "full"
SCALE = 1.0 if FULL else 0.004
SECONDS = 5
MEGABYTES = 1000
#: On the clock: this is for what waits, not for what works, and other programs run as well.
DEADLINE = 120

#: What neither a terminal nor a browser should be given as it is.
CONTROL = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f]")

#: What no page may have: those, second controls, what is no character, and turned text.
UNSEEN = re.compile(CONTROL.pattern[:-1] + "\x80-\x9f\ufdd0-\ufdef\ufffe\uffff\u202d\u202e"
                    + "".join(chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF)
                              for plane in range(1, 17)) + "]")

ARGUMENTS = {"queries": ["check", "--queries", "queries.jsonl"]}


@pytest.fixture(scope="session")
def binary():
    binary = Path(os.environ.get("HIG_BIN", PROJECT / ".build/release/hig"))
    assert binary.exists(), f"no {binary}: run `make tool`, or name another with HIG_BIN"
    assert makes_sites(binary.resolve()), f"{binary} makes no site of a sound page"
    return str(binary.resolve())


def makes_sites(binary):
    """Else it would stop before it meets what is hostile."""
    with tempfile.TemporaryDirectory() as folder:
        sound_page(Path(folder))
        subprocess.run([binary, "build", "--quiet"], cwd=folder, check=False)
        return (Path(folder) / "public/cups/index.html").exists()


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (tmp_path / "outside").mkdir()
    yield folder
    # What nobody may read could not be removed.
    subprocess.run(["chmod", "-R", "u+rwX", folder], check=False, capture_output=True)
    shutil.rmtree(folder)


CHOSEN = [case for case in CASES if FULL or not case.is_large]


@pytest.mark.parametrize("case", CHOSEN, ids=lambda case: case.name)
def test_comes_to_an_end(case, binary, project, record_property):
    case.fill(project, SCALE)
    around = names(project.parent)
    told = ""
    for command in case.commands:
        done = run([binary, *ARGUMENTS.get(command, [command])], project, DEADLINE, MEGABYTES)
        record_property(command, done.line)
        if FULL:
            print(f"{done.line}  {done.status}  {command:8} {case.name}")
        assert done.status in (0, 1, 2), f"{command}: status {done.status}\n{done.told[-2000:]}"
        assert done.status == 0 or re.search("error:|warning:", done.told), done.told[-2000:]
        assert done.seconds <= SECONDS, f"{command}: {done.line}"
        assert done.megabytes <= MEGABYTES, f"{command}: {done.line}"
        assert not CONTROL.search(done.told), CONTROL.search(done.told)
        told += done.told
    if case.tells:
        assert case.tells in told, told[-2000:]
    assert names(project.parent) == around
    public = project / "public"
    assert not public.exists() or safe(public)


def names(folder):
    return sorted(os.listdir(os.fsencode(folder)))


def safe(public):
    """Every page is text that a browser reads, without anything that runs but our own."""
    pages = sorted(public.rglob("*.html"))
    assert pages
    for file in pages[:50]:
        assert file.resolve().is_relative_to(public.resolve()), file
        text = file.read_bytes().decode("utf-8")
        assert not UNSEEN.search(text), file
        # What is larger is many of what was looked at.
        watch = Watch()
        watch.feed(text[:3_000_000])
        assert watch.faults == [], file
    return True


class Watch(html.parser.HTMLParser):
    """Collects what must not come from content."""

    def __init__(self):
        super().__init__()
        self.faults = []
        self.is_body = False

    def handle_starttag(self, tag, attributes):
        # The head has the styles of the first screen.
        self.is_body = self.is_body or tag == "body"
        if tag in ("iframe", "object", "embed", "base") or (tag == "style" and self.is_body):
            self.faults.append(tag)
        for name, value in attributes:
            value = (value or "").strip().lower()
            if name.startswith("on") or name == "srcdoc":
                self.faults.append(name)
            if name in ("href", "src") and value.startswith(("javascript:", "vbscript:")):
                self.faults.append(value)
            if tag == "script" and name == "src" and re.match("[a-z]+:|//", value):
                self.faults.append(value)
