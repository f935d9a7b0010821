"""`hig fetch` as a process, against a server of our own that behaves as Apple's does."""

import json


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
