"""A row of a table as a hit: the first one is an answer, with its value, its row and its source."""

import json

import pytest
from playwright.sync_api import expect

from building import PROJECT
from searching import answer_with, hit, open_dialog

ROW = {
    "kind": "row", "anchor": "walnut", "cell": 1,
    "cells": [["Wood", "Walnut"], ["Size", "40x60 pt (80x120 px @2x)"], ["Grain", "Fine"]],
}
OAK = {
    "kind": "row", "anchor": "oak", "cell": 1,
    "cells": [["Wood", "Oak"], ["Size", "40x60 pt"], ["Grain", "Coarse"]],
}


@pytest.fixture
def page(visit, file_address):
    return visit(file_address + "layout/index.html")


def test_the_first_row_is_an_answer(page):
    answer_with(page, [hit("Woods", 1, "Woods"), hit("More", 2, "More")], excerpt=ROW)
    dialog = open_dialog(page, "walnut size")
    answer = dialog.get_by_role("group", name="Answers").get_by_role("option").first
    expect(answer.locator(".value")).to_have_text("40×60 pt (80×120 px @2x)")
    expect(answer.locator(".value small")).to_have_text("(80×120 px @2x)")
    expect(answer.locator(".name")).to_have_text("Walnut, Size")
    expect(answer.locator(".excerpt")).to_have_text("Grain Fine")
    expect(answer.locator(".path")).to_have_text("Buttons › Woods")
    expect(answer).to_have_attribute("href", "../buttons/index.html#walnut")
    value, name = (answer.locator(part).evaluate("part => getComputedStyle(part).fontSize")
                   for part in (".value", ".name"))
    assert float(value[:-2]) > 1.3 * float(name[:-2])


def test_an_answer_stays_chosen_and_first(page):
    answer_with(page, [hit("Woods", 1)], excerpt=ROW)
    dialog = open_dialog(page, "walnut")
    before = dialog.get_by_role("combobox").get_attribute("aria-activedescendant")
    dialog.locator(".answer").wait_for()
    first = dialog.get_by_role("option").first
    expect(first).to_have_attribute("id", before)
    expect(first).to_have_attribute("aria-selected", "true")
    expect(dialog.get_by_role("group")).to_have_count(1)


@pytest.mark.parametrize("header, value, shown", [
    ("Size (points)", "17", "17 pt"), ("Tracking (pt)", "-0.24", "−0.24 pt"),
    ("Dimensions (pixels)", "1920x720", "1920×720 px"), ("Size (points)", "17 pt", "17 pt"),
    ("Tracking (points)", "+0.24", "+0.24 pt"), ("Size (points)", "–", "–"),
    ("Size", "17", "17"), ("Size (points)", "none", "none"), ("Weight (point)", "4", "4"),
])
def test_a_figure_has_the_unit_of_its_column(page, header, value, shown):
    row = {**ROW, "cells": [["Wood", "Walnut"], [header, value], ["Grain", "Fine"]]}
    answer_with(page, [hit("Woods", 1)], excerpt=row)
    answer = open_dialog(page, "walnut size weight tracking dimensions").locator(".answer").first
    expect(answer.locator(".value")).to_have_text(shown)


@pytest.mark.parametrize("rows", [0, 1, 2, 3])
def test_as_many_rows_are_answers_as_the_engine_says(page, rows):
    hits = [hit(f"w{n}", n) for n in range(4)]
    answer_with(page, hits, excerpt=ROW, rows=rows)
    dialog = open_dialog(page, "walnut")
    expect(dialog.locator(".pair").nth(len(hits) - 1)).to_be_visible()
    assert dialog.get_by_role("group", name="Answers").get_by_role("option").count() == rows
    assert dialog.get_by_role("option").count() == len(hits)


