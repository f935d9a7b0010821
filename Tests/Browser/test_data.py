"""The data below `data/` and of `hig export`: they fit their schemas, and other programs read them."""

import copy
import csv
import io
import json
import sqlite3
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator

from building import PROJECT, digests
from markup import read_site
from real_values import REAL_VALUES


@pytest.fixture(scope="module")
def data(site):
    return site / "data"


@pytest.fixture(scope="module")
def tables(data):
    """Every table's own file, by its id."""
    catalog = json.loads((data / "tables.json").read_text())["tables"]
    return {row["id"]: json.loads((data / row["files"]["json"]).read_text()) for row in catalog}


@pytest.fixture(scope="module")
def export(tool, pages, tmp_path_factory):
    """Exports the sample corpus into a file or folder of its own."""

    def run(what, form, name):
        output = tmp_path_factory.mktemp("export") / name
        arguments = ("--what", what, "--as", form, "--output", output, "--quiet")
        tool.run("export", PROJECT, "--pages", pages, *arguments)
        return output

    return run


def documents(folder):
    """Each JSON document that is no schema itself, with its schema."""
    for file in sorted(folder.rglob("*.json")):
        if file.parent.name != "schema":
            document = json.loads(file.read_text())
            schema = (file.parent / document["$schema"]).resolve()
            yield file.relative_to(folder).as_posix(), document, schema


def records(folder, name):
    return json.loads((folder / f"{name}.json").read_text())[name]


def test_every_file_fits_its_schema(data):
    used = set()
    for name, document, schema in documents(data):
        validator = Draft202012Validator(json.loads(schema.read_text()))
        assert [error.message for error in validator.iter_errors(document)] == [], name
        used.add(schema)
    assert used == set((data / "schema").resolve().glob("*.json"))


def test_every_schema_is_a_schema(export):
    folder = export("all", "json", "all/")
    schemas = sorted((folder / "schema").glob("*.json"))
    assert len(schemas) >= 7
    for schema in schemas:
        Draft202012Validator.check_schema(json.loads(schema.read_text()))
    for name, document, schema in documents(folder):
        assert Draft202012Validator(json.loads(schema.read_text())).is_valid(document), name


def spoil_value(table):
    table["rows"][0]["cells"][1]["value"] = {"points": 12}


def spoil_type(table):
    table["columns"][0]["type"] = "number"


def spoil_line(table):
    del table["rows"][0]["line"]


def spoil_member(table):
    table["color"] = "red"


@pytest.mark.parametrize("spoil", [spoil_value, spoil_type, spoil_line, spoil_member])
def test_a_fault_does_not_fit(data, tables, spoil):
    validator = Draft202012Validator(json.loads((data / "schema/table.json").read_text()))
    table = copy.deepcopy(tables["layout--ios-ipados-device-screen-dimensions"])
    assert validator.is_valid(table)
    spoil(table)
    assert not validator.is_valid(table)


def test_csv_has_the_raw_words_of_every_cell(data, tables):
    assert len(tables) > 60
    for name, table in tables.items():
        with (data / f"tables/{name}.csv").open(newline="", encoding="utf-8") as file:
            header, *rows = csv.reader(file, strict=True)
        mark = ["guessed"] if table["structure"] == "guessed" else []
        assert header == [column["name"] or column["key"] for column in table["columns"]] + mark
        assert rows == [[cell["raw"] for cell in row["cells"]] + mark for row in table["rows"]], name
    assert {table["structure"] for table in tables.values()} == {"given", "guessed"}


def test_csv_written_anew_by_python_is_the_same(data):
    for file in sorted((data / "tables").glob("*.csv")):
        text = file.read_bytes().decode()
        again = io.StringIO()
        csv.writer(again).writerows(csv.reader(io.StringIO(text, newline="")))
        assert again.getvalue() == text, file.name


