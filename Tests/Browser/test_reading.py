"""The pages as a reader meets them: without scripts, in both themes, on a narrow screen."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from markup import paths_of, read_site

# A server alone shows 404.html, whose links start from the host: it is not read from the disk.
KINDS = [
    "index.html",
    "layout/index.html",
    "search/index.html",
    "pictures/index.html",
    "pictures/layout--ios-ipados-device-screen-dimensions/index.html",
    "pictures/typography--ios-ipados-dynamic-type-sizes/index.html",
    "pictures/typography--ios-ipados-visionos-tracking-values/index.html",
    "pictures/color--specifications-system-colors/index.html",
]

# Asked of a page at once: there are hundreds of pages. Ways to what only scripts do are hidden
# without them.
WHAT_IS_SHOWN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const isShown = (one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
    };
    const scripted = all("main :is(.examples, .script)");
    return {
        titles: all("h1").length, parts: all(".sheet article").length,
        isTitled: all("h1").slice(0, 1).some(isShown),
        text: all("main").map((one) => one.innerText).join(" "),
        scripted: scripted.reduce((sum, one) => sum + one.textContent.length, 0),
        ways: all("a[href]").filter(isShown).length,
    }; }"""


def test_every_page_reads_without_scripts(visit, file_address, site):
    page = visit(file_address + "index.html", java_script_enabled=False)
    for path, read in read_site(site).items():
        if path == "404.html":
            continue
        page.goto(file_address + path)
        if page.locator(".peeks").count():
            # Previews of tables are laid out when they come to the screen: here all are on it.
            page.set_viewport_size({"width": 1280, "height": 30_000})
            page.reload()
            # The browser lays them out a frame after the page has loaded.
            last = page.locator(".peeks > li").last
            expect(last).to_contain_text(re.compile(r"\w"), use_inner_text=True)
        shown = page.evaluate(WHAT_IS_SHOWN)
        # A document of many pages has the title of each beside its own.
        assert shown["titles"] == 1 + shown["parts"], path
        assert shown["isTitled"], path
        least = 0.8 * (len(read.text) - shown["scripted"])
        text = " ".join(shown["text"].split())
        assert len(text) >= least, f"{path}: text that only a script would show"
        assert shown["ways"] >= 3, f"{path}: nowhere to go"


def test_the_tree_leads_on_without_scripts(visit, file_address):
    page = visit(file_address + "layout/index.html", java_script_enabled=False)
    current = page.locator("nav [aria-current=page]")
    assert current.count() >= 1
    page.locator("nav a[href$='index.html']:visible").nth(1).click()
    assert page.locator("h1").is_visible()


def test_every_page_loads_without_a_complaint(visit, address, site):
    page = visit(address + "index.html")
    for path in paths_of(site):
        if path == "404.html" and address.startswith("file:"):
            continue
        page.goto(address + path)
        assert page.title() != "", path


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def is_kept(page, light):
    """Whether a page has another background than this when it is loaded again. A page of a file that
    follows at once may be in another process, where a busy browser has what was stored some
    seconds later."""
    for _ in range(10 if page.url.startswith("file:") else 1):
        page.reload()
        if background(page) != light:
            return True
        page.wait_for_timeout(500)
    return False


def test_the_theme_switches_and_is_remembered(visit, address):
    page = visit(address + "index.html", color_scheme="light")
    light = background(page)
    button = page.locator("button.theme")
    seen = {light}
    for label in ["light", "dark", "system"]:
        button.click()
        expect(button).to_have_attribute("aria-label", f"Theme: {label}")
        seen.add(background(page))
        if background(page) != light:
            assert is_kept(page, light), "the choice should outlive the page"
    assert len(seen) == 2
    assert background(page) == light, "after three steps the theme is where it began"


def test_the_theme_follows_the_system(visit, file_address):
    light = visit(file_address + "index.html", color_scheme="light")
    dark = visit(file_address + "index.html", color_scheme="dark")
    assert background(light) != background(dark)


@pytest.mark.parametrize("path", KINDS)
@pytest.mark.parametrize("width", [320, 820, 1440])
def test_no_page_scrolls_sideways(visit, file_address, path, width):
    page = visit(file_address + path, viewport={"width": width, "height": 900})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", KINDS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit, http_address, path, scheme):
    page = visit(http_address + path, color_scheme=scheme)
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


@pytest.mark.parametrize(
    "path", ["index.html", "layout/index.html", "gestures/index.html", "boxes/index.html"]
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_audit_is_a_page_like_others(visit, audit_address, path, scheme):
    page = visit(
        audit_address + path, color_scheme=scheme, viewport={"width": 320, "height": 900}
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    found = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


def test_what_was_dropped_is_seen_without_scripts(visit, audited_site):
    page = visit(f"{audited_site.as_uri()}/audit/layout/index.html", java_script_enabled=False)
    assert page.locator("del:visible").count() > 3
    line = page.locator(".raw .dropped:has(del)").first
    assert "Dropped" in line.inner_text()
    assert line.locator("code").first.is_visible()