def test_an_answer_that_is_no_hit_comes_first_and_is_chosen(page):
    answer_with(page, [hit("More", 2)])
    page.evaluate("""([hit, excerpt]) => {
      hig.answers = async () => [{ hit, excerpt }];
    }""", [hit("Woods", 7, "Woods"), ROW])
    dialog = open_dialog(page, "walnut size")
    answer = dialog.locator(".answer")
    expect(answer).to_have_attribute("href", "../buttons/index.html#walnut")
    expect(answer).to_have_attribute("aria-selected", "true")
    expect(dialog.get_by_role("option")).to_have_count(2)
    expect(dialog.get_by_role("option").first).to_have_class("hit answer")


def test_each_row_of_one_section_is_an_answer(page):
    answer_with(page, [hit("Woods", 7, "Woods"), hit("More", 2)])
    page.evaluate("""([hit, rows]) => {
      hig.answers = async () => rows.map((excerpt) => ({ hit: { ...hit }, excerpt }));
    }""", [hit("Woods", 7, "Woods"), [ROW, OAK]])
    dialog = open_dialog(page, "40 pt wood")
    answers = dialog.locator(".answer")
    expect(answers.locator(".name")).to_have_text(["Walnut, Size", "Oak, Size"])
    assert [one.get_attribute("href").split("#")[1] for one in answers.all()] == ["walnut", "oak"]
    expect(dialog.get_by_role("option")).to_have_count(3)


def test_a_figure_below_zero_has_its_sign(page):
    row = {**ROW, "cells": [["Wood", "Walnut"], ["Shift", "-0.24"], ["Grain", "-fine"]]}
    answer_with(page, [hit("Woods", 1, "Woods")], excerpt=row)
    answer = open_dialog(page, "walnut shift").locator(".answer")
    expect(answer.locator(".value")).to_have_text("−0.24")
    expect(answer.locator(".excerpt")).to_have_text("Grain -fine")


def test_the_one_figure_of_a_row_is_large(page):
    row = {**ROW, "cell": -1, "cells": ROW["cells"][:2]}
    answer_with(page, [hit("Woods", 1, "Woods")], excerpt=row)
    answer = open_dialog(page, "walnut").locator(".answer")
    expect(answer.locator(".value")).to_have_text("40×60 pt (80×120 px @2x)")
    expect(answer.locator(".name")).to_have_text("Walnut, Size")
    expect(answer.locator(".excerpt")).to_be_empty()


def test_an_answer_is_there_as_soon_as_the_hits(page):
    query = "minimum tap target size ios"
    dialog = open_dialog(page)
    page.evaluate("""async (query) => {
      await Promise.all([hig.search(query, 12), hig.answers(query)]);
      window.shown = [];
      const list = document.querySelector("dialog.search .hits");
      new MutationObserver(() => window.shown.push(list.querySelector(".hit-kind")?.textContent))
        .observe(list, { childList: true });
    }""", query)
    dialog.get_by_role("combobox").fill(query)
    dialog.locator(".answer").wait_for()
    assert page.evaluate("window.shown") == ["Answers"]


def test_an_answer_that_is_late_moves_nothing_under_the_pointer(page):
    answer_with(page, [hit(f"w{n}", n, f"Wood {n}") for n in range(12)])
    page.evaluate("""([hit, excerpt]) => {
      window.answer = Promise.withResolvers();
      hig.answers = async (query, mask, isWanted) =>
        (isWanted(2) ? window.answer.promise.then(() => [{ hit, excerpt }]) : undefined);
    }""", [hit("Woods", 99, "Woods"), ROW])
    dialog = open_dialog(page, "walnut size")
    link = dialog.get_by_role("option", name="Wood 3")
    link.hover()
    before = link.bounding_box()["y"]
    page.wait_for_timeout(200)
    page.evaluate("window.answer.resolve()")
    dialog.locator(".answer").wait_for(state="attached")
    assert abs(link.bounding_box()["y"] - before) < 1


