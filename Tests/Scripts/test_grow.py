"""Copies of a corpus: distinct, linked among themselves, and the same each time."""

import re
import subprocess
from pathlib import Path

import pytest

GROW = Path(__file__).resolve().parents[2] / "scripts/grow"
ROOT = "/design/human-interface-guidelines"
WORDS = "soft lamps stand near every quiet door and wait for people who come home late"

LAMPS = f"""---
title: Lamps
source: https://example.org{ROOT}/lamps
---

# Lamps

> Lamps give light.

{" ".join([WORDS] * 20)}

See [Doors]({ROOT}/doors#Handles), [elsewhere]({ROOT}/windows) and `lamps lamps lamps`.

| Lamp | Size |
| --- | --- |
| desk lamp | 44 pt |

```
let lamps = ["a lamp", "a lamp", "a lamp", "a lamp"]
```
"""
DOORS = f"---\ntitle: 'Doors'\nid: doors\n---\n\n# Doors\n\n## Handles\n\n{WORDS}\n"


@pytest.fixture
def grow(tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    (source / "lamps.md").write_text(LAMPS)
    (source / "doors.md").write_text(DOORS)

    def run(name, factor, *more):
        output = tmp_path / name
        subprocess.run([GROW, source, str(factor), output, *more], check=True)
        return {file.name: file.read_text() for file in output.iterdir()}

    return run


def test_the_first_copy_is_the_source(grow):
    pages = grow("once", 1)
    assert pages == {"lamps.md": LAMPS, "doors.md": DOORS}


def test_copies_have_names_of_their_own(grow):
    pages = grow("thrice", 3)
    assert sorted(pages) == [
        "doors-2.md", "doors-3.md", "doors.md", "lamps-2.md", "lamps-3.md", "lamps.md"]
    lamps, doors = pages["lamps-2.md"], pages["doors-3.md"]
    assert "title: Lamps 2\n" in lamps and "\n# Lamps 2\n" in lamps
    assert f"source: https://example.org{ROOT}/lamps-2\n" in lamps
    assert "title: 'Doors 3'\nid: doors-3\n" in doors


def test_links_lead_to_the_copy(grow):
    lamps = grow("twice", 2)["lamps-2.md"]
    assert f"({ROOT}/doors-2#Handles)" in lamps
    assert f"({ROOT}/windows)" in lamps


def test_every_twelfth_word_is_another(grow):
    lamps = grow("twice", 2)["lamps-2.md"]
    text = next(line for line in lamps.splitlines() if line.count(" ") > 100).split()
    changed = [place for place, word in enumerate(text) if word not in WORDS.split()]
    steps = {after - before for before, after in zip(changed, changed[1:])}
    assert steps == {12}


def test_code_tables_and_headings_stay(grow):
    pages = grow("twice", 2)
    for kept in ("`lamps lamps lamps`", "| desk lamp | 44 pt |", '"a lamp", "a lamp"]'):
        assert kept in pages["lamps-2.md"]
    assert "\n## Handles\n" in pages["doors-2.md"]


def test_no_copy_has_the_words_of_another(grow):
    pages = grow("thrice", 3)
    own = [set(re.findall(r"[a-z]{5,}", pages[f"lamps-{number}.md"])) - set(WORDS.split())
           for number in (2, 3)]
    common = set(re.findall(r"[a-z]{5,}", LAMPS))
    assert own[0] - common and own[1] - common
    assert (own[0] & own[1]) <= common


def test_the_same_each_time(grow):
    assert grow("one", 3) == grow("other", 3)


def test_paragraphs_can_be_missing(grow):
    whole, thin = grow("whole", 9), grow("thin", 9, "--drop", "50")
    assert thin["lamps.md"] == LAMPS
    assert sum(map(len, thin.values())) < sum(map(len, whole.values()))
