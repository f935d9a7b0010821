"""What is removed is what `hig` made, by name; all else stays, byte for byte."""

import json

import pytest

from pages import own_page, page
from snapshots import changes, snapshot
from world import some

MARKER = "hig writes this folder and replaces it at each build: keep nothing of your own here.\n"


def around(world):
    world.hig("build")
    world.hig("clean")
    world.hig("build")


def test_a_cache_that_is_a_link_to_the_folder_above(sound):
    """It makes the neighbor `hig` look like our cache."""
    sound.link(".cache", "..")
    around(sound)
    sound.hig("clean")
    assert (sound.neighbor / "keep.txt").exists()


@pytest.mark.parametrize("marked", [False, True], ids=["", "marked"])
def test_a_file_in_the_cache_stays(sound, marked):
    paths = [".cache/hig/mine.txt", ".cache/hig/more/mine.txt", ".cache/other/mine.txt"]
    mine = [sound.put(path, "Mine.") for path in paths]
    link = sound.link(".cache/hig/link", sound.victim)
    if marked:
        sound.put(".cache/hig/.hig-site", MARKER)
    around(sound)
    sound.hig("clean")
    assert [file for file in mine if not file.exists() or file.read_text() != "Mine."] == []
    assert link.is_symlink()


def test_a_marker_that_is_a_folder_keeps_what_it_holds(sound):
    sound.hig("build", status=0)
    (sound.project / "public/.hig-site").unlink()
    mine = sound.put("public/.hig-site/mine.txt", "Mine.")
    around(sound)
    assert mine.read_text() == "Mine."


def test_a_folder_with_only_our_marker_is_not_emptied(sound):
    """A marker is a text that anybody can write; what lies beside it is not ours for that."""
    sound.put("public/.hig-site", MARKER)
    mine = [sound.put("public/mine.txt", "Mine."), sound.put("public/more/mine.txt", "Mine."),
            sound.put("public/.mine", "Mine.")]
    around(sound)
    assert [file for file in mine if not file.exists()] == []


def test_a_stage_of_somebody_is_not_emptied(sound):
    sound.put(".public.stage/.hig-site", MARKER)
    mine = [sound.put(".public.stage/mine.txt", "Mine."),
            sound.put(".public.stage/site/mine.txt", "Mine."),
            sound.put(".public.stage/old/mine.txt", "Mine.")]
    around(sound)
    assert [file for file in mine if not file.exists()] == []


def test_what_a_person_put_into_the_site_stays(sound):
    sound.hig("build", status=0)
    mine = [sound.put("public/mine.txt", "Mine."), sound.put("public/cups/mine.txt", "Mine."),
            sound.put("public/.well-known/mine.txt", "Mine.")]
    (sound.project / "public/mine").mkdir()
    sound.link("public/link", sound.victim)
    around(sound)
    sound.hig("clean")
    assert [file for file in mine if not file.exists()] == []
    assert (sound.project / "public/mine").is_dir()


def test_a_new_version_that_a_person_wrote_stays(sound):
    sound.put("content/raw/cups.md", own_page())
    sound.hig("ingest", "--force", status=0)
    mine = sound.put("content/pages/current/cups.new.md", page("# Cups\n\nMy own draft.\n"))
    sound.hig("ingest", status=0)
    assert "My own draft." in mine.read_text()
    sound.put("content/pages/current/cups.md", page("# Cups\n\nEdited.\n"))
    sound.hig("ingest")
    assert "My own draft." in mine.read_text()
    sound.hig("ingest", "--force")
    assert "My own draft." in mine.read_text()


def test_drafts_that_are_none_stay(sound):
    """A name like that of a draft proves nothing about what it is."""
    names = [".hig-999999-1.draft", ".hig-1-1.draft"]
    for name in names:
        sound.put(f"content/pages/current/{name}/mine.txt", "Mine.")
        sound.put(f"content/pages/{name}", "Mine.")
    sound.put("content/raw/mugs.md", own_page(slug="mugs"))
    around(sound)
    for name in names:
        assert (sound.project / f"content/pages/current/{name}/mine.txt").exists()


# A manifest is a file of the checkout: it may say anything.

HOSTILE = ["../mine.txt", "../content/site.yaml", "link/keep.txt", "../../../../victim/keep.txt",
           "a/../../mine.txt", "..", ".", "", "/mine.txt", "./mine.txt", "mine.txt/"]


@pytest.mark.parametrize("path", some(HOSTILE, 3))
def test_a_manifest_does_not_lead_outside(sound, path):
    sound.hig("build", status=0)
    manifest = sound.project / "public/build-manifest.json"
    told = json.loads(manifest.read_text())
    row = dict(told["files"][0], path=path)
    told["files"].append(row)
    manifest.write_text(json.dumps(told))
    sound.put("mine.txt", "Mine.")
    sound.put("content/site.yaml", "title: Mine\n")
    sound.link("public/link", sound.victim)
    around(sound)
    sound.hig("clean")
    assert (sound.project / "mine.txt").read_text() == "Mine."
    assert (sound.project / "content/site.yaml").exists()


def test_a_folder_of_the_site_that_became_a_link(sound):
    """The manifest lists what lies in it, and the victim has files of these names."""
    sound.hig("build", status=0)
    folder = sound.project / "public/cups"
    folder.rename(sound.folder / "victim/site")
    sound.look_outside()
    sound.link("public/cups", sound.victim / "site")
    around(sound)
    sound.hig("clean")
    assert (sound.victim / "site/index.html").exists()


def test_a_lock_of_somebody_stays(sound):
    lock = sound.put(".public.lock", "Mine.")
    around(sound)
    assert not lock.exists() or lock.read_text() == "Mine."


def test_nothing_else_of_the_project_changes(sound):
    for path in ["notes.txt", "content/notes.txt", "content/pages/notes.txt", ".cache/mine",
                 ".public.mine", "public.txt", "content/pages/current/notes.txt", ".hig-site",
                 "content/.hig-site", "content/pages/.hig-site"]:
        sound.put(path, "Mine.")
    before = snapshot(sound.project)
    around(sound)
    sound.hig("clean")
    lost = [line for line in changes(before, snapshot(sound.project), allowed=("time",))
            if not line.startswith("new ")]
    assert lost == []
