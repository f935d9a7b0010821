"""All guidelines as one list, and where each of them can be taken."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

LIST = "guidelines/index.html"
TEXT = "layout/index.html"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def choice(page, facet, value):
    return page.locator(f"[data-facet={facet}] [data-value={value}]")


def count(page, facet, value):
    return int(choice(page, facet, value).locator("small").inner_text().replace(",", ""))


def rows(page):
    """Leads and where they lead, of all rows, after the list has settled."""
    page.wait_for_timeout(60)
    while page.locator("button.more").is_visible():
        page.locator("button.more").click()
        page.wait_for_timeout(60)
    return page.locator(".sifting li > a").evaluate_all(
        "(all) => all.map((link) => [link.textContent, link.href])")


def listed(page, address):
    """The same of a list that needs no script."""
    page.goto(address)
    return page.locator(".rules > li > a").evaluate_all(
        "(all) => all.map((link) => [link.textContent, link.href])")


def test_the_list_has_all_and_its_choices_are_those_of_the_lists(visit, file_address):
    address = file_address
    page = visit(address + LIST)
    total = int(re.match(r"[\d,]+", page.locator(".tally p").inner_text()).group().replace(",", ""))
    choice(page, "group", "foundations").hover()
    found = rows(page)
    assert len(found) == total == len({href for _, href in found})
    for facet, value in [("verb", "avoid"), ("platform", "visionos"), ("group", "foundations")]:
        page.goto(address + f"{LIST}?{facet}={value}")
        page.wait_for_selector(".removers")
        filtered = rows(page)
        assert filtered == listed(page, address + f"guidelines/{value}/index.html"), value
        assert filtered == [row for row in found if row in filtered], "in the order of the whole"


def test_choices_combine_and_say_what_they_would_leave(visit, http_address):
    address = http_address
    page = visit(address + LIST)
    before = count(page, "verb", "avoid")
    choice(page, "platform", "visionos").click()
    expect(choice(page, "verb", "avoid").locator("small")).not_to_have_text(str(before))
    promised = count(page, "verb", "avoid")
    assert promised < before
    choice(page, "verb", "avoid").press("Enter")
    page.wait_for_function(
        "many => document.querySelectorAll('.sifting li').length === many", arg=promised)
    assert page.locator(".sifting li:not(.avoid)").count() == 0
    assert page.locator(".tally [role=status]").inner_text().startswith(f"{promised} of ")
    assert page.url.endswith("?verb=avoid&platform=visionos")
    shown = rows(page)
    page.goto(address + TEXT)
    page.go_back()
    page.wait_for_selector(".removers")
    assert rows(page) == shown
    page.get_by_role("link", name="Clear all filters").click()
    page.wait_for_function("() => !document.querySelector('.removers')")
    assert page.url.endswith(LIST)
    assert count(page, "verb", "avoid") == before


def test_words_begin_words_of_the_guideline_or_its_page(visit, http_address):
    page = visit(http_address + LIST)
    page.get_by_role("searchbox", name="Word in guideline").fill("AVOI lay")
    page.wait_for_function("() => /word=AVOI/.test(location.search)")
    assert not page.locator("button.found").count(), "these are not words of a search"
    for row in page.locator(".sifting li").all():
        title = row.locator("xpath=../preceding-sibling::h2[1]/a").inner_text()
        text = f"{title} {row.inner_text()}"
        assert re.search(r"\bavoi", text, re.I) and re.search(r"\blay", text, re.I), text
    page.get_by_role("searchbox", name="Word in guideline").fill("void")
    page.wait_for_function("() => document.querySelectorAll('.sifting li').length === 0")
    assert "remove one" in page.locator(".tally [role=status]").inner_text()


def test_words_are_those_of_verbs_and_platforms_too(visit, http_address):
    page = visit(http_address + LIST + "?verb=avoid&platform=visionos")
    page.wait_for_selector(".removers")
    chosen = rows(page)
    page.goto(http_address + LIST)
    page.get_by_role("searchbox", name="Word in guideline").fill("avoid visionos")
    page.wait_for_function("() => /word=avoid/.test(location.search)")
    page.wait_for_selector(".removers")
    found = rows(page)
    assert chosen and all(row in found for row in chosen)


def test_the_lens_leaves_out_only_what_is_about_other_platforms(visit, http_address):
    page = visit(http_address + TEXT)
    page.evaluate("localStorage.setItem('platforms', 'visionos')")
    page.goto(http_address + LIST)
    page.wait_for_selector(".removers")
    said = page.locator(".tally p").inner_text()
    assert said.endswith(" guidelines: general ones, and those for visionOS")
    many, whole = (int(number.replace(",", "")) for number in re.findall(r"[\d,]+", said)[:2])
    own = count(page, "platform", "visionos")
    assert own < many < whole
    # The lens is no filter; the filter is one press away, and back is one step.
    visionos = choice(page, "platform", "visionos")
    assert visionos.get_attribute("aria-current") is None
    visionos.click()
    page.wait_for_function("() => /[?&]platform=visionos/.test(location.search)")
    page.wait_for_function(
        "many => document.querySelectorAll('.sifting li').length === many", arg=own)
    assert visionos.get_attribute("aria-current") == "true"
    assert not page.locator(".sifting small", has_text=re.compile("^visionOS$")).count()
    page.go_back()
    page.wait_for_function("text => document.querySelector('.tally p').textContent === text",
                           arg=said)
    page.get_by_role("link", name="Remove visionOS").click()
    page.wait_for_function("() => !document.querySelector('.removers')")
    page.reload()
    assert not page.locator(".removers").count(), "what was undone stays so"


def test_it_takes_all_platforms_of_the_lens(visit, http_address):
    """A guideline about any of them is shown, once."""
    page = visit(http_address + LIST + "?platform=tvos,watchos")
    page.wait_for_selector(".removers")
    both = rows(page)
    alone = []
    for slug in ("tvos", "watchos"):
        page.goto(http_address + f"{LIST}?platform={slug}")
        page.wait_for_selector(".removers")
        alone += rows(page)
    assert sorted(both) == sorted({tuple(row): row for row in alone}.values())
    assert both
    page.goto(http_address + f"{LIST}?platform=tvos,watchos")
    page.get_by_role("link", name="Remove tvOS").click()
    page.wait_for_function("() => location.search === '?platform=watchos'")
    assert choice(page, "platform", "tvos").get_attribute("aria-current") is None


def test_without_scripts_choices_lead_to_lists(visit, file_address):
    page = visit(file_address + LIST, java_script_enabled=False)
    assert page.get_by_role("searchbox", name="Word in guideline").is_hidden()
    choice(page, "platform", "visionos").click()
    expect(page.locator("h1")).to_have_text("Guidelines for visionOS")
    expect(page.locator(".script").first).to_be_hidden()


@pytest.fixture
def clipped(visit, http_address):
    """Opens a page whose clipboard can be read."""
    def open_page(path, **options):
        page = visit(http_address + path, permissions=["clipboard-read", "clipboard-write"],
                     **options)
        return page, lambda: page.evaluate("navigator.clipboard.readText()")
    return open_page


def test_a_mark_offers_link_markdown_and_citation_to_keys(clipped):
    page, clip = clipped(TEXT)
    mark = page.locator(".rule > a").first
    lead = page.locator(".rule > strong").first.inner_text()
    for downs, said, wanted in [
        (0, "Link copied", mark.evaluate("(link) => link.href")),
        (1, "Copied as Markdown", f"> **{lead}**"),
        (2, "Citation copied", f"Apple, Human Interface Guidelines, “Layout”: “{lead}” http"),
    ]:
        mark.press("Enter")
        page.wait_for_selector(".offers:popover-open [role=menuitem]:focus")
        for _ in range(downs):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function("said => document.querySelector('.toast').textContent === said",
                               arg=said)
        assert clip().startswith(wanted)
        assert mark.evaluate("(link) => link === document.activeElement")
    assert "as of " in clip()
    mark.press("Enter")
    page.wait_for_selector(".offers:popover-open")
    page.keyboard.press("Escape")
    assert page.locator(".offers").is_hidden()
    assert mark.evaluate("(link) => link === document.activeElement")


def test_a_row_says_the_same_as_the_text(clipped):
    page, clip = clipped(LIST + "?group=foundations&word=layout")
    row = page.locator(".sifting li").first
    row.hover()
    row.get_by_role("button", name="Copy or cite").click()
    page.get_by_role("menuitem", name="Cite").click()
    page.get_by_text("Citation copied").wait_for()
    cited, goal = clip(), row.locator("a").get_attribute("href")
    page.goto(page.evaluate("href => new URL(href, location.href).href", goal))
    page.locator(".rule:target > a").click()
    page.get_by_role("menuitem", name="Cite").click()
    page.get_by_text("Citation copied").wait_for()
    assert clip() == cited


@pytest.mark.parametrize("width", [390, 320])
def test_a_mark_is_large_enough_for_a_finger_and_not_at_the_edge(visit, file_address, width):
    page = visit(file_address + TEXT, **PHONE | {"viewport": {"width": width, "height": 700}})
    for box in page.locator(".rule > a:first-child").evaluate_all(
            "(all) => all.map((link) => link.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 44 and box["height"] >= 44 and box["left"] >= 24
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator(".rule > a:first-child").first.tap()
    assert page.get_by_role("menuitem", name="Copy link").bounding_box()["height"] >= 44


@pytest.mark.parametrize("path, opener, part", [
    (LIST + "?verb=avoid&word=a", ".sifting .cite", None),
    (TEXT, ".rule > a", ".offers"),
])
def test_menus_and_filters_are_accessible(visit, http_address, path, opener, part):
    page = visit(http_address + path, **PHONE)
    page.locator(opener).first.click()
    page.wait_for_selector(".offers:popover-open")
    found = Axe().run(page, context=part).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


@pytest.mark.parametrize("width, height", [(390, 844), (1024, 768), (1279, 768), (1440, 900)])
def test_guidelines_are_on_the_first_screen(visit, file_address, width, height):
    """The filters are folded where there is no room beside the list, and beside it elsewhere."""
    page = visit(file_address + LIST, viewport={"width": width, "height": height})
    expect(page.locator(".rules a").first).to_be_in_viewport()
    assert choice(page, "verb", "avoid").is_visible() == (width >= 1280)
    if width < 1280:
        page.locator(".sift summary").click()
    choice(page, "verb", "avoid").click()
    expect(choice(page, "verb", "avoid")).to_have_attribute("aria-current", "true")
    expect(page.locator(".rules > li:not(.avoid)")).to_have_count(0)
