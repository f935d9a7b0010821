"""Tabs: keys, a choice that stays, and panels that open for whatever is looked for in them."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

PAGE = "typography/index.html"
TALLEST = 28_000


@pytest.fixture
def typography(visit, file_address):
    """The page with its tabs made."""
    page = visit(file_address + PAGE)
    page.keyboard.press("Shift")
    page.locator("[role=tablist]").first.wait_for()
    return page


def shown(page):
    """The chosen tab of each group."""
    return page.locator("[role=tab][aria-selected=true]").all_inner_texts()


def tab(page, name, group=0):
    return page.locator("[role=tablist]").nth(group).get_by_role("tab", name=name, exact=True)


def test_one_panel_is_seen_before_anything_is_loaded(visit, file_address):
    page = visit(file_address + PAGE)
    for group in page.locator(".panels").all():
        assert group.locator("> .panel:visible").count() == 1
    usual = page.locator(".panels").first.locator("> .panel:visible")
    assert "Large (default)" in usual.inner_text()
    assert page.locator("[role=tab]").count() == 0
    loaded = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [url for url in loaded if "tabs." in url]
    assert page.evaluate("document.documentElement.scrollHeight") < TALLEST


def test_all_is_open_without_scripts_and_in_print(visit, file_address, typography):
    page = visit(file_address + PAGE, java_script_enabled=False)
    panels = page.locator(".panel")
    assert page.locator(".panel:visible").count() == panels.count() > 12
    typography.emulate_media(media="print")
    for panel in typography.locator(".panel").all():
        assert panel.bounding_box()["height"] > 100


def test_on_a_phone_the_tabs_are_a_strip_that_shows_the_chosen_one(visit, file_address):
    page = visit(file_address + PAGE, viewport={"width": 390, "height": 844})
    strip = page.locator(".tabs").first
    height = strip.bounding_box()["height"]
    assert height < 60
    page.keyboard.press("Shift")
    page.locator("[role=tablist]").first.wait_for()
    assert strip.bounding_box()["height"] == height
    assert page.evaluate("scrollY") == 0
    for name in ["Large (default)", "xxxLarge", "xSmall"]:
        one = tab(page, name)
        one.evaluate("tab => tab.click()")
        place = one.bounding_box()
        assert 0 <= place["x"] and place["x"] + place["width"] <= 390 - 20, name
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_keys_move_and_choose(typography):
    first = tab(typography, "xSmall")
    first.focus()
    for key, name in [("ArrowRight", "Small"), ("End", "xxxLarge"), ("ArrowRight", "xSmall"),
                      ("ArrowLeft", "xxxLarge"), ("Home", "xSmall")]:
        typography.keyboard.press(key)
        expect(tab(typography, name)).to_be_focused()
        expect(tab(typography, name)).to_have_attribute("aria-selected", "true")
    stops = typography.locator("[role=tablist]").first.locator("[tabindex='0']")
    assert stops.all_inner_texts() == ["xSmall"]


def test_a_name_is_said_once(typography):
    panel = typography.locator(".panels").first.locator("> .panel:visible")
    said = panel.get_by_text("Large (default)", exact=True)
    assert said.count() == 1, "the heading, for those who go from heading to heading"
    clip = "getComputedStyle(document.querySelector('.panel:not([hidden]) > .told')).clipPath"
    assert typography.evaluate(clip) == "inset(50%)"
    said.focus()
    assert typography.evaluate(clip) == "none", "where the focus is can be seen"


def test_a_choice_is_every_groups_and_stays(typography, file_address):
    tab(typography, "Large (default)").click()
    chosen = [name for name in shown(typography) if name.startswith("Large")]
    assert len(chosen) == 2, "the sizes of the watch have one of the name too"
    typography.goto(file_address + "index.html")
    # Each page may be a process of its own, and learns a little later what another one kept.
    typography.wait_for_function("() => localStorage.getItem('tabs')")
    typography.goto(file_address + PAGE)
    typography.locator("[role=tablist]").first.wait_for()
    assert [name for name in shown(typography) if name.startswith("Large")] == chosen


def test_the_tabs_stay_where_they_are(typography):
    strip = typography.locator("[role=tablist]").nth(2)
    strip.scroll_into_view_if_needed()
    before = strip.bounding_box()["y"]
    strip.get_by_role("tab").last.click()
    assert abs(strip.bounding_box()["y"] - before) < 2


def test_an_address_opens_its_panel(visit, file_address):
    page = visit(file_address + PAGE)
    row = page.locator(".panels").first.locator("> .panel").nth(3).locator("tr[id]").nth(1)
    anchor = row.get_attribute("id")
    page.goto("about:blank")
    page.goto(f"{file_address}{PAGE}#{anchor}")
    target = page.locator(f"[id='{anchor}']")
    expect(target).to_be_in_viewport()
    page.locator("[role=tablist]").first.wait_for()
    expect(target).to_be_in_viewport()
    # The same way on the page that is open.
    page.evaluate("location.hash = 'SF-Pro-Rounded'")
    expect(tab(page, "SF Pro Rounded", 4)).to_be_in_viewport()
    expect(page.locator(".panel:visible:has([id='SF-Pro-Rounded']) table")).to_be_in_viewport()
    assert page.evaluate("localStorage.getItem('tabs')") is None


def test_words_of_a_search_open_the_panel_that_has_them(visit, file_address):
    page = visit(file_address + PAGE + "?q=new+york")
    page.locator("button.found").wait_for()
    expect(page.locator("[role=tab]", has_text="New York")).to_have_attribute(
        "aria-selected", "true")


def test_what_the_browser_finds_opens_its_panel(typography):
    panel = typography.locator(".panels").first.locator("> .panel").nth(4)
    assert panel.get_attribute("hidden") == "until-found"
    panel.evaluate("panel => panel.dispatchEvent(new Event('beforematch', { bubbles: true }))")
    expect(panel).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_another_tab_is_accessible(visit, http_address, scheme):
    page = visit(http_address + PAGE, color_scheme=scheme, viewport={"width": 390, "height": 844})
    page.keyboard.press("Shift")
    tab(page, "xxLarge").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    found = Axe().run(page).response["violations"]
    assert found == [], [(rule["id"], rule["nodes"][0]["html"][:200]) for rule in found]
