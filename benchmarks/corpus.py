"""The pages that `make bench` builds: those beside this folder or the sample’s, many times over."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from stages import PROJECT

SHARED = Path(os.environ.get("HIG_SHARED", PROJECT.parent / "shared"))
PLACES = [SHARED / "corpus/pages", PROJECT / "content/pages/current"]
FIELD = re.compile(r"(\w+):\s*(.+)")
# As a scraper names them. Hugo would take an `url` for the address that it publishes a page at.
FIELDS = {"title": "title", "description": "description", "abstract": "description",
          "source": "source", "url": "source", "timestamp": "timestamp"}
PROSE = re.compile(r"(?m)^[A-Za-z][^|\n]{80,}$")
# What `scripts/grow` leaves out of each copy, so that none has the shape of another.
DROP = "10"


def found():
    """The folder with the pages that are there."""
    return next(folder for folder in PLACES if folder.is_dir())


def scraped(text):
    """A page with the front matter of a scrape, which every generator reads the same way."""
    if not text.startswith("---\n"):
        return text
    front, rest = text[4:].split("\n---\n", 1)
    lines = []
    for field in filter(None, map(FIELD.fullmatch, front.split("\n"))):
        if name := FIELDS.get(field[1]):
            lines.append(f"{name}: {json.dumps(unquoted(field[2]), ensure_ascii=False)}")
    return "\n".join(["---", *lines, "---", rest])


def unquoted(value):
    value = value.strip()
    return value[1:-1] if value[0] in "\"'" and value[-1] == value[0] != value else value


def grow(source, factor, folder):
    """Writes so many times the pages of a folder, all of them distinct; their number."""
    pages = folder / "source"
    pages.mkdir(parents=True)
    for file in sorted(source.glob("*.md")):
        (pages / file.name).write_text(scraped(file.read_text()))
    command = [sys.executable, PROJECT / "scripts/grow", pages, str(factor), folder / "raw"]
    subprocess.run([*command, "--drop", DROP], check=True, stdout=subprocess.DEVNULL)
    return len(list((folder / "raw").iterdir()))


def edit(file, sentence):
    """Adds a sentence to the first long paragraph of a page."""
    text = file.read_text()
    changed = PROSE.sub(lambda paragraph: f"{paragraph[0]} {sentence}", text, count=1)
    if changed == text:
        sys.exit(f"no paragraph in {file} to edit")
    file.write_text(changed)
