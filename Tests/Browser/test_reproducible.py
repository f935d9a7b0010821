"""The same pages give the same bytes: again, elsewhere, in another order, on one core and on two."""

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from building import PROJECT, RAW, differences


@pytest.fixture
def elsewhere(tmp_path):
    """A folder in memory, where files are listed in the order in which they were made."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        pytest.skip("no /dev/shm")
    folder = memory / f"hig-{tmp_path.name}"
    folder.mkdir()
    yield folder
    shutil.rmtree(folder)


def copy(source, target, *, backwards):
    """Copies a tree, file by file, in the order of its names or against it."""
    for file in sorted(source.rglob("*"), reverse=backwards):
        if file.is_file():
            copied = target / file.relative_to(source)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copied)


@pytest.mark.parametrize("jobs", ["1", "2", "3"])
def test_any_number_of_jobs(tool, pages, site, tmp_path, jobs):
    tool.build(pages, "--jobs", jobs, output=tmp_path / "public")
    assert differences(site, tmp_path / "public") == []


def test_texts_that_wait_on_the_disk(tool, pages, site, tmp_path):
    tool.build(pages, "--memory", "1", output=tmp_path / "public")
    assert differences(site, tmp_path / "public") == []
    assert {path.name for path in tmp_path.iterdir()} == {"public"}


@pytest.mark.parametrize("backwards", [False, True])
def test_any_order_of_the_pages(tool, pages, site, tmp_path, elsewhere, backwards):
    copy(pages, elsewhere, backwards=backwards)
    tool.build(elsewhere, output=tmp_path / "public")
    assert differences(site, tmp_path / "public") == []


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("backwards", [False, True])
def test_any_order_of_the_raw_files(tool, pages, tmp_path, elsewhere, backwards, jobs):
    copy(RAW, elsewhere, backwards=backwards)
    tool.ingest(elsewhere, "--jobs", jobs, pages=tmp_path)
    assert differences(pages, tmp_path) == []


def test_the_pages_in_the_repository_are_up_to_date(pages):
    """They are committed, so that a change of the ingester is seen as a change of pages."""
    assert differences(PROJECT / "content/pages", pages) == []


def test_building_again_over_a_site(tool, pages, site, tmp_path):
    for _ in range(2):
        tool.build(pages, output=tmp_path / "public")
    assert differences(site, tmp_path / "public") == []


def test_the_manifest_lists_every_file(site):
    manifest = json.loads((site / "build-manifest.json").read_text())
    listed = {entry["path"]: entry for entry in manifest["files"]}
    found = {
        file.relative_to(site).as_posix(): file.read_bytes()
        for file in site.rglob("*")
        if file.is_file() and not file.name.startswith(".") and file.name != "build-manifest.json"
    }
    assert listed.keys() == found.keys()
    for path, entry in listed.items():
        assert entry["size"] == len(found[path]), path
        assert entry["sha256"] == hashlib.sha256(found[path]).hexdigest(), path


def test_a_difference_is_seen(tmp_path):
    for name, text in (("a", "1"), ("b", "2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x").write_text(text)
    assert differences(tmp_path / "a", tmp_path / "b") == ["x"]
    assert differences(tmp_path / "a", tmp_path / "a") == []
    with pytest.raises(AssertionError):
        differences(tmp_path / "a", tmp_path / "c")
