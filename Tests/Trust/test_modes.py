"""Modes, links and times: a build opens to others nothing that was closed."""

import os
import stat

import pytest

from pages import own_page


def mode(path):
    return stat.S_IMODE(os.lstat(path).st_mode)


def opened(folder):
    """What others than the owner may read."""
    return [path.as_posix() for path in [folder, *folder.rglob("*")]
            if not path.is_symlink() and mode(path) & 0o077]


@pytest.fixture
def site(sound):
    sound.hig("build", status=0)
    return sound.project / "public"


@pytest.mark.parametrize("wanted", [0o700, 0o750, 0o2755], ids=oct)
def test_the_folder_of_a_site_keeps_its_mode(sound, site, wanted):
    site.chmod(wanted)
    sound.put("content/site.yaml", "title: Other\n")
    sound.hig("build", status=0)
    assert oct(mode(site)) == oct(wanted)


def test_a_hidden_file_keeps_mode_and_time(sound, site):
    modes = {".secret": 0o600, ".run": 0o755, ".gitignore": 0o644}
    for name, wanted in modes.items():
        sound.put(f"public/{name}", "Mine.").chmod(wanted)
        os.utime(site / name, (1_000_000_000, 1_000_000_000))
    for command in ("build", "clean", "build"):
        sound.hig(command, status=0)
        assert {name: oct(mode(site / name)) for name in modes} == {
            name: oct(wanted) for name, wanted in modes.items()}, command
        assert {os.lstat(site / name).st_mtime for name in modes} == {1_000_000_000.0}, command


def test_a_hidden_link_stays_a_link(sound, site):
    goals = {".link": str(sound.victim / "keep.txt"), ".inside": "index.html"}
    for name, goal in goals.items():
        (site / name).symlink_to(goal)
    for command in ("build", "clean", "build"):
        done = sound.hig(command, status=0)
        assert all((site / name).is_symlink() for name in goals), command
        assert {name: os.readlink(site / name) for name in goals} == goals, done.told


@pytest.mark.parametrize("goal", ["nowhere", ".", "..", ".self", "VICTIM"])
def test_a_hidden_link_to_a_folder_or_to_nothing_stays(sound, site, goal):
    goal = goal.replace("VICTIM", str(sound.victim))
    (site / ".self").symlink_to(goal)
    for command in ("build", "clean", "build"):
        sound.hig(command)
        assert os.readlink(site / ".self") == goal, command


def test_a_new_site_takes_the_umask(sound):
    sound.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs"))
    sound.hig("build", umask="077", status=0)
    for folder in ("public", ".cache"):
        assert opened(sound.project / folder) == []
    assert mode(sound.project / "content/pages/current/mugs.md") == 0o600
    sound.put("content/site.yaml", "title: Other\n")
    sound.hig("build", umask="077", status=0)
    assert opened(sound.project / "public") == []


def test_a_page_that_is_replaced_keeps_its_mode(sound):
    raw = sound.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs"))
    sound.hig("ingest", status=0)
    written = sound.project / "content/pages/current/mugs.md"
    written.chmod(0o600)
    raw.write_text(own_page(slug="mugs", title="Mugs", abstract="Another."))
    sound.hig("ingest", status=0)
    assert oct(mode(written)) == oct(0o600)
