"""Real runs under `strace`: what is written, and what content is read, lies in the project."""

import os
import re
import shutil
from pathlib import Path

import pytest

from pages import own_page, page
from tracing import libraries, require_strace, traced
from world import FULL

#: What any program reads to start, and what this one asks the system.
SYSTEM = re.compile(r"/(lib|lib64|usr/lib|usr/local/lib|usr/share/(locale|zoneinfo))(/|$)"
                    r"|/etc/(ld\.so\.|localtime|locale)"
                    r"|/proc/(self|\d+|sys/vm)(/|$)|/sys/(fs/cgroup|devices)"
                    r"|/dev/(null|zero|urandom|tty|shm)?$|(pipe|socket|anon_inode):")
NOWHERE = re.compile(r"/dev/(null|tty)$|(pipe|socket|anon_inode):|/proc/(self|\d+)/fd/")

COMMANDS = [
    ["ingest"], ["build"], ["build"], ["build", "--release"], ["check"],
    ["check", "--queries", "content/queries.jsonl"], ["check", "--write-baseline"],
    ["check", "--baseline", "content/baseline.jsonl"], ["search", "cup"],
    ["export", "--output", "data"], ["export", "--what", "epub", "--output", "book.epub"],
    ["export", "--what", "docset", "--output", "Book.docset"], ["template", "--export", "copied"],
    ["ingest", "--ledger", "content/raw/cups.md"], ["ingest", "--force"], ["clean"],
]
CHOSEN = COMMANDS if FULL else [
    ["ingest", "--force"], ["build"], ["check", "--write-baseline"],
    ["export", "--what", "epub", "--output", "book.epub"], ["clean"]]


@pytest.fixture
def trace(world, binary):
    require_strace()
    # What comes with it lies beside it, or in a folder above.
    beside = [str(folder / name) for folder in Path(binary).parents
              for name in ("templates", "defaults", ".build-wasm")]
    own = [str(world.project), os.path.dirname(binary), *beside, *libraries(binary)]
    count = 0

    def run(*arguments):
        nonlocal count
        count += 1
        logs = world.folder.parent / f"{world.folder.name}-log-{count}"
        done, touched = traced([binary, *arguments], world.project, logs)
        shutil.rmtree(logs)
        inside = str(world.project)
        written = {touch.line for touch in touched if touch.writes
                   and not below(touch.path, inside) and not NOWHERE.match(touch.path)}
        read = {touch.line for touch in touched if touch.reads
                and not any(below(touch.path, folder) for folder in own)
                and not SYSTEM.match(touch.path) and not is_way_down(touch, inside)}
        assert sorted(written) == [], arguments
        assert sorted(read) == [], arguments
        assert any(touch.reads and below(touch.path, inside) for touch in touched), "nothing read"
        return done

    return run


def is_way_down(touch, project):
    """A folder above the project, opened only to go on from there."""
    return below(project, touch.path.rstrip("/")) and "O_PATH" in touch.line


def below(path, folder):
    return path == folder or path.startswith(folder + "/")


def fill(world):
    world.put("content/raw/cups.md", own_page(abstract="Another."))
    world.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs", edition="mugs-2014"))
    world.put("content/pages/current/cups.md", page("# Cups\n\n![A cup](cup.gif)\n"))
    world.put("content/assets/cup.gif", b"GIF89a\x04\0\x04\0\0\0\0;")
    world.put("content/site.yaml", "base-url: https://example.com/\n")
    world.put("content/queries.jsonl",
              '{"query": "cup", "expect": "cups", "within": 1, "why": "Its title."}\n')


@pytest.mark.parametrize("arguments", CHOSEN, ids=" ".join)
def test_a_sound_project_is_all_that_is_touched(world, trace, arguments):
    fill(world)
    if arguments[0] in ("search", "clean"):
        world.hig("build", status=0)
    assert trace(*arguments).returncode in (0, 1)


@pytest.mark.parametrize("arguments", CHOSEN, ids=" ".join)
def test_a_hostile_project_is_all_that_is_touched(world, trace, arguments):
    fill(world)
    if arguments[0] in ("search", "clean"):
        world.hig("build", status=0)
    for number, place in enumerate(["content/raw", "content/pages", "content/pages/current",
                                    "content/assets", "templates", "templates/assets/css"]):
        world.link(f"{place}/folder{number}", world.victim)
        for ending in ("md", "gif", "css", "mustache"):
            world.link(f"{place}/file{number}.{ending}", world.victim / "keep.txt")
    for path in ["content/pages/current/cups.new.md", "content/baseline.jsonl",
                 ".cache/hig/links.jsonl"]:
        (world.project / path).unlink(missing_ok=True)
        world.link(path, world.victim / "keep.txt")
    edition = str(world.victim)
    for name, fields in {"a": {"edition": edition}, "b": {"slug": "../../../../../victim/made"},
                         "c": {"edition": "../../../../../../victim", "slug": "mugs-too"}}.items():
        world.put(f"content/raw/{name}.md", own_page(**fields))
    trace(*arguments)


def test_the_tracing_sees_what_leaves(world):
    """A test that finds nothing must be able to find something."""
    require_strace()
    logs = world.folder.parent / f"{world.folder.name}-log"
    script = f'cat "{world.victim}/keep.txt"; echo a >made; echo a >"{world.victim}/made.txt"; ' \
             f'ln -s "{world.victim}" link; cat link/keep.txt; rm "{world.victim}/made.txt"'
    _, touched = traced(["sh", "-c", script], world.project, logs)
    shutil.rmtree(logs)
    victim = str(world.victim)
    assert any(touch.writes and touch.path == f"{victim}/made.txt" for touch in touched)
    assert any(touch.reads and touch.path == f"{victim}/keep.txt" and "link/" in touch.line
               for touch in touched)
    assert any(touch.call.startswith("unlink") and touch.path == f"{victim}/made.txt"
               for touch in touched)
    assert any(touch.writes and touch.path == f"{world.project}/made" for touch in touched)