def test_excerpts_move_no_hit(page):
    answer_with(page, [hit(f"w{n}", n, f"Wood {n}") for n in range(4)])
    page.evaluate("""() => {
      const { excerpt } = hig;
      window.text = Promise.withResolvers();
      hig.excerpt = async () => { await window.text.promise; return excerpt(); };
    }""")
    dialog = open_dialog(page, "walnut")
    last = dialog.get_by_role("option").last
    before = last.bounding_box()["y"]
    page.evaluate("window.text.resolve()")
    expect(last.locator("mark")).to_have_text("marked")
    assert last.bounding_box()["y"] == before


def test_a_letter_that_goes_on_at_once_is_not_searched_for(page):
    answer_with(page, [hit("Woods", 1)])
    page.evaluate("""() => {
      const { search } = hig;
      window.asked = [];
      hig.search = (query, limit) => { window.asked.push(query); return search(query, limit); };
    }""")
    field = open_dialog(page, "dark").get_by_role("combobox")
    field.press_sequentially(" mode", delay=20)
    expect(page.locator("dialog.search .count")).to_have_text("Best matches: 1 section")
    page.wait_for_timeout(150)
    asked = page.evaluate("window.asked")
    # What is marked is asked for in quotes.
    assert [query for query in asked if '"' not in query][-1] == "dark mode"
    assert "dark m" not in asked


def test_further_rows_stand_in_a_line(page):
    answer_with(page, [hit("Woods", 1), hit("More", 2)], excerpt=ROW)
    dialog = open_dialog(page, "walnut")
    line = dialog.get_by_role("group", name="Sections").locator(".excerpt")
    expect(line.locator(".pair")).to_have_text(
        ["Walnut", "Size 40×60 pt (80×120 px @2x)", "Grain Fine"])


def test_a_row_without_a_cell_that_answers_is_shown_whole(page):
    answer_with(page, [hit("Woods", 1)], excerpt={**ROW, "cell": -1})
    dialog = open_dialog(page, "walnut")
    answer = dialog.locator(".answer")
    expect(answer.locator(".value")).to_have_text("Walnut")
    expect(answer.locator(".name")).to_be_hidden()
    expect(answer.locator(".pair")).to_have_text(["Size 40×60 pt (80×120 px @2x)", "Grain Fine"])


def test_a_cell_that_the_query_says_itself_is_no_answer(page):
    answer_with(page, [hit("Woods", 1)], excerpt={**ROW, "cell": 2})
    dialog = open_dialog(page, "fine wood")
    answer = dialog.locator(".answer")
    expect(answer.locator(".value")).to_have_text("Fine")
    expect(answer.locator(".pair")).to_have_text(["Wood Walnut", "Size 40×60 pt (80×120 px @2x)"])


def test_a_row_that_answers_nothing_is_a_line(page):
    answer_with(page, [hit("Woods", 1)], rows=0,
                excerpt={**ROW, "cells": [["Wood", "Ash"], ["Size", ""]]})
    dialog = open_dialog(page, "ash")
    expect(dialog.locator(".excerpt mark")).to_have_text("Ash")
    expect(dialog.locator(".answer")).to_have_count(0)


def test_a_guideline_is_where_its_hit_leads(page):
    answer_with(page, [hit("Woods", 1)], excerpt={"kind": "guideline", "anchor": "sand-it"})
    dialog = open_dialog(page, "sand")
    expect(dialog.locator(".excerpt mark")).to_have_text("marked")
    expect(dialog.get_by_role("option")).to_have_attribute("href", "../buttons/index.html#sand-it")


@pytest.mark.parametrize("cell, shown", [
    ("44x44 pt", "44×44 pt"), ("1024 x 768", "1024 × 768"), ("2x3x4", "2×3×4"), ("0.5x10", "0.5×10"),
    ("10x0.5", "10×0.5"), ("0x10", "0x10"), ("a 0x10", "a 0x10"), ("@2x", "@2x"), ("3x (px)", "3x (px)")])
