"""Names that come from content: none is a path, and none stops a build."""

import os
import uuid

import pytest

from pages import own_page, page
from world import SECRET, some

#: What the site itself is called by at its top.
RESERVED = ["search", "print", "audit", "pictures", "tables", "changes", "guidelines", "platforms",
            "symbols", "a-z", "data", "assets", "index", "404"]
LONG = "cup-" * 75


def paths_up(victim):
    """From any folder of a project to the victim; never above the temporary folder."""
    return ["../" * steps + victim for steps in range(1, 7)]


@pytest.mark.parametrize("force", [[], ["--force"]], ids=["", "force"])
def test_an_edition_is_no_path(world, force):
    for number, edition in enumerate([str(world.victim), *paths_up("victim"), "..", "../.."]):
        world.put(f"content/raw/{number}.md", own_page(edition=edition))
    world.hig("ingest", *force, status=0)
    world.hig("build", status=0)


def test_an_edition_is_no_path_where_the_project_is_named(world):
    world.put("content/raw/a.md", own_page(edition=str(world.victim)))
    world.put("content/raw/b.md", own_page(edition="../../../../../../victim", slug="cups-too"))
    world.hig("build", world.project, status=0)
    world.hig("build", "--raw", "content/raw", "--output", "elsewhere", status=0)
    world.hig("ingest", "--raw", "content/raw", "--pages", "other/pages", status=0)


def test_an_empty_edition_is_not_the_root_of_the_disk(world):
    slug = f"hig-trust-{uuid.uuid4().hex}"
    world.put("content/raw/a.md", own_page(edition="", slug=slug))
    try:
        world.hig("ingest", status=0)
        assert not os.path.lexists(f"/{slug}.md")
        assert not os.path.lexists(f"/{slug}.new.md")
    finally:
        for name in (f"/{slug}.md", f"/{slug}.new.md"):
            if os.path.lexists(name):
                os.remove(name)


EDITIONS = ["a b", "a\0b", LONG, "a/b", "cafe\u0301", ".hidden", "a\nb", "a\\b", "-", "\u202ea"]


@pytest.mark.parametrize("edition", some(EDITIONS, 5), ids=lambda edition: ascii(edition[:12]))
def test_an_edition_does_not_stop_later_builds(world, edition):
    raw = world.put("content/raw/a.md", own_page(edition=edition))
    world.hig("ingest", status=0)
    world.hig("build", status=0)
    raw.unlink()
    world.hig("build", status=0)


@pytest.mark.parametrize("field", ["slug", "section", "edition"])
def test_reserved_names_do_not_stop_builds(world, field):
    """Nor those of 300 characters, and after the raw files are gone neither."""
    names = [*RESERVED, LONG]
    fits = [name for name in names if field != "slug" or len(name) <= 120]
    for name in fits:
        fields = {"slug": f"of-{name[:20]}", field: name}
        world.put(f"content/raw/{name[:20]}.md", own_page(title=f"About {name[:20]}", **fields))
    world.hig("build", status=0)
    for raw in (world.project / "content/raw").iterdir():
        raw.unlink()
    world.hig("build", status=0)
    for name in fits:
        assert world.leaks(f"About {name[:20]}", ["public"]), name


@pytest.mark.parametrize("field", ["slug", "section", "edition"])
def test_reserved_names_of_written_pages_do_not_stop_builds(world, field):
    for name in RESERVED:
        fields = {"slug": f"of-{name}", field: name}
        world.put(f"content/pages/current/of-{name}.md", page(title=f"About {name}", **fields))
    world.hig("build", status=0)
    for name in RESERVED:
        assert world.leaks(f"About {name}", ["public"]), name


def test_what_cannot_be_built_is_told_with_the_way_out(world):
    """A page of a former version of `hig`, or of somebody's own."""
    world.put("content/pages/current/mugs.md", page(title="Mugs", slug="mugs"))
    for number, slug in enumerate(["..", "../../../../../../victim", "a b", LONG, ""]):
        world.put(f"content/pages/current/p{number}.md", page(slug=slug))
        world.put(f"content/pages/current/e{number}.md", page(edition=slug, slug=f"e{number}"))
    done = world.hig("build", "--verbose")
    for number in range(5):
        assert f"p{number}.md" in done.told
        assert f"e{number}.md" in done.told


def test_a_slug_has_at_most_120_bytes(world):
    world.put("content/pages/current/long.md", page(slug="a" * 250))
    world.put("content/pages/current/edition.md", page(slug="a", edition="b" * 250))
    world.hig("build")
    held = world.held() if (world.project / "public").exists() else []
    assert [path for path in held if max(map(len, path.split("/"))) > 140] == []


def test_two_names_that_look_alike_are_two_pages(world):
    """Where capitals or accents are one, as on many disks, one must not hide the other."""
    for number, slug in enumerate(["cups", "Cups", "CUPS"]):
        world.put(f"content/raw/{number}.md", own_page(slug=slug, title=f"About {slug}"))
    world.hig("build", status=0)
    paths = world.held()
    assert len({path.lower() for path in paths}) == len(paths)


def test_folders_named_alike_are_both_read(world):
    """Composed and decomposed, the letters are the same and the folders are not."""
    for number, name in enumerate(["caf\u00e9", "cafe\u0301"]):
        world.put(f"content/raw/{name}/{number}.md",
                  own_page(slug=f"cups-{number}", title=f"Cups {number}"))
    world.hig("build", status=0)
    assert world.leaks("Cups 0", ["public"])
    assert world.leaks("Cups 1", ["public"])


def test_names_of_files_are_no_paths(world):
    names = ["a\\b", "a\\..\\..\\victim", "a\nb", "a\tb", "\u202ea", "%2e%2e%2fvictim", "~", "-rf",
             "a" * 250, "\u00e9" * 125, "$(id)", "con", "a..b"]
    for number, name in enumerate(names):
        body = f"# Cups {number}\n\nText.\n"
        world.put(f"content/raw/{name}.md", own_page(body, slug=f"c{number}", title=f"C{number}"))
    world.hig("build", status=0)
    assert world.leaks(SECRET) == []
    for number in range(len(names)):
        assert (world.project / f"public/c{number}/index.html").exists(), names[number]
