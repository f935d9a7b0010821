#!/usr/bin/env python3
"""Counts the headings and tables of ingested pages that are none, against clean pages.

    structure.py CLEAN MADE [--raw FOLDER] [--misses]

CLEAN and MADE are folders of Markdown pages of the same names, MADE may hold folders. A heading
that was made is true if the clean page has it as heading or label of a tab; false if the clean
page has its words elsewhere; unknown if it lacks them, since then the page was reworded. A table
that was made is true if one table of the clean page has three of five of its rows. A clean table
that the raw file lacks was changed since: a made table is true if three of five of its rows are
parts of rows there, cell after cell, and stand so in the raw file, and unknown if only half of its
cells are there.
"""
import argparse
import pathlib
import re
import sys
from collections import Counter

LINK = re.compile(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?:[^()]|\([^)]*\))*\)")
COMMENT = re.compile(r"<!--.*?-->", re.S)


def squeezed(text):
    """Letters and digits alone, so that marks and blanks make no difference."""
    text = re.sub(r"<[a-zA-Z/][^>]*>", " ", text)
    while True:
        plain = LINK.sub(r"\1", text)
        if plain == text:
            break
        text = plain
    return "".join(character for character in text.lower() if character.isalnum())


def cells(line):
    return [squeezed(cell) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def columns(table):
    """How many columns have a word; those of pictures alone have none."""
    return sum(any(row[place:place + 1] != [""] and len(row) > place for row in table)
               for place in range(max(map(len, table))))


class Page:
    """The headings, tables and words of one page."""

    def __init__(self, text):
        text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
        labels = re.findall(r"<!--g:tablabel-->\n?([^\n]+)", text)
        labels += re.findall(r"<!--\s*tab:?\s*(.*?)\s*-->", text)
        self.labels = {squeezed(part) for label in labels for part in re.split(r"[,|·]|\s\s+", label)}
        self.labels |= {squeezed(label) for label in labels}
        self.headings, self.tables, table = [], [], []
        text = COMMENT.sub("", text)
        for line in text.split("\n") + [""]:
            mark = re.match(r"(#{1,6})\s+(.*?)\s*#*$", line)
            if mark and len(mark[1]) > 1:
                self.headings.append((len(mark[1]), squeezed(mark[2]), mark[2]))
            if line.lstrip().startswith("|"):
                table.append(line)
            elif table:
                self.tables.append([cells(row) for row in table if not re.fullmatch(r"[\s|:-]+", row)])
                table = []
        self.words = squeezed(text)

    def shared_rows(self, table):
        """How many rows of that table the best table here has, cell by cell."""
        wanted = [Counter(filter(None, row)) for row in table if any(row)]
        found = [[Counter(filter(None, row)) for row in own] for own in self.tables]
        return max(
            (sum(any(row <= other for other in own) for row in wanted)
             for own, clean in zip(found, self.tables) if columns(clean) == columns(table)), default=0), len(wanted)


def judged_headings(made, clean):
    known = {words for _, words, _ in clean.headings} | clean.labels
    for _, words, text in made.headings:
        if not words:
            continue
        yield ("true" if words in known else "false" if words in clean.words else "unknown"), text


def judged_tables(made, clean, raw):
    changed = [own for own in clean.tables if raw is not None and not held_rows(own, raw)]
    for table in made.tables:
        if table[0] != ["date", "changes"]:
            yield judged_table(table, clean, changed, raw), " / ".join(" | ".join(row) for row in table[:2])


def judged_table(table, clean, changed, raw):
    shared, of = clean.shared_rows(table)
    if shared * 10 >= of * 6:
        return "true"
    if changed and held_rows(table, raw) and any(is_part(table, own) for own in changed):
        return "true"
    if any(2 * shared >= of for shared, of in (shared_cells(table, own) for own in changed)):
        return "unknown"
    there = sum(cell in clean.words for row in table for cell in row if cell)
    return "false" if there * 2 >= of else "unknown"


def shared_cells(table, other):
    """How many cells of that table the other one has, and how many it has itself."""
    wanted, own = (Counter(cell for row in rows for cell in row if cell) for rows in (table, other))
    return sum((wanted & own).values()), sum(wanted.values())


def is_part(table, other):
    """Whether three of five rows are in rows of the other table, their cells in order."""
    rows = [row for row in table if any(row)]
    parts = sum(any(is_in_order(row, whole) for whole in other) for row in rows)
    return parts * 10 >= len(rows) * 6


def is_in_order(row, whole):
    rest = iter(whole)
    return all(cell in rest for cell in row if cell)


def held_rows(table, raw):
    """Whether the raw file has three of five rows of a table, each cell behind the one before."""
    rows = [row for row in table if any(row)]
    return sum("".join(row) in raw for row in rows) * 10 >= len(rows) * 6


def found(made, clean, raw):
    """Headings and tables of the clean page that the raw file has words of: found, and all."""
    own = {words for _, words, _ in made.headings} | made.labels
    wanted = [words for _, words, _ in clean.headings if raw is None or words in raw]
    tables = [table for table in clean.tables if raw is None or held(table, raw)]
    return (
        sum(words in own for words in wanted), len(wanted),
        sum(any(2 * shared >= of for shared, of in (shared_cells(table, other) for other in made.tables))
            for table in tables), len(tables),
    )


def held(table, raw):
    all_cells = [cell for row in table for cell in row if cell]
    return all_cells and sum(cell in raw for cell in all_cells) * 10 >= len(all_cells) * 8


def main(arguments):
    tally, seen = Counter(), [0, 0, 0, 0]
    for path in sorted(arguments.made.rglob("*.md")):
        clean = arguments.clean / path.name
        if not clean.exists():
            continue
        made, wanted = Page(path.read_text()), Page(clean.read_text())
        raw = arguments.raw / path.name if arguments.raw else None
        words = squeezed(COMMENT.sub("", raw.read_text(errors="replace"))) if raw and raw.exists() else None
        judged = [("heading", *each) for each in judged_headings(made, wanted)]
        judged += [("table", *each) for each in judged_tables(made, wanted, words)]
        for kind, fate, text in judged:
            tally[kind, fate] += 1
            if arguments.misses and fate != "true":
                print(f"{path.stem}: {fate} {kind}: {text[:150]}")
        seen = [sum(pair) for pair in zip(seen, found(made, wanted, words))]
    for kind, (got, of) in (("heading", seen[:2]), ("table", seen[2:])):
        true, false = tally[kind, "true"], tally[kind, "false"]
        print(f"{kind}s: {true} true, {false} false, {tally[kind, 'unknown']} unknown;"
              f" precision {true / max(1, true + false):.3f}, recall {got}/{of} {got / max(1, of):.3f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clean", type=pathlib.Path)
    parser.add_argument("made", type=pathlib.Path)
    parser.add_argument("--raw", type=pathlib.Path)
    parser.add_argument("--misses", action="store_true")
    sys.exit(main(parser.parse_args()))