def test_between_numbers_stands_a_cross(page, cell, shown):
    answer_with(page, [hit("Woods", 1, "Woods")], excerpt={
        "kind": "row", "anchor": "walnut", "cells": [["Wood", "Walnut"], ["Size", cell]], "cell": 1})
    value = open_dialog(page, "woods").locator(".answer .value")
    expect(value).to_have_text(shown)


def test_a_cross_stands_between_numbers_that_are_marked(page):
    answer_with(page, [hit("Woods", 1)], excerpt={"pieces": ["at ", "40", " x ", "60", " pt, 0x10"]})
    excerpt = open_dialog(page, "40 60").locator(".excerpt")
    expect(excerpt).to_have_text("at 40 × 60 pt, 0x10")
    expect(excerpt.locator("mark")).to_have_text(["40", "60"])


def golden_answers():
    """Questions, and what the row that answers says; none where no row may be shown."""
    lines = (PROJECT / "content/queries.jsonl").read_text(encoding="utf-8").splitlines()
    asked = [json.loads(line) for line in lines if line.strip()]
    return [(one["query"], one["answer"]) for one in asked if "answer" in one]


def test_the_golden_questions_are_answered_right_or_not_at_all(page):
    golden = golden_answers()
    assert len(golden) >= 40
    shown = page.evaluate("""async (queries) => {
      await hig.bundle("search");
      const answers = [];
      for (const query of queries) {
        const [row] = await hig.answers(query);
        const { cells = [], cell = -1 } = row?.excerpt ?? {};
        const texts = cells.map(([, text]) => text);
        answers.push(cell < 0 ? texts.join(" | ") : texts[cell]);
      }
      return answers;
    }""", [query for query, _ in golden])
    for (query, wanted), text in zip(golden, shown):
        assert wanted in text if wanted else text == "", (query, text)


# A search that is narrowed to a platform answers with that platform's row.
@pytest.mark.parametrize("platform, value", [(None, "44x44"), ("tvOS", "66x66")])
def test_the_answer_is_of_the_platform_that_is_asked_for(visit, http_address, platform, value):
    page = visit(http_address + "search/index.html")
    rows = page.evaluate("""async (platform) => {
      await hig.bundle("search");
      const { facets } = await hig.search("tap", 1);
      const { bit } = facets.find(({ name }) => name === platform) ?? {};
      const rows = await hig.answers("tap target size", bit === undefined ? 0 : 2 ** bit);
      return rows.map(({ excerpt }) => excerpt.cells[excerpt.cell][1]);
    }""", platform)
    assert [row.split(" ")[0].replace("×", "x") for row in rows] == [value]


# A platform that no row names narrows the search, if the row is for all of them.
@pytest.mark.parametrize("query, row", [
    ("ios red rgb", "Red"), ("visionos large title size", None), ("red rgb", "Red")])
def test_a_platform_that_is_typed_narrows_the_search(visit, http_address, query, row):
    page = visit(http_address + "search/index.html")
    rows = page.evaluate("""async (query) => {
      await hig.bundle("search");
      return (await hig.answers(query)).map(({ excerpt }) => excerpt.cells[0][1]);
    }""", query)
    assert rows == ([row] if row else [])


def test_where_a_finished_word_is_not_said_beginnings_are_marked(page):
    """The hits are those of the beginning: each has a word to show."""
    answer_with(page, [hit("Woods", 1), hit("More", 2)])
    page.evaluate("""() => {
      hig.finished = async (query) => `"${query}"`;
      hig.excerpt = async (query, unit) => ({ kind: "text", anchor: "", cells: [], cell: -1,
        pieces: query.includes('"') && unit === 2 ? ["Managed woods"]
          : ["The ", query.includes('"') ? "man" : "Managed", " woods"] });
    }""")
    marks = open_dialog(page, "man").locator(".excerpt mark")
    expect(marks).to_have_text(["man", "Managed"])
