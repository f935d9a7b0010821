"""`hig fetch` as a process, against a server of our own that behaves as Apple's does."""

import json
import subprocess

from conftest import HIG
from guidelines import DATA, ROOT


def lines(reader):
    return {
        entry["address"]: entry
        for entry in map(json.loads, reader.journal.read_text().splitlines())
    }


def test_the_first_run_has_all_and_the_second_asks_once_a_file(web, reader_of):
    reader = reader_of(web)
    first = reader.fetch()
    assert first.returncode == 0, first.stderr
    expected = web.expected()
    assert reader.files() == expected
    assert len(expected) == 176 + 650
    journal = lines(reader)
    assert {entry["path"] for entry in journal.values() if "path" in entry} == set(expected)
    assert list(journal) == sorted(journal)
    before = {path: path.stat().st_mtime_ns for path in reader.copy.rglob("*") if path.is_file()}
    bytes_before = reader.everything()
    counts = len(web.main.log), len(web.assets.log)
    second = reader.fetch()
    assert second.returncode == 0, second.stderr
    assert reader.everything() == bytes_before
    asked = web.main.since(counts[0]) + web.assets.since(counts[1])
    files = [r for r in asked if r["path"] != "/robots.txt" and "lost" not in r["path"]]
    assert len(files) == len({r["path"] for r in files}) == len(expected)
    assert {r["status"] for r in files} == {304}
    changed = {
        path.name for path in reader.copy.rglob("*")
        if path.is_file() and path.stat().st_mtime_ns != before[path]}
    assert changed == {"fetch.jsonl"}, "its time says when it was last checked"
    assert "0 new, 0 changed, 826 same, 0 gone, 0 failed" in second.stderr


def test_what_changed_is_replaced_and_what_is_gone_stays(small, reader_of):
    reader = reader_of(small)
    assert reader.fetch().returncode == 0
    kept = reader.files()
    (reader.copy / "page-003.json").write_bytes(b"damaged")
    (reader.copy / "page-004.json").unlink()
    small.put_page("page-001", [], text="Other text.")
    del small.main.answers[small.address("page-002")]
    second = reader.fetch()
    assert second.returncode == 0, second.stderr
    assert "1 new, 2 changed" in second.stderr and "1 gone, 0 failed" in second.stderr
    assert "page-002.json: warning: No longer on the server: status 404" in second.stderr
    files = reader.files()
    assert files["page-002.json"] == kept["page-002.json"]
    assert files["page-001.json"] == small.main.answers[small.address("page-001")].body
    assert files["page-003.json"] == kept["page-003.json"]
    assert files["page-004.json"] == kept["page-004.json"]
    assert lines(reader)[small.main.origin + small.address("page-002")]["status"] == 404


def test_an_alias_is_no_file_of_its_own(small, reader_of):
    old, lost = f"{ROOT}/old-name", f"{ROOT}/old-name-of-nothing-listed"
    small.put_page("page-005", [], topics=[old, lost])
    small.main.answers[DATA + old + ".json"] = small.main.answers[small.address("page-003")]
    moved_page = small.put_page("page-unlisted", [])
    small.main.answers[DATA + lost + ".json"] = moved_page
    reader = reader_of(small)
    first = reader.fetch("--verbose")
    assert first.returncode == 0, first.stderr
    assert "Answers with the page “page-003”" in first.stderr
    files = reader.files()
    assert "old-name.json" not in files and "old-name-of-nothing-listed.json" not in files
    assert files["page-003.json"] == small.main.answers[small.address("page-003")].body
    assert files["page-unlisted.json"] == moved_page.body
    alias = lines(reader)[small.main.origin + DATA + old + ".json"]
    assert alias["alias"] == "page-003" and "path" not in alias and alias["status"] == 200
    before, count = reader.everything(), len(small.main.log)
    assert reader.fetch().returncode == 0
    assert reader.everything() == before
    again = [r for r in small.main.since(count) if "old-name" in r["path"]]
    assert {r["status"] for r in again if "lost" not in r["path"]} == {304}


