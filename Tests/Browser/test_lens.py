"""The platform lens: what is about other platforms folds, and can be had again."""

import re

import pytest
from playwright.sync_api import expect

from searching import arrive

PAGE = "layout/index.html"


def sections(page):
    """Headings of platforms, and whether what stands under them shows."""
    return dict(page.evaluate("""() => [...document.querySelectorAll('.prose h3[id]')]
      .filter((heading) => /^(iOS|iPadOS|macOS|tvOS|visionOS|watchOS)$/.test(heading.firstElementChild.textContent))
      .map((heading) => [heading.id, heading.nextElementSibling.checkVisibility()])"""))


@pytest.fixture
def page(visit, address):
    return visit(address + PAGE)


def choose(page, *names):
    panel = page.get_by_role("group", name="Platforms to show")
    if not panel.is_visible():
        # Playwright scrolls to a button in a bar that sticks; a reader does not.
        page.locator(".pick").evaluate("(button) => button.click()")
    for name in names:
        panel.get_by_role("button", name=name, exact=True).click()
    panel.evaluate("(panel) => panel.hidePopover()")


def test_nothing_is_folded_before(page):
    shown = sections(page)
    assert len(shown) > 1 and all(shown.values())


def test_other_platforms_fold_to_their_headings(page):
    choose(page, "tvOS")
    for anchor, is_shown in sections(page).items():
        assert is_shown == (anchor == "tvOS"), anchor
        assert page.locator(f"#{anchor}").is_visible()
    folded = page.locator(".folded").count()
    assert page.locator(".toast").inner_text() == f"Showing tvOS, {folded} sections folded"
    for button in page.locator(".unfold").all():
        assert re.fullmatch(r"Show \d+ lines?", button.inner_text())
    choose(page, "tvOS")
    assert all(sections(page).values())


def test_nothing_of_a_folded_section_is_left(page):
    choose(page, "tvOS")
    assert page.locator(".prose > [hidden]").count()
    assert not [kind for kind in page.locator(".prose > [hidden]").evaluate_all(
        "(all) => all.filter((element) => element.checkVisibility()).map((one) => one.tagName)")]


def test_a_folded_section_can_be_shown(page):
    choose(page, "tvOS")
    button = page.locator(".unfold").first
    anchor = button.evaluate("(button) => button.parentElement.id")
    button.press("Enter")
    assert sections(page)[anchor]
    assert not page.locator(f"#{anchor} .unfold").count()


def test_the_address_keeps_the_choice_and_a_target_opens(visit, http_address):
    page = visit(http_address + PAGE)
    choose(page, "tvOS", "watchOS")
    assert page.url.endswith("?platforms=tvos,watchos")
    other = next(anchor for anchor in sections(page) if anchor not in ("tvOS", "watchOS"))
    shared = visit(http_address + PAGE + "?platforms=tvos#" + other)
    shared.locator(".unfold").first.wait_for()
    assert sections(shared)[other] and sections(shared)["tvOS"]


def test_the_choice_is_remembered(visit, http_address):
    page = visit(http_address + PAGE)
    choose(page, "tvOS")
    page.goto(http_address + PAGE)
    page.locator(".unfold").first.wait_for()
    assert sections(page)["tvOS"] and not all(sections(page).values())


def test_a_link_with_platforms_leaves_the_own_choice(visit, http_address):
    page = visit(http_address + PAGE)
    choose(page, "watchOS")
    page.goto(http_address + PAGE + "?platforms=tvos")
    expect(page.locator(".pick b")).to_have_text("tvOS")
    page.goto(http_address + "color/index.html")
    expect(page.locator(".pick b")).to_have_text("watchOS")


def test_arrows_go_through_the_platforms(page):
    page.locator(".pick").click()
    panel = page.locator(".lens")
    expect(panel).to_be_visible()
    names = []
    for key in ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown"]:
        page.keyboard.press(key)
        names.append(panel.locator(":focus").inner_text())
    assert names == ["All platforms", "iOS", "All platforms", "watchOS", "All platforms"]


FIRST_LINE = """() => {
  const above = document.querySelector('.bar').getBoundingClientRect().bottom;
  window.line = [...document.querySelectorAll('.prose > *, .prose ~ *')]
    .find((element) => element.checkVisibility() && element.getBoundingClientRect().top >= above);
  return window.line.getBoundingClientRect().top;
}"""
# What follows a choice is done within two frames.
SETTLED = "() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end)))"
ITS_PLACE = "() => window.line.checkVisibility() ? window.line.getBoundingClientRect().top : null"


def test_the_line_that_is_read_stays_where_it_is(page):
    choose(page)
    for share in [0, .25, .5, .75, 1]:
        page.evaluate("""(share) => scrollTo(
          0, share * (document.documentElement.scrollHeight - innerHeight))""", share)
        page.evaluate(SETTLED)
        for name in 2 * ["tvOS", "watchOS", "iOS", "tvOS", "iOS", "watchOS"]:
            before = page.evaluate(FIRST_LINE)
            choose(page, name)
            page.evaluate(SETTLED)
            after = page.evaluate(ITS_PLACE)
            assert after is None or abs(after - before) <= 2, (share, name)
        assert page.locator(".folded").count() == 0, "an even number of times is none"


