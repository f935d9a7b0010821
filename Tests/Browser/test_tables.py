"""The tools of tables: they come when a reader turns to one, and change nothing but what is shown."""

import pytest


@pytest.fixture
def table(visit, site, file_address):
    """A sortable table of eight rows or more, its tools loaded."""
    for file in sorted(site.glob("*/index.html")):
        page = visit(file_address + file.relative_to(site).as_posix())
        figures = page.locator("figure.data:not(:has([rowspan]))")
        for place in range(figures.count()):
            if figures.nth(place).locator("tbody tr").count() >= 8:
                figure = figures.nth(place)
                figure.locator(".table").focus()
                figure.locator("thead button").first.wait_for()
                return figure
    raise AssertionError("no table of the sample has eight rows")


def column(figure, place):
    return figure.evaluate(
        "(figure, place) => [...figure.querySelectorAll('tbody tr')]"
        ".filter((row) => !row.hidden).map((row) => row.cells[place].innerText)", place)


def test_nothing_is_loaded_before(visit, site, file_address):
    page = visit(file_address + "layout/index.html")
    assert page.locator("figure.data").count() > 0
    assert page.locator("thead button").count() == 0
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [url for url in loaded if "tables." in url]


def test_a_column_sorts_up_down_and_back(table):
    before = column(table, 0)
    head = table.locator("thead th").first
    head.get_by_role("button").click()
    assert head.get_attribute("aria-sort") == "ascending"
    up = column(table, 0)
    assert sorted(up) == sorted(before)
    head.get_by_role("button").press("Enter")
    assert head.get_attribute("aria-sort") == "descending"
    assert [word for word in reversed(column(table, 0)) if word] == [word for word in up if word]
    head.get_by_role("button").press("Enter")
    assert head.get_attribute("aria-sort") is None
    assert column(table, 0) == before


def test_rows_are_filtered_by_all_words(table):
    before = column(table, 0)
    word = before[2].split()[-1].lower()
    field = table.get_by_role("searchbox")
    field.fill(word)
    shown = table.locator("tbody tr:visible")
    assert 0 < shown.count() < len(before)
    assert all(word in text.lower() for text in shown.all_inner_texts())
    assert table.page.locator(".toast").inner_text() in (f"{shown.count()} rows", "1 row")
    field.fill("qqqq ")
    assert shown.count() == 0
    none = table.locator(".none")
    assert none.inner_text() == "No row has “qqqq”."
    field.fill("")
    assert column(table, 0) == before
    assert not none.is_visible()


def test_a_number_is_filtered_whole(table):
    table.locator("tbody").evaluate("""body => {
      const row = body.rows[0];
      for (const cell of row.cells) cell.textContent = "Oak 1792";
      row.cells[0].textContent = "Oak 17";
      const other = body.rows[1];
      for (const cell of other.cells) cell.textContent = "Oak 1179x1792";
    }""")
    field = table.get_by_role("searchbox")
    shown = table.locator("tbody tr:visible")
    for typed, count in [("oak 17", 1), ("oa 1792", 2), ("oak 1179", 1), ("ak", 0)]:
        field.fill(typed)
        assert shown.filter(has_text="Oak").count() == count, typed


