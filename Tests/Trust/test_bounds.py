"""How much is read and written: no file takes more memory than it is worth."""

import os
import re

import pytest

from pages import own_page, page
from world import FULL, REPOSITORY, some

#: A file of this size has no bytes on the disk, and would take all of them in memory.
SPARSE = 2_000_000_000
MEGABYTES = 600

LARGE = [
    ".cache/hig/site.record", "public/.large", "public/build-manifest.json", "content/baseline.jsonl",
    "public/search/start.js", "content/pages/current/cups.new.md",
    "templates/assets/css/99-large.css", ".cache/hig/links.jsonl", "public/.hig-site",
    "public/index.html", "content/site.yaml", "content/synonyms.yaml", "content/queries.jsonl",
    "content/raw/large.md", "content/raw/large.html", "content/raw/large.json",
    "content/pages/current/large.md", "content/assets/large.png", "content/assets/large.svg",
    "templates/layout.mustache", "templates/data/large.json", "templates/assets/js/99-large.js",
    ".public.lock", ".public.stage/.hig-site",
]


READERS = {
    "content/baseline.jsonl": [["check", "--baseline", "content/baseline.jsonl"],
                               ["check", "--write-baseline"]],
    "content/queries.jsonl": [["check", "--queries", "content/queries.jsonl"]],
    "public/search/start.js": [["search", "cup"]],
    ".cache/hig/links.jsonl": [["check", "--external"]],
}


@pytest.mark.parametrize("path", some(LARGE, 7))
def test_no_file_is_read_without_a_bound(sound, path):
    sound.put("content/raw/cups.md", own_page(abstract="Another."))
    sound.hig("build")
    if path == ".cache/hig/links.jsonl":
        sound.put("content/pages/current/mugs.md",
                  page("# Mugs\n\nSee [this](https://127.0.0.1/).\n", slug="mugs"))
    file = sound.project / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.truncate(file, SPARSE)
    for arguments in [*READERS.get(path, []), ["build"], ["clean"], ["ingest"]]:
        done = sound.hig(*arguments)
        assert done.megabytes < MEGABYTES, f"{arguments}: {done.line}"
    if path == "public/.large":
        assert file.stat().st_size == SPARSE


def weight(world):
    """Of one page, and of the site."""
    site = world.project / "public"
    page = (site / "cup-0/index.html").stat().st_size
    return page, sum(file.stat().st_size for file in site.rglob("*") if file.is_file())


def test_a_page_does_not_grow_with_the_groups(world):
    """Each page shows the groups: pages times groups must not be what a site costs."""
    few, many = (500, 4000) if FULL else (130, 260)
    weights = []
    for first, last in [(0, few), (few, many)]:
        for number in range(first, last):
            world.put(f"content/pages/current/cup-{number}.md",
                      page("# Cup\n\nText.\n", slug=f"cup-{number}", title=f"Cup {number}",
                           section=f"Section number {number} of a long row"))
        world.hig("build", status=0, seconds=300)
        weights.append(weight(world))
    (page_of_few, of_few), (page_of_many, of_many) = weights
    assert page_of_many < 1.3 * page_of_few + 2000, weights
    assert of_many < 1.5 * many / few * of_few, weights


def test_packages_of_the_tests_have_hashes():
    """Else whoever holds the index of packages decides what the tests run."""
    text = (REPOSITORY / "Tests/Browser/requirements.txt").read_text().replace("\\\n", " ")
    pins = [line for line in text.splitlines() if re.match(r"[A-Za-z]", line)]
    assert pins
    assert [line for line in pins if "--hash=sha256:" not in line] == []
