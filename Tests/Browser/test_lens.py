"""The platform lens: what is about other platforms folds and steps back, and can be had again."""

import pytest

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
    if page.get_by_role("button", name="Show for all platforms").count():
        page.get_by_role("button", name="Show for all platforms").click()
    for name in names:
        page.get_by_role("group", name="Platforms to show").get_by_role(
            "button", name=name, exact=True).click()


def test_nothing_is_folded_before(page):
    shown = sections(page)
    assert len(shown) > 1 and all(shown.values())


def test_other_platforms_fold_to_their_headings(page):
    choose(page, "tvOS")
    for anchor, is_shown in sections(page).items():
        assert is_shown == (anchor == "tvOS"), anchor
        assert page.locator(f"#{anchor}").is_visible()
    assert page.locator(".toast").inner_text() == "Showing tvOS"
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


FIRST_LINE = """() => {
  const above = document.querySelector('.bar').getBoundingClientRect().bottom;
  window.line = [...document.querySelectorAll('.prose > *, .prose ~ *')]
    .find((element) => element.checkVisibility() && element.getBoundingClientRect().top >= above);
  return window.line.getBoundingClientRect().top;
}"""
ITS_PLACE = "() => window.line.checkVisibility() ? window.line.getBoundingClientRect().top : null"


@pytest.mark.parametrize("share", [0, .25, .5, .75, 1])
def test_the_line_that_is_read_stays_where_it_is(page, share):
    choose(page)
    page.evaluate("""(share) => scrollTo(
      0, share * (document.documentElement.scrollHeight - innerHeight))""", share)
    page.wait_for_timeout(50)
    for name in 2 * ["tvOS", "watchOS", "iOS", "tvOS", "iOS", "watchOS"]:
        before = page.evaluate(FIRST_LINE)
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_timeout(50)
        after = page.evaluate(ITS_PLACE)
        assert after is None or abs(after - before) <= 2, name


def test_an_address_that_names_no_place_does_no_harm(visit, address):
    page = visit(address + PAGE + "#%")
    choose(page, "tvOS")
    assert not all(sections(page).values())


def test_entries_of_lists_step_back(visit, http_address, site):
    page = visit(http_address + "guidelines/avoid/index.html?platforms=tvos")
    page.locator(".out").first.wait_for()
    for entry in page.locator("[data-platforms]").all():
        platforms = entry.get_attribute("data-platforms").split()
        assert ("out" in (entry.get_attribute("class") or "").split()) == ("tvos" not in platforms)