def test_an_address_that_names_no_place_does_no_harm(visit, address):
    page = visit(address + PAGE + "#%")
    choose(page, "tvOS")
    assert not all(sections(page).values())


def test_entries_of_lists_fold_to_their_number(visit, http_address):
    page = visit(http_address + "guidelines/avoid/index.html?platforms=tvos")
    button = page.locator(".others button").first
    button.wait_for()
    for entry in page.locator("main li[data-platforms]").all():
        platforms = entry.get_attribute("data-platforms").split()
        assert entry.is_hidden() == ("tvos" not in platforms)
    hidden = page.locator("ul:has(> .others)").first.locator("> [hidden]").count()
    assert button.inner_text() == f"{hidden} more for other platforms"
    before = page.locator("main li[hidden]").count()
    button.click()
    assert page.locator("main li[hidden]").count() == before - hidden


@pytest.mark.parametrize("width", [390, 1360])
def test_one_click_undoes_the_choice_on_any_page(visit, http_address, width):
    page = visit(http_address + PAGE, viewport={"width": width, "height": 800})
    choose(page, "tvOS")
    page.goto(http_address + "color/index.html")
    arrive(page, "**?platforms=tvos")
    expect(page.locator(".pick b")).to_have_text("tvOS")
    page.get_by_role("button", name="Showing tvOS. Show all platforms").click()
    assert page.locator(".folded").count() == 0
    assert page.url.endswith("color/index.html")
    expect(page.locator(".pick")).to_be_focused()
    expect(page.locator(".undo")).to_be_hidden()


def test_the_platforms_under_a_title_choose_too(page):
    chip = page.locator(".platforms").get_by_role("button", name="macOS")
    chip.press("Enter")
    expect(chip).to_have_attribute("aria-pressed", "true")
    shown = sections(page)
    assert shown["macOS"] and not shown["tvOS"]
    chip.click()
    assert all(sections(page).values())


def test_the_contents_mark_what_is_read_when_sections_fold(page):
    """What is folded away has no place of its own."""
    choose(page, "watchOS")
    page.evaluate("document.getElementById('watchOS').scrollIntoView()")
    expect(page.locator(".contents [aria-current]")).to_have_text("watchOS")


def test_a_page_about_others_says_so(visit, address):
    page = visit(address + "designing-for-watchos/index.html")
    apart = page.locator("main .apart")
    choose(page, "watchOS")
    assert apart.count() == 0
    choose(page, "watchOS", "iOS", "tvOS")
    expect(apart).to_have_text("This page is not about iOS or tvOS.")
    choose(page, "watchOS")
    assert apart.count() == 0
    choose(page, "watchOS", "tvOS", "macOS", "visionOS")
    expect(apart).to_have_text("This page is not about iOS, macOS or visionOS.")
    choose(page, "All platforms")
    assert apart.count() == 0


@pytest.mark.parametrize("width, height", [(568, 320), (667, 375), (844, 390), (390, 844), (320, 480)])
def test_all_of_the_menu_can_be_reached(visit, http_address, width, height):
    page = visit(http_address + PAGE, viewport={"width": width, "height": height})
    page.locator(".pick").evaluate("(button) => button.click()")
    panel = page.locator(".lens")
    box = panel.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= height
    for part in ("button >> nth=0", "p"):
        panel.locator(part).scroll_into_view_if_needed()
        inner = panel.locator(part).bounding_box()
        assert box["y"] <= inner["y"] and inner["y"] + inner["height"] <= box["y"] + box["height"] + 1


@pytest.mark.parametrize("width", [320, 390])
def test_large_text_leaves_the_menu_on_the_screen(visit, http_address, width):
    page = visit(http_address + PAGE, viewport={"width": width, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator(".pick").evaluate("(button) => button.click()")
    box = page.locator(".lens").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width


@pytest.mark.parametrize("width", [768, 1024, 1440])
def test_what_is_chosen_is_named_in_the_bar(visit, http_address, width):
    page = visit(http_address + PAGE, viewport={"width": width, "height": 800})
    choose(page, "visionOS")
    expect(page.locator(".pick b")).to_have_text("visionOS")
    bar = page.locator(".bar").bounding_box()
    for part in (".pick b", ".undo"):
        box = page.locator(part).bounding_box()
        assert box["width"] > 8 and bar["y"] <= box["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]
    expect(page.get_by_role("button", name="Showing visionOS. Show all platforms")).to_be_visible()


def test_forced_colors_tick_what_is_chosen_alone(visit, http_address):
    page = visit(http_address + PAGE, forced_colors="active", viewport={"width": 1280, "height": 800})
    page.locator(".pick").click()
    expect(page.locator(".lens button:not(.only)").first).to_be_visible()
    shown = page.locator(".lens button:not(.only)").evaluate_all("""(buttons) => buttons.map((button) => [
      button.getAttribute("aria-pressed"), getComputedStyle(button, "::after").visibility])""")
    assert shown and all((pressed == "true") == (tick == "visible") for pressed, tick in shown)


@pytest.mark.parametrize("height, side", [(844, "Top"), (320, "Bottom")])
def test_a_line_parts_the_bar_of_phones_from_the_text(visit, http_address, height, side):
    page = visit(http_address + PAGE, viewport={"width": 390, "height": height})
    width = page.locator(".bar").evaluate(f"(bar) => getComputedStyle(bar).border{side}Width")
    assert width == "1px"
