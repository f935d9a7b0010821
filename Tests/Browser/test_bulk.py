"""`hig export --as ndjson`, line by line: it keeps the published rules of the bulk API of OpenSearch
and Elasticsearch, and fits the mapping of `docs/opensearch.json`, which allows no other field."""

import csv
import fnmatch
import json
import re

import pytest

from building import PROJECT

TEMPLATE = json.loads((PROJECT / "docs/opensearch.json").read_text())
MAPPINGS = TEMPLATE["template"]["mappings"]
FIELDS = MAPPINGS["properties"]
ANALYSIS = TEMPLATE["template"]["settings"]["index"]["analysis"]
SCALE = (PROJECT / "docs/scale.md").read_text()

# Lowercase, none of these characters, no sign in front, 255 bytes.
INDEX_NAME = re.compile(r"(?![-_+.])[^\sA-Z\\/*?\"<>|,#:]{1,255}")
LONGEST_ID = 512
# What the engines accept in one request by default, and what their makers recommend at most.
LARGEST_REQUEST, LARGEST_PIECE = 100_000_000, 15_000_000
# A term of Lucene; a keyword that is longer is refused with its document, unless it is left out.
LONGEST_TERM = 32_766
BUILT_IN = {"lowercase", "asciifolding"}


@pytest.fixture(scope="module")
def bulk(tool, pages, tmp_path_factory):
    file = tmp_path_factory.mktemp("bulk") / "hig.ndjson"
    tool.run("export", PROJECT, "--pages", pages, "--as", "ndjson", "--output", file, "--quiet")
    return file.read_bytes()


@pytest.fixture(scope="module")
def pairs(bulk):
    """The action and the document of each pair of lines."""
    lines = [parsed(line) for line in bulk.decode().split("\n")[:-1]]
    return list(zip(lines[::2], lines[1::2], strict=True))


def parsed(line):
    """One line as JSON, in which no member is there twice: the engines refuse such a document."""
    def members(pairs):
        assert len({name for name, _ in pairs}) == len(pairs), line
        return dict(pairs)

    return json.loads(line, object_pairs_hook=members, parse_constant=pytest.fail)


def test_every_line_is_an_object_and_ends_with_a_line_feed(bulk):
    assert bulk.endswith(b"}\n") and b"\r" not in bulk and not bulk.startswith(b"\xef\xbb\xbf")
    for line in bulk.decode().split("\n")[:-1]:
        assert line[0] == "{" and line[-1] == "}"
        assert len(line.encode()) < LARGEST_REQUEST


def test_every_action_names_an_index_and_a_document(pairs):
    for action, _ in pairs:
        assert list(action) == ["index"] and sorted(action["index"]) == ["_id", "_index"]
        name, own = action["index"]["_index"], action["index"]["_id"]
        assert INDEX_NAME.fullmatch(name), name
        assert any(fnmatch.fnmatchcase(name, each) for each in TEMPLATE["index_patterns"]), name
        assert 1 <= len(own.encode()) <= LONGEST_ID, own


def test_no_document_replaces_another(pairs):
    places = [(action["index"]["_index"], action["index"]["_id"]) for action, _ in pairs]
    assert len(places) == len(set(places))


def faults(name, value):
    """Why a value of a field would be refused; none if it fits."""
    field = FIELDS.get(name)
    if field is None:
        return [f"{name}: not in the mapping, which is strict"]
    values = value if isinstance(value, list) else [value]
    return [f"{name}: {each!r} is not {field['type']}" for each in values
            if not FITTING[field["type"]](each, field)]


def is_keyword(value, field):
    is_stored_only = field.get("index") is False and field.get("doc_values") is False
    return isinstance(value, str) and (
        is_stored_only or "ignore_above" in field or len(value.encode()) <= LONGEST_TERM)


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


FITTING = {
    "keyword": is_keyword,
    "text": lambda value, _: isinstance(value, str),
    "integer": lambda value, _: type(value) is int and -(2**31) <= value < 2**31,
    "double": lambda value, _: is_number(value),
    "date": lambda value, _: bool(re.fullmatch(r"\d{4}-\d{2}-\d{2}", value)),
}


def test_every_field_of_every_document_fits_the_mapping(pairs):
    assert MAPPINGS["dynamic"] == "strict"
    found = {fault for _, document in pairs for name, value in document.items()
             for fault in faults(name, value)}
    assert found == set()


def test_what_does_not_fit_is_found():
    assert faults("colour", "red") and faults("line", "3") and faults("line", True)
    assert faults("updated", "June 2025") and faults("text", None) and faults("line", 2**31)
    assert faults("platforms", ["iOS", 3]) and not faults("platforms", ["iOS"])
    with pytest.raises(AssertionError):
        parsed('{"a": 1, "a": 2}')


def test_keywords_of_any_length_are_taken():
    """Four bytes a character at most; a longer one is not indexed, but its document is."""
    for field in [*FIELDS.values(), *(field["fields"]["exact"] for field in FIELDS.values()
                                      if "fields" in field)]:
        if field["type"] == "keyword" and field.get("index") is not False:
            assert field["ignore_above"] * 4 <= LONGEST_TERM


def test_the_mapping_has_the_fields_of_the_export(tool, pages, pairs, tmp_path):
    """CSV has a header for each kind of records, also with fields that no record has."""
    tool.run("export", PROJECT, "--pages", pages, "--as", "csv", "--output", f"{tmp_path}/",
             "--quiet")
    heads = {}
    for file in tmp_path.glob("*.csv"):
        with file.open(newline="") as lines:
            heads[f"hig-{file.stem}"] = set(next(csv.reader(lines)))
    assert {action["index"]["_index"] for action, _ in pairs} == heads.keys()
    assert set().union(*heads.values()) == FIELDS.keys()
    for action, document in pairs:
        assert document.keys() <= heads[action["index"]["_index"]]


def test_every_analyzer_is_defined():
    used = {field["analyzer"] for field in FIELDS.values() if field["type"] == "text"}
    assert used == ANALYSIS["analyzer"].keys()
    filters = [name for each in ANALYSIS["analyzer"].values() for name in each["filter"]]
    assert set(filters) - BUILT_IN == ANALYSIS["filter"].keys()


def test_sed_as_documented_renames_every_index_and_nothing_else(bulk):
    start, more = re.search(r"sed 's/(\^[^/]+)/&([^/]+)/'", SCALE).groups()
    pattern = re.compile(start.replace("{", r"\{").encode(), re.MULTILINE)
    renamed = pattern.sub(lambda found: found[0] + more.encode(), bulk)
    actions = bulk.splitlines()[::2]
    assert len(renamed) == len(bulk) + len(actions) * len(more)
    for before, after in zip(actions, renamed.splitlines()[::2], strict=True):
        name = json.loads(after)["index"]["_index"]
        assert name == json.loads(before)["index"]["_index"].replace("hig-", f"hig-{more}", 1)
        assert INDEX_NAME.fullmatch(name)


def test_pieces_as_documented_are_small_and_begin_with_an_action(bulk):
    count = int(re.search(r"split --lines (\d+)", SCALE)[1])
    assert count % 2 == 0
    lines = bulk.splitlines(keepends=True)
    for start in range(0, len(lines), count):
        assert lines[start].startswith(b'{"index":')
        assert sum(map(len, lines[start:start + count])) <= LARGEST_PIECE
