"""Links and pipes where files are read and written: nothing passes through them."""

import os
from pathlib import Path

import pytest

from pages import own_page, page
from world import FULL, SECRET, some

#: Where content is looked for, and the ending that is read there.
READ = {
    "content/raw": ".md", "content/pages": ".md", "content/pages/current": ".md",
    "content/assets": ".svg", "templates": ".mustache", "templates/partials": ".mustache",
    "templates/assets/css": ".css", "templates/assets/js": ".js",
}
DRAWING = f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--{SECRET}--></svg>'


@pytest.fixture
def bait(sound):
    """The victim has files that content would like to be."""
    folder = sound.victim / "bait"
    sound.put(folder / "raw.md", own_page(f"# Mugs\n\n{SECRET}\n", slug="mugs", title="Mugs"))
    sound.put(folder / "drawing.svg", DRAWING)
    sound.put(folder / "head.mustache", SECRET)
    sound.put(folder / "more.css", f"/* {SECRET} */")
    sound.put(folder / "more.js", f"/* {SECRET} */ export {{}};")
    sound.put(folder / "passwd", f"root:{SECRET}:0:0\n")
    sound.look_outside()
    return sound


@pytest.mark.parametrize("place", READ)
def test_a_folder_outside_is_not_read(bait, place):
    bait.link(f"{place}/elsewhere", bait.victim / "bait")
    for number, name in enumerate(sorted(os.listdir(bait.victim / "bait"))):
        bait.link(f"{place}/link{number}{os.path.splitext(name)[1]}", f"{bait.victim}/bait/{name}")
    bait.link(f"{place}/as-page{READ[place]}", bait.victim / "bait/passwd")
    done = bait.hig("build", status=(0, 1))
    assert bait.leaks() == []
    assert SECRET not in done.told


@pytest.mark.parametrize("place", ["content/raw", "content/pages", "content/assets", "content",
                                   "templates"])
def test_a_folder_that_is_a_link_itself_is_not_read(bait, place):
    folder = bait.project / place
    if folder.exists():
        folder.rename(bait.project / "aside")
    bait.link(place, bait.victim / "bait")
    # Settings that are there but cannot be read are a failure.
    done = bait.hig("build", status=2 if place == "content" else (0, 1))
    assert bait.leaks(folders=["public"]) == []
    assert SECRET not in done.told


@pytest.mark.parametrize("file", ["site.yaml", "synonyms.yaml", "queries.jsonl",
                                  "baseline.jsonl"])
def test_a_setting_that_is_a_link_is_not_read(sound, file):
    sound.link(f"content/{file}", sound.victim / "keep.txt")
    done = sound.hig("check", "--queries", "content/queries.jsonl")
    done = done.told + sound.hig("build").told
    assert SECRET not in done
    assert sound.leaks() == []


def test_links_that_leave_are_told(bait):
    bait.link("content/raw/elsewhere", bait.victim / "bait")
    assert "content/raw/elsewhere" in bait.hig("build", status=0).told


def test_links_inside_of_the_project_are_followed(sound):
    sound.put("content/raw/mugs/a.md", own_page(slug="mugs", title="About mugs"))
    sound.link("content/raw/again.md", "mugs/a.md")
    sound.hig("build", status=0)
    assert (sound.project / "public/mugs/index.html").exists()


def test_links_are_followed_if_a_person_says_so(bait):
    bait.link("content/raw/elsewhere.md", bait.victim / "bait/raw.md")
    bait.hig("build", "--follow-links", status=0)
    assert bait.leaks(folders=["public"])


@pytest.mark.parametrize("flag", ["--raw", "--pages", "--templates"])
def test_a_named_folder_is_read_but_not_what_its_links_lead_to(bait, flag):
    ending = ".mustache" if flag == "--templates" else ".md"
    bait.put(f"named/current/mugs{ending}",
             page(slug="mugs") if flag == "--pages" else own_page(slug="mugs", title="Mugs"))
    bait.link("named/elsewhere", bait.victim / "bait")
    bait.link(f"named/link{ending}", bait.victim / "bait/passwd")
    done = bait.hig("build", flag, "named")
    assert bait.leaks(folders=["public", "named/current"]) == []
    assert SECRET not in done.told


# Files that hig writes

WRITTEN = [
    ".cache/hig/site.record", "content/pages/current/cups.new.md", ".cache/hig/.hig-site",
    "content/baseline.jsonl", ".public.lock", "content/pages/current/mugs.md",
    ".public.stage/.hig-site", "public/.hig-site", ".cache/hig/links.jsonl", "public/index.html",
    "public/build-manifest.json",
]


