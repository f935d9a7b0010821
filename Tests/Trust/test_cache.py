"""A cache that somebody prepared: what it holds may name other places."""

import hashlib
import shutil

import pytest

from pages import page
from world import some

GOALS = ["../../../../victim/made.txt", "VICTIM/made.txt", "../content/site.yaml",
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


def moved(entry, goal):
    """The files of an entry at another place; an entry that is not files stays as it is."""
    reader, files = Reader(entry), b""
    try:
        while reader.place < len(entry):
            path, data = reader.take(reader.number()), reader.take(reader.number())
            if not path.endswith((b".html", b".md", b".json", b".csv", b".bin", b".js")):
                return entry
            files += part(goal) + part(data)
    except IndexError:
        return entry
    return files if reader.place == len(entry) else entry


def poisoned(pack, goal):
    """The same cache, with its files at another place; its digest is right."""
    reader = Reader(pack)
    program, _ = reader.take(16), reader.take(32)
    packed, count = b"", 0
    while reader.place < len(pack):
        key, entry = reader.take(32), reader.take(reader.number())
        packed += key + part(moved(entry, goal.encode()))
        count += moved(entry, b"x") != entry
    assert count > 0, "no entry of the cache holds files"
    return program + hashlib.sha256(packed).digest() + packed


@pytest.mark.parametrize("goal", some(GOALS, 3), ids=ascii)
def test_a_cache_does_not_lead_outside(sound, goal):
    sound.hig("build", status=0)
    pack = sound.project / ".cache/hig/site.record"
    pack.write_bytes(poisoned(pack.read_bytes(), goal.replace("VICTIM", str(sound.victim))))
    shutil.rmtree(sound.project / "public")
    sound.link("public/.link", sound.victim)
    settings = sound.put("content/site.yaml", "title: Mine\n")
    before = settings.read_bytes()
    sound.hig("build")
    settings.unlink()
    sound.hig("build")
    sound.hig("clean")
    assert before == b"title: Mine\n"
    assert not (sound.project / "mine.txt").exists()


@pytest.mark.parametrize("cut", some([81, 48, 0, 1, 15, 16, 47, 79, 80], 2))
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
