"""Random trees of links, pipes, sockets, modes and names where `hig` reads and writes.

HIG_TREES says how many, HIG_SEED which is the first.
"""

import os
import random

import pytest

from pages import own_page, page
from snapshots import changes, snapshot
from world import FULL, SECRET

COUNT = int(os.environ.get("HIG_TREES", "200" if FULL else "5"))
FIRST = int(os.environ.get("HIG_SEED", "1"))

PLACES = ["", "content", "content/raw", "content/raw/more", "content/pages",
          "content/pages/current", "content/assets", "templates", "templates/partials",
          "templates/assets/css", ".cache", ".cache/hig", "public", "public/cups", "public/search",
          ".public.stage", ".public.stage/site"]
NAMES = [b"a", b"a b", b"a\nb", b"a\\b", b"..a", b"-rf", b"~", b"con", b"%2e%2e", b"\xff\xfe",
         "caf\u00e9".encode(), "cafe\u0301".encode(), "\u202ea".encode(), b"$(id)", b"'\"",
         b".hidden", b".hig-1-1.draft", b"*", b"A"]
ENDINGS = [b"", b".md", b".txt", b".html", b".json", b".svg", b".png", b".mustache", b".css",
           b".new.md", b".jsonl"]
MODES = [0o644, 0o600, 0o755, 0o400, 0o200, 0o000, 0o777, 0o4755]
#: Names of ours, at which anything may stand. What becomes of it is not said.
OURS = [".cache", ".cache/hig", "public", ".public.stage", "public/index.html",
        "public/build-manifest.json", "public/.hig-site", ".cache/hig/site.record",
        ".cache/hig/.hig-site", ".cache/hig/links.jsonl", ".public.lock", ".public.stage/.hig-site",
        "content/pages/current/cups.new.md", "content/pages/current/mugs.md", "content/site.yaml",
        "content/synonyms.yaml", "content/baseline.jsonl", "templates/layout.mustache"]
TEXTS = [b"Mine.", b"", b"\0\xff", page(slug="a").encode(), own_page(slug="b").encode(),
         b"<svg/>", b"{}", b"GIF89a<script>"]


class Tree:
    """What is planted, by its path; two with the same number are the same."""

    def __init__(self, number, world):
        self.random = random.Random(number)
        self.world = world
        self.planted = []

    def plant(self):
        """In few places at a time: what is refused in one hides what happens in the others."""
        for name in self.random.sample(OURS, self.random.randint(0, 3)):
            self.put(os.fsencode(self.world.project / name), is_ours=True)
        places = self.random.sample(PLACES, self.random.randint(1, 4))
        for _ in range(self.random.randint(3, 20)):
            folder = self.world.project / self.random.choice(places)
            self.put(os.path.join(os.fsencode(folder), self.name()))

    def name(self):
        stem, ending = self.random.choice(NAMES), self.random.choice(ENDINGS)
        if self.random.random() < 0.1:
            return b"x" * (255 - len(ending)) + ending
        return b"mine-" * self.random.randint(0, 1) + stem + ending

    def put(self, path, is_ours=False):
        if not self.makes_room(os.path.dirname(path)) or os.path.lexists(path):
            return
        kinds = ["link", "link", "pipe", "socket", "folder", *([] if is_ours else ["file"] * 2)]
        kind = self.random.choice(kinds)
        if kind == "file":
            with open(path, "wb") as file:
                file.write(self.random.choice(TEXTS))
            os.chmod(path, self.random.choice(MODES))
        elif kind == "link":
            os.symlink(self.goal(path), path)
        elif kind == "pipe":
            os.mkfifo(path)
        elif kind == "socket":
            os.mknod(path, 0o140644)
        else:
            os.mkdir(path)
            self.put(os.path.join(path, b"inside"), is_ours)
        if not is_ours:
            self.planted.append(path)

    def makes_room(self, folder):
        """Makes a folder, unless something else stands there; never through a link."""
        project = os.fsencode(self.world.project)
        path = project
        for part in os.path.relpath(folder, project).split(b"/"):
            path = os.path.normpath(os.path.join(path, part))
            if not os.path.lexists(path):
                os.mkdir(path)
            if os.path.islink(path) or not os.path.isdir(path):
                return False
        return True

    def goal(self, path):
        outside, inside = self.world.folder, self.world.project
        return self.random.choice([
            os.fsencode(outside / "victim"), os.fsencode(outside / "victim/keep.txt"),
            os.fsencode(outside / "victim/hig"), os.fsencode(outside / "made"), b"..", b".",
            b"../..", b"nowhere", os.path.basename(path), os.fsencode(inside / "content"),
            b"/dev/zero", os.fsencode(inside / "content/raw/cups.md"),
            os.fsencode(inside / "public"),
        ])

    def kept(self):
        """Kind, mode and content of what was planted; folders may gain and lose what is ours."""
        found = {}
        for path in self.planted:
            if os.path.lexists(path):
                found.update({path: snapshot(path)[path]})
        return found


@pytest.mark.parametrize("number", range(FIRST, FIRST + COUNT))
def test_nothing_is_lost_and_nothing_leaves(sound, number):
    tree = Tree(number, sound)
    sound.put("content/raw/cups.md", own_page(abstract="Another."))
    if tree.random.random() < 0.4:
        sound.hig("build")
    tree.plant()
    before = tree.kept()
    for command in tree.random.choice([
        ["build", "clean", "build"], ["build", "build", "clean"], ["clean", "build", "clean"],
        ["ingest --force", "build", "clean"], ["check --write-baseline", "build", "clean"],
    ]):
        done = sound.hig(*command.split())
        lost = changes(before, tree.kept(), allowed=("time",))
        assert lost == [], f"{command}\n{done.told[-2000:]}"
        assert SECRET not in done.told
    assert sound.leaks() == []
