"""Headings and tables that were made, counted against clean pages; and clean pages unmade."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
CLEAN = """---
title: Lamps
description: Lamps give light.
source: https://example.org/lamps
---

# Lamps

Lamps give [light](/light).

## Bulbs

**Use a warm bulb.** It is kind to eyes.

- Desk lamp
- Floor lamp

| Bulb | Size |
| --- | --- |
| Small | 12 mm |
| Large | 27 mm |
"""


def counted(tmp_path, made, *flags):
    for folder, text in (("clean", CLEAN), ("made", made)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "lamps.md").write_text(text)
    return subprocess.run(
        [sys.executable, BENCHMARKS / "structure.py", tmp_path / "clean", tmp_path / "made", *flags],
        check=True, capture_output=True, text=True).stdout


def test_the_page_itself_is_all_true(tmp_path):
    out = counted(tmp_path, CLEAN)
    assert "headings: 1 true, 0 false, 0 unknown; precision 1.000, recall 1/1" in out
    assert "tables: 1 true, 0 false, 0 unknown; precision 1.000, recall 1/1" in out


@pytest.mark.parametrize("heading, fate", [
    ("Desk lamp", "1 false, 0 unknown"), ("Ovens", "0 false, 1 unknown"), ("BULBS", "0 false, 0 unknown")])
def test_a_heading_is_judged_by_where_its_words_stand(tmp_path, heading, fate):
    assert f"true, {fate}" in counted(tmp_path, f"# Lamps\n\n## {heading}\n").split("\n")[0]


@pytest.mark.parametrize("rows, fate", [
    ("| Bulb | Size |\n|-|-|\n| Small | 12 mm |\n| Large | 27 mm |", "1 true, 0 false"),
    # Cells under the wrong header, and a list made a table.
    ("| Bulb | Size | Small |\n|-|-|-|\n| 12 mm | Large | 27 mm |", "0 true, 1 false"),
    ("| Desk lamp | Floor lamp |\n|-|-|\n| Bulb | Small |", "0 true, 1 false"),
    ("| Date | Changes |\n|-|-|\n| June 1, 2020 | New page. |", "0 true, 0 false"),
])
def test_a_table_is_judged_by_its_rows(tmp_path, rows, fate):
    assert f"tables: {fate}" in counted(tmp_path, f"# Lamps\n\n{rows}\n")


def test_a_column_without_a_word_is_none(tmp_path):
    clean = CLEAN.replace("| Bulb | Size |", "| Bulb | Size | |").replace(" mm |", " mm | ![](a.png) |")
    for folder, text in (("clean", clean), ("made", CLEAN)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "lamps.md").write_text(text)
    out = subprocess.run(
        [sys.executable, BENCHMARKS / "structure.py", tmp_path / "clean", tmp_path / "made"],
        check=True, capture_output=True, text=True).stdout
    assert "tables: 1 true, 0 false" in out


@pytest.mark.parametrize("raw, rows, fate", [
    # The raw file has the column that the table lacks: it was lost.
    ("Small\n12 mm\nOld\nLarge\n27 mm\nNew\n", "| Small | 12 mm |\n|-|-|\n| Large | 27 mm |", "0 true, 1 false"),
    # It came later: no table was wrong on the day of the raw file.
    ("Small\n12 mm\nLarge\n27 mm\n", "| Small | 12 mm |\n|-|-|\n| Large | 27 mm |", "1 true, 0 false"),
    ("Small\n12 mm\nLarge\n27 mm\n", "| Small | Large |\n|-|-|\n| 12 mm | 27 mm |", "0 true, 0 false, 1 unknown"),
    ("Small\n12 mm\nLarge\n27 mm\n", "| Desk lamp |\n|-|\n| Floor lamp |", "0 true, 1 false"),
    # A column that the raw file has was lost beside the one that came later.
    ("Small\n3 W\n12 mm\nLarge\n9 W\n27 mm\n", "| Small | 12 mm |\n|-|-|\n| Large | 27 mm |", "0 true, 0 false, 1 unknown"),
])
def test_a_column_that_came_later_is_no_fault(tmp_path, raw, rows, fate):
    clean = CLEAN.replace("| Bulb | Size |", "| Bulb | Size | Year |").replace("| --- | --- |", "|-|-|-|")
    clean = clean.replace("12 mm |", "12 mm | Old |").replace("27 mm |", "27 mm | New |")
    for folder, text in (("clean", clean), ("made", f"# Lamps\n\n{rows}\n"), ("raw", raw)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "lamps.md").write_text(text)
    out = subprocess.run(
        [sys.executable, BENCHMARKS / "structure.py", tmp_path / "clean", tmp_path / "made", "--raw", tmp_path / "raw"],
        check=True, capture_output=True, text=True).stdout
    assert f"tables: {fate}" in out


def test_misses_are_told(tmp_path):
    assert "lamps: false heading: Desk lamp" in counted(tmp_path, "## Desk lamp\n", "--misses")


def test_pages_are_unmade(tmp_path):
    (tmp_path / "clean").mkdir()
    (tmp_path / "clean/lamps.md").write_text(CLEAN)
    subprocess.run([sys.executable, BENCHMARKS / "unmade.py", tmp_path / "clean", tmp_path], check=True)
    plain = (tmp_path / "plain/lamps.md").read_text()
    assert "\nBulbs\n\nUse a warm bulb. It is kind to eyes.\n\nDesk lamp\n" in plain
    assert "\nBulb\n\nSize\n\nSmall\n\n12 mm\n" in plain
    assert not {"#", "|", "*", "["} & set(plain.split("Skip Navigation")[1].split("---")[0])
    flat = (tmp_path / "flat/lamps.md").read_text()
    assert "LampsLamps give light.Lamps give light.BulbsUse a warm bulb. It is kind to eyes.Desk lamp" in flat
    spaced = (tmp_path / "spaced/lamps.md").read_text()
    assert "Lamps Lamps give light. Lamps give light. Bulbs Use a warm bulb. It is kind to eyes. Desk lamp" in spaced