def everything(world):
    """What writes each of these files."""
    world.put("content/pages/current/cups.md", own_page() + "\nMore by hand.\n")
    world.put("content/raw/cups.md", own_page(abstract="Another abstract."))
    world.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs"))
    world.hig("ingest")
    for _ in range(2 if FULL else 1):
        world.hig("build")
    world.hig("check", "--write-baseline")
    world.hig("clean")


@pytest.mark.parametrize("path", some(WRITTEN, 6))
def test_nothing_is_written_through_a_link(sound, path):
    sound.link(path, sound.victim / "keep.txt")
    everything(sound)


@pytest.mark.parametrize("path", some(WRITTEN, 3))
def test_nothing_is_made_where_a_link_leads(sound, path):
    sound.link(path, sound.victim / "made.txt")
    everything(sound)


@pytest.mark.parametrize("path", some(WRITTEN, 6))
def test_a_pipe_is_not_waited_for(sound, path):
    sound.pipe(path)
    everything(sound)


def test_a_baseline_that_is_a_link_is_not_written(sound):
    known = '{"rule":"missing-alt"}\n'
    sound.put(sound.victim / "empty.jsonl", "")
    sound.put(sound.victim / "known.jsonl", known)
    sound.look_outside()
    for name in ("empty.jsonl", "known.jsonl"):
        link = sound.link("content/baseline.jsonl", sound.victim / name)
        sound.hig("check", "--write-baseline")
        link.unlink()


FOLDERS = [".cache", "public", "content/pages", "content", ".cache/hig", ".public.stage",
           "content/pages/current", "content/raw"]


@pytest.mark.parametrize("path", some(FOLDERS, 4))
@pytest.mark.parametrize("goal", some(["site", "empty", "victim", "nowhere"], 2))
def test_no_folder_is_filled_or_emptied_through_a_link(sound, path, goal):
    """Nor if it says that it is ours: a neighbor has a site of hig's, too."""
    if goal == "empty":
        (sound.folder / "empty").mkdir()
    if goal == "site":
        sound.hig("build", status=0)
        (sound.project / "public").rename(sound.folder / "site")
    sound.look_outside()
    folder = sound.project / path
    if os.path.lexists(folder):
        folder.rename(sound.project / "aside")
    sound.link(path, sound.folder / goal)
    sound.put(sound.project / "raw/mugs.md", own_page(slug="mugs", title="Mugs"))
    sound.hig("build")
    sound.hig("build", "--raw", "raw")
    sound.hig("check", "--write-baseline")
    sound.hig("clean")


def test_a_link_that_a_person_names_is_an_output(sound):
    """What is refused by default may be asked for."""
    wanted = sound.folder / "given/wanted"
    wanted.mkdir(parents=True)
    sound.given = [wanted.parent]
    sound.look_outside()
    sound.link("named", wanted)
    sound.hig("build", "--output", "named", status=0)
    assert (wanted / "index.html").exists()


# What is no file at all

READ_FILES = [
    "content/site.yaml", "public/.gitignore", "templates/assets/css/99-more.css",
    "content/assets/cup.png", "templates/layout.mustache", "public/build-manifest.json",
    "content/synonyms.yaml", "content/raw/a.md", "content/pages/current/a.md",
    "templates/partials/head.mustache", "content/baseline.jsonl", ".cache/hig/site.record",
    "content/pages/current/cups.new.md",
]


@pytest.mark.parametrize("path", some(READ_FILES, 4))
def test_reading_does_not_wait_for_a_pipe(sound, path):
    sound.pipe(path)
    sound.hig("ingest")
    sound.hig("build")
    sound.hig("check")
    sound.hig("clean")


@pytest.mark.parametrize("arguments", [
    ["build", "--raw"], ["build", "--pages"], ["build", "--templates"], ["build", "--output"],
    ["check", "--queries"], ["check", "--baseline"], ["check", "--write-baseline", "--baseline"],
    ["ingest", "--ledger"], ["ingest", "--explain"], ["export", "--output"],
    ["search", "cup", "--output"], ["clean", "--output"], ["template", "--export"],
], ids=" ".join)
def test_a_named_pipe_is_not_waited_for(sound, arguments):
    sound.pipe("pipe")
    sound.hig(*arguments, "pipe")


@pytest.mark.parametrize("kind", ["pipe", "device", "socket", "file"])
def test_an_output_is_a_folder(sound, kind):
    target = sound.project / "target"
    if kind == "pipe":
        sound.pipe("target")
    elif kind == "socket":
        sound.socket("target")
    elif kind == "file":
        sound.put("target", "Mine.")
    else:
        target = Path("/dev/null")
    sound.hig("build", "--output", target, status=(1, 2))
    sound.hig("clean", "--output", target)
    assert os.path.lexists(target)
    if kind == "file":
        assert target.read_text() == "Mine."
