#!/usr/bin/env python3
"""Holds the data of tables against readings that share no code with them.

    cells.py HIG [--pages FOLDER] [--list]

Exports all tables of the pages in FOLDER (the project's own by default) and prints three figures:
how many cells that hold a number have a value, by two definitions of such cells; whether the rows
whose pixels are not points times scale are exactly those that `hig check` tells (`pixels-differ`);
and how many columns are what a person said of them (labeled-columns.txt). --list names all that
is missing. Fails if fewer than 95 % of the numbers have a value, or other rows are told.
"""

import argparse
import json
import re
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
LABELS = PROJECT / "Tests/CellsTests/Fixtures/labeled-columns.txt"
LEAST = 0.95

UNIT = (
    r"(?:pts?|px|mm|cm|in(?:ch)?|%|ppi|dpi|fps|hz|kb|mb|kbps|s|seconds?|min|minutes?|degrees?|°|bit)"
)
FIGURE = r"[+\-−–]?(?:\d+(?:\.\d+)?|\.\d+)"
# Nothing but figures, units, and the signs between them.
BARE = re.compile(rf"(?:{FIGURE}|@|{UNIT}|[xX×,:()*\s\-–−#+]|R-|G-|B-|@\d+x)+", re.I)
# Digits that are part of a name.
NAME = re.compile(
    r"\b(?:iPhone|iPad|iPod)\b[^,;.]*(?:\.\d+-inch)?"
    r"|\bApple Watch(?: Ultra| SE| Series)?[^,;]*"
    r"|\b(?:watchOS|visionOS|macOS|iOS|iPadOS|tvOS) \d+"
    r"|\b(?:Title|Caption|Footnote|Subtitle|Series|Gray) \(?\d+\)?"
    r"|\bF\d+\b|\bP3\b|\bH\.\d+|(?:Command|Shift|Option|Control)-\S+"
)
NUMERIC = {
    *("integer", "decimal", "signed", "quantity", "size", "screen", "scale", "color", "date"),
    *("range", "ratio", "list"),
}


def tables(hig, pages):
    command = [hig, "export", "--what", "tables", "--as", "json", "--quiet", "--pages", pages]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["tables"]


def cells(table):
    """Each cell's place, column, words and type; labels of panels are names."""
    for row in table["rows"]:
        for column, cell in zip(table["columns"], row["cells"]):
            if column["key"] == "panel" or cell.get("spanned"):
                continue
            kind = cell.get("type", column["type"]) if cell.get("value") is not None else "text"
            yield row["line"], column, cell["raw"].replace("\n", " "), kind


def numbers(data):
    """Cells with a number, by both definitions, and those of them without a value."""
    counts = {"bare": [0, 0], "any": [0, 0]}
    missing = []
    for table in data:
        for line, column, raw, kind in cells(table):
            if kind == "symbol" or not re.search(r"\d", NAME.sub("", raw)):
                continue
            for name in ["bare"] * bool(BARE.fullmatch(raw)) + ["any"]:
                counts[name][0] += 1
                counts[name][1] += kind in NUMERIC
            if kind not in NUMERIC:
                missing.append(f"{table['page']}:{line} {column['name']}: {raw[:80]}")
    return counts, missing


def sides(text):
    return [re.split("[-–]", side) for side in re.split("[xX×]", text) if side]


def is_wrong(raw):
    points = re.match(r"(?:up to )?([\d.xX×–-]+)\s*(?:pt)?\s*\(", raw, re.I)
    for pixels, scale in re.findall(r"([\d.xX×–-]+)\s*(?:px)?\s*@\s*(\d)x", raw) if points else []:
        for side, other in zip(sides(points[1]), sides(pixels)):
            for one, two in zip(side, other):
                exponent = Decimal(one).as_tuple().exponent
                slack = Decimal(scale) / 2 * Decimal(1).scaleb(exponent) if exponent else 0
                if abs(Decimal(one) * Decimal(scale) - Decimal(two)) > slack:
                    return True
    return False


def wrong_rows(data):
    return {
        (table["page"], line) for table in data for line, _, raw, _ in cells(table) if is_wrong(raw)
    }


def told_rows(hig, pages):
    command = [hig, "check", "--format", "json", "--verbose", "--pages", pages]
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stderr.splitlines()
    findings = [json.loads(line) for line in lines if line.startswith("{")]
    return {
        (Path(finding["file"]).stem, finding["line"])
        for finding in findings
        if finding.get("rule") == "pixels-differ"
    }


def labels(data):
    """The columns that are labeled, and those that are typed otherwise."""
    typed = {}
    for table in data:
        for column in table["columns"]:
            kind = " ".join(filter(None, [column["type"], column["unit"]]))
            typed[table["id"], column["name"]] = kind
    found, other = 0, []
    for line in LABELS.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            continue
        table, name, label = line.split(" | ")
        label = label.split(" != ")[0]
        kind = typed.get((table, name))
        found += kind is not None
        if kind not in (None, label):
            other.append(f"{table} {name}: {label}, typed {kind}")
    return found, other


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig")
    parser.add_argument("--pages", default=str(PROJECT / "content/pages"))
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    data = tables(options.hig, options.pages)
    counts, missing = numbers(data)
    for name, (count, typed) in counts.items():
        print(f"numbers, {name}: {typed} of {count} have a value ({typed / max(count, 1):.2%})")
    wrong, told = wrong_rows(data), told_rows(options.hig, options.pages)
    print(f"pixels: {len(wrong)} rows are wrong, {len(told)} are told, {len(wrong ^ told)} differ")
    found, other = labels(data)
    print(f"labeled columns: {found - len(other)} of {found} that are there")
    if options.list:
        print(*missing, *sorted(wrong ^ told), *other, sep="\n")
    enough = all(typed >= LEAST * count for count, typed in counts.values())
    sys.exit(0 if enough and wrong == told else 1)


if __name__ == "__main__":
    main()
