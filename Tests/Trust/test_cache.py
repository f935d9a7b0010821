"""A cache that somebody prepared: what it holds may name other places."""

import hashlib
import shutil

import pytest

from pages import page
from world import some

GOALS = ["../../victim/keep.txt", "VICTIM/keep.txt", "../content/site.yaml",
         "../.cache/mine.txt", "a/../../mine.txt", "link/keep.txt", "", ".", "..", "a\0b",
         "a" * 300]


def varint(number):
    head = bytes([number & 0x7F | (0x80 if number > 0x7F else 0)])
    return head + (varint(number >> 7) if number > 0x7F else b"")


class Reader:
    def __init__(self, data):
        self.data = data
        self.place = 0

    def take(self, count):
        self.place += count
        return self.data[self.place - count:self.place]

    def number(self):
        number, shift = 0, 0
        while True:
            byte = self.take(1)[0]
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number


def part(data):
    return varint(len(data)) + data


def stamp(site, goal):
    """What the record of a site says of a file, taken from one that is there."""
    try:
        found = (site / goal).stat()
    except (OSError, ValueError):
        return b"\0"
    return b"\1" + varint(found.st_ino) + varint(found.st_size) + varint(found.st_mtime_ns)


def poisoned(record, site, goal):
    """The same record, in which every page is another file; its digest is right."""
    reader = Reader(record)
    program, _ = reader.take(32), reader.take(32)
    files, count = b"", reader.number()
    pages = 0
    for _ in range(count):
        path, size, digest = reader.take(reader.number()), reader.number(), reader.take(32)
        start = reader.place
        if reader.take(1) != b"\0":
            for _ in range(3):
                reader.number()
        mark = record[start:reader.place]
        if path.endswith(b".html"):
            path, mark = goal.encode(), stamp(site, goal)
            pages += 1
        files += part(path) + varint(size) + digest + mark
    assert pages > 0, "the record has no pages"
    body = varint(count) + files + record[reader.place:]
    return program + hashlib.sha256(body).digest() + body


@pytest.mark.parametrize("goal", some(GOALS, 3), ids=ascii)
def test_a_record_does_not_lead_outside(sound, goal):
    sound.hig("build", status=0)
    site = sound.project / "public"
    record = sound.project / ".cache/hig/site.record"
    named = goal.replace("VICTIM", str(sound.victim))
    record.write_bytes(poisoned(record.read_bytes(), site, named))
    # One page is another, and those of the others are asked for by the record.
    sound.put("content/pages/current/cups.md", page("# Cups\n\nTheir newer text.\n"))
    sound.hig("build", status=0)
    assert sound.leaks("Their newer text.", ["public"])
    assert not sound.leaks()
    assert not (sound.project / "mine.txt").exists()
    # Nor through a link in the site, which no build takes for its own.
    shutil.rmtree(site)
    sound.link("public/link", sound.victim)
    sound.hig("build")
    sound.hig("clean")
    assert not (sound.project / "mine.txt").exists()


@pytest.mark.parametrize("cut", some([97, 64, 0, 1, 31, 32, 63, 95, 96], 2))
def test_a_damaged_cache_is_as_none(sound, cut):
    sound.hig("build", status=0)
    pack = sound.project / ".cache/hig/site.record"
    whole = pack.read_bytes()
    for damaged in (whole[:cut], whole[:cut] + b"\xff" * 40, whole[:-1]):
        pack.write_bytes(damaged)
        sound.hig("build", status=0)


def test_a_cache_of_other_pages_is_not_theirs(sound):
    """The text of a page decides what is taken from the cache, not its name."""
    sound.hig("build", status=0)
    sound.put("content/pages/current/cups.md", page("# Cups\n\nTheir newer text.\n"))
    sound.hig("build", status=0)
    assert sound.leaks("Their newer text.", ["public"])