def test_an_alias_alone_is_kept_as_the_page_it_is(small, reader_of):
    """Where the page's own address is not there, the bytes of an old name are better than none."""
    for name in ("old-b", "old-a"):
        small.main.answers[f"{DATA}{ROOT}/{name}.json"] = small.put_page("page-hidden", [])
    del small.main.answers[f"{DATA}{ROOT}/page-hidden.json"]
    small.put_page("page-005", [], topics=[f"{ROOT}/old-b", f"{ROOT}/old-a"])
    reader = reader_of(small)
    assert reader.fetch().returncode == 0
    assert reader.files()["page-hidden.json"]
    owners = [a for a, e in lines(reader).items() if e.get("path") == "page-hidden.json"]
    assert owners == [f"{small.main.origin}{DATA}{ROOT}/old-a.json"]


def test_nested_paths_of_the_index_may_be_served_flat(small, reader_of):
    for name, path in small.paths.items():
        if path.count("/") == 4:
            answer = small.main.answers.pop(f"{DATA}{path}.json")
            small.main.answers[f"{DATA}{ROOT}/{name}.json"] = answer
            small.paths[name] = f"{ROOT}/{name}"
    reader = reader_of(small)
    assert reader.fetch().returncode == 0
    assert reader.files() == small.expected()
    count = len(small.main.log)
    assert reader.fetch().returncode == 0
    assert 404 not in {r["status"] for r in small.main.since(count) if "lost" not in r["path"]}


def test_pictures_as_wanted(small, reader_of):
    none, light = reader_of(small, "none"), reader_of(small, "light")
    assert none.fetch("--pictures", "none").returncode == 0
    assert not small.assets.log and not (none.copy / "pictures").exists()
    assert light.fetch("--pictures", "light").returncode == 0
    pictures = [path for path in light.files() if path.startswith("pictures/")]
    assert len(pictures) == 6 and not any("~dark" in path for path in pictures)
    # What was fetched before is not forgotten by a run that does not ask for it.
    before = light.everything()
    assert light.fetch("--pictures", "none").returncode == 0
    assert light.everything() == before


def test_a_dry_run_asks_for_the_start_and_writes_nothing(small, reader_of):
    reader = reader_of(small)
    run = reader.fetch("--dry-run")
    assert run.returncode == 0 and not reader.copy.exists()
    assert [r["path"] for r in small.main.log][0] == "/robots.txt"
    assert len(small.main.log) == 3 and not small.assets.log
    assert small.main.origin + small.address("page-001") in run.stdout.splitlines()
    assert reader.fetch().returncode == 0
    before = reader.everything()
    whole = reader.fetch("--dry-run").stdout.splitlines()
    assert len(whole) == 7 + 12 and reader.everything() == before


def test_figures_for_tools(small, reader_of):
    run = reader_of(small).fetch("--format", "json")
    figures = json.loads(run.stderr.splitlines()[-1])
    assert figures["command"] == "fetch" and figures["counts"]["new"] == 21
    assert figures["bytes"] > 5000 and figures["requests"] == len(small.requests())


def test_the_site_of_a_second_run_is_the_same(small, reader_of):
    """`hig init`, `hig fetch`, `hig build`: what a reader does, and does again."""
    reader = reader_of(small)

    def site():
        built = subprocess.run([HIG, "build", reader.folder], capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
        folder = reader.folder / "public"
        return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}

    made = subprocess.run([HIG, "init", reader.folder], capture_output=True, text=True)
    assert made.returncode == 0 and f"run hig fetch {reader.folder}" in made.stderr
    assert reader.fetch().returncode == 0
    first = site()
    pages = [text for path, text in first.items()
             if path.name == "index.html" and path.parts[0].startswith("page-")]
    assert pages and sum(page.count(b"<img ") for page in pages) > 0
    assert all(page.count(b"assets/figures/") >= page.count(b"<img ") for page in pages)
    assert reader.fetch().returncode == 0
    assert site() == first