def test_csv_of_guidelines_says_what_json_says(data, export):
    with export("guidelines", "csv", "guidelines.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file, strict=True))
    expected = records(data, "guidelines")
    assert len(rows) == len(expected) > 400
    for row, record in zip(rows, expected, strict=True):
        row["line"] = int(row["line"])
        row["platforms"] = json.loads(row["platforms"])
        assert row == record


def test_the_catalog_counts(data, tables):
    for row in records(data, "tables"):
        table = tables[row["id"]]
        assert row["rowCount"] == len(table["rows"])
        assert row["columns"] == table["columns"]
        assert all(len(line["cells"]) == len(row["columns"]) for line in table["rows"])
        assert sum(part["to"] - part["from"] for part in table["parts"]) == row["rowCount"]


@pytest.mark.parametrize("name", ["pages", "guidelines", "tables", "changes", "symbols"])
def test_every_address_leads_to_an_id_of_a_page(site, data, name):
    pages = read_site(site)
    found = records(data, name)
    assert found
    for record in found:
        path, _, fragment = record["address"].partition("#")
        assert path in pages, record["id"]
        assert not fragment or unquote(fragment) in pages[path].ids, record["address"]


def test_a_device_has_what_every_table_says_of_it(data):
    devices = {record["id"]: record for record in records(data, "devices")}
    phone = devices["iPhone 17 Pro"]
    figures = [phone[name] for name in ("pointsWidth", "pointsHeight", "pixelsWidth", "scale")]
    assert figures == [402, 874, 1206, 3]
    assert {fact["column"]["key"] for fact in phone["facts"]} == {
        "dimensions-portrait",
        "portrait-orientation",
        "landscape-orientation",
    }


def test_changes_come_newest_first(data):
    dates = [record["date"] for record in records(data, "changes")]
    assert len(dates) > 50 and dates == sorted(dates, reverse=True)


def test_bulk_lines_have_an_action_with_an_id_each(data, export):
    lines = export("all", "ndjson", "all.ndjson").read_text().splitlines()
    pairs = [(json.loads(a)["index"], json.loads(d)) for a, d in zip(lines[::2], lines[1::2])]
    assert len(lines) == 2 * len(pairs)
    ids = {(action["_index"], action["_id"]) for action, _ in pairs}
    assert len(ids) == len(pairs) and all(action["_id"] for action, _ in pairs)
    kinds = {}
    for action, document in pairs:
        for name, value in document.items():
            kind = float if isinstance(value, int) else type(value)
            assert kinds.setdefault((action["_index"], name), kind) is kind, (action, name)
    of_guidelines = [d["id"] for a, d in pairs if a["_index"] == "hig-guidelines"]
    assert of_guidelines == [record["id"] for record in records(data, "guidelines")]


@pytest.fixture(scope="module")
def database(export):
    connection = sqlite3.connect(export("all", "sqlite", "all.sqlite"))
    yield connection
    connection.close()


def test_the_database_is_whole(database, data):
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.execute("INSERT INTO search(search) VALUES ('integrity-check')")
    for name in ("pages", "guidelines", "tables", "changes", "symbols"):
        ids = [row[0] for row in database.execute(f"SELECT id FROM {name} ORDER BY rowid")]
        assert ids == [record["id"] for record in records(data, name)]


def test_words_find_a_guideline(database, data):
    for record in records(data, "guidelines")[::50]:
        words = " ".join(f'"{word}"' for word in record["lead"].split())
        query = "SELECT id FROM search WHERE kind = 'guidelines' AND search MATCH ? ORDER BY rank"
        found = [row[0] for row in database.execute(query, (words,))]
        assert record["id"] in found, record["lead"]


def test_every_view_of_a_table_has_its_rows(database, tables):
    for name, table in tables.items():
        view = "table_" + name.replace("-", "_")
        columns = database.execute(f"SELECT * FROM {view}").fetchall()
        assert len(columns) == len(table["rows"]), name
    view = "table_typography__macos_tracking_values"
    query = f"SELECT tracking_points FROM {view} WHERE size_points = 13"
    assert database.execute(query).fetchall() == [(-0.08,)]


def test_what_is_exported_is_what_the_site_carries(data, export):
    exported = digests(export("all", "json", "all/"))
    exported |= {k: v for k, v in digests(export("tables", "csv", "csv/")).items() if "/" in k}
    carried = digests(data)
    assert carried.items() <= exported.items()
    assert exported.keys() - carried.keys() == {"sections.json", "schema/sections.json"}


@pytest.mark.parametrize("form", ["ndjson", "sqlite"])
def test_the_same_bytes_again(export, form):
    assert export("all", form, "a").read_bytes() == export("all", form, "b").read_bytes()


@pytest.mark.parametrize(("table", "first", "column", "value"), REAL_VALUES)
def test_real_values(tables, table, first, column, value):
    """From Apple's page to the data file: `first` are the first cells of the row."""
    keys = [entry["key"] for entry in tables[table]["columns"]]
    rows = [
        row["cells"]
        for row in tables[table]["rows"]
        if [cell["raw"] for cell in row["cells"][: len(first)]] == first
    ]
    assert [row[keys.index(column)]["value"] for row in rows] == [value]


def test_real_values_are_of_many_tables():
    assert len({table for table, *_ in REAL_VALUES}) >= 20
