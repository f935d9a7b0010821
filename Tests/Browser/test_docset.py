"""The docset of `hig export --what docset`: an index that leads to places which are there."""

import plistlib
import sqlite3

import pytest

from building import PROJECT
from markup import read_site


@pytest.fixture(scope="module")
def docset(tool, pages, tmp_path_factory):
    folder = tmp_path_factory.mktemp("docset") / "guidelines.docset"
    tool.run("export", PROJECT, "--pages", pages, "--what", "docset", "-o", folder, "--quiet")
    return folder / "Contents"


def test_it_says_what_it_is(docset):
    with open(docset / "Info.plist", "rb") as file:
        info = plistlib.load(file)
    assert info["isDashDocset"] is True and info["dashIndexFilePath"] == "index.html"
    assert (docset / "Resources/Documents/index.html").exists()


def test_every_entry_leads_somewhere(docset):
    index = sqlite3.connect(docset / "Resources/docSet.dsidx")
    assert index.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    kinds = dict(index.execute("SELECT type, count(*) FROM searchIndex GROUP BY type"))
    assert all(kinds.get(kind, 0) > 5 for kind in ["Guide", "Section", "Instruction", "Structure"])
    site = read_site(docset / "Resources/Documents")
    for name, path in index.execute("SELECT name, path FROM searchIndex"):
        file, _, anchor = path.partition("#")
        assert name and file in site, path
        assert not anchor or anchor in site[file].ids, path