def test_shown_rows_are_copied_with_tabs(table):
    table.page.evaluate(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    table.get_by_role("button", name="Copy").click()
    lines = table.page.evaluate("window.copied").split("\n")
    assert len(lines) == 1 + len(column(table, 0))
    assert len({line.count("\t") for line in lines}) == 1
    assert [line.split("\t")[0] for line in lines[1:]] == column(table, 0)
    assert table.page.locator(".toast").inner_text() == f"{len(lines) - 1} rows copied"


def test_a_row_has_an_address(table):
    link = table.locator("tbody a.row").first
    row = table.locator("tbody tr").first
    assert link.get_attribute("href") == "#" + row.get_attribute("id")
    link.click()
    assert table.page.evaluate("document.querySelector(':target')?.tagName") == "TR"


@pytest.fixture
def spanned(visit, site, file_address):
    """A table of eight rows or more in which a cell spans several, its tools loaded."""
    for file in sorted(site.glob("*/index.html")):
        if "rowspan" not in file.read_text():
            continue
        page = visit(file_address + file.relative_to(site).as_posix())
        figures = page.locator("figure.data:has([rowspan])")
        for place in range(figures.count()):
            if figures.nth(place).locator("tbody tr").count() >= 8:
                figure = figures.nth(place)
                figure.locator(".table").focus()
                figure.get_by_role("button", name="Copy").wait_for()
                return figure
    raise AssertionError("no table of the sample has spans and eight rows")


def test_rows_that_a_cell_spans_are_copied_whole(spanned):
    spanned.page.evaluate(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    spanned.get_by_role("button", name="Copy").click()
    lines = spanned.page.evaluate("window.copied").split("\n")
    assert len(lines) == 1 + spanned.locator("tbody tr").count()
    assert len({line.count("\t") for line in lines}) == 1


def test_rows_that_a_cell_spans_are_shown_together(spanned):
    first = spanned.locator("tbody tr:has([rowspan])").first
    below = first.evaluate("(row) => row.nextElementSibling.innerText.split('\\t')[0].trim()")
    spanned.get_by_role("searchbox").fill(below)
    assert first.is_visible()
    assert first.evaluate("(row) => !row.nextElementSibling.hidden")


def test_figures_of_a_color_are_copied(visit, file_address):
    page = visit(file_address + "color/index.html")
    page.evaluate(
        "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }")
    cell = page.locator(".hue").first
    assert page.locator(".hue button").count() == 0
    page.locator("figure:has(.hue) .table").first.focus()
    page.locator(".hue button").first.wait_for()
    hexadecimal, figures = cell.locator("button").all()
    hexadecimal.click()
    assert page.evaluate("window.copied") == hexadecimal.inner_text() == "#FF383C"
    figures.click()
    assert page.evaluate("window.copied") == "255, 56, 60"
    assert page.locator(".toast").inner_text() == "255, 56, 60 copied"


def test_the_first_column_stays_and_a_shade_shows_more(visit, file_address):
    page = visit(file_address + "widgets/index.html", viewport={"width": 390, "height": 844})
    box = page.locator(".table.wide").first
    box.scroll_into_view_if_needed()
    first = box.locator("tbody th").first
    before = first.bounding_box()["x"]
    assert "gradient" in box.evaluate("box => getComputedStyle(box).backgroundImage")
    box.evaluate("box => { box.scrollLeft = 60; }")
    assert box.evaluate("box => box.scrollLeft") == 60
    assert abs(first.bounding_box()["x"] - before) < 1


def test_on_a_phone_cells_beside_each_other_have_room(visit, file_address):
    """Text is read in lines of some words; nothing but the table's own box is scrolled."""
    page = visit(file_address + "gestures/index.html", viewport={"width": 390, "height": 844})
    heights = page.locator(".data").evaluate_all(
        "tables => tables.map((table) => Math.max(...[...table.querySelectorAll('tr')]"
        ".map((row) => row.offsetHeight)))")
    assert max(heights) < 125
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("width", [320, 390, 1024, 1280, 1440])
@pytest.mark.parametrize("folder", ["color", "widgets", "keyboards"])
def test_tools_move_no_row(visit, file_address, folder, width):
    """Captions, headers and rows keep their heights: what is pressed is what was aimed at."""
    page = visit(f"{file_address}{folder}/index.html", viewport={"width": width, "height": 900})
    heights = """figures => figures.map((figure) => ["figcaption", "thead", "tbody", "table"]
      .map((part) => figure.querySelector(part).getBoundingClientRect().height))"""
    tables = page.locator(".data:visible")
    before = tables.evaluate_all(heights)
    assert before
    page.locator(".data tbody tr:visible").first.hover()
    page.get_by_role("button", name="Copy").first.wait_for()
    for old, new in zip(before, tables.evaluate_all(heights), strict=True):
        assert new == pytest.approx(old, abs=.6)


def test_on_a_phone_a_row_that_was_led_to_has_its_columns_in_sight(visit, http_address):
    page = visit(http_address + "accessibility/index.html", viewport={"width": 390, "height": 800})
    row = page.locator("table tbody tr[id]").first.get_attribute("id")
    page.goto(f"{http_address}accessibility/index.html#{row}")
    box = page.locator("table", has=page.locator(f"tr[id='{row}']")).locator("thead").bounding_box()
    assert 0 <= box["y"] < 800
