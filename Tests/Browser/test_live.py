"""`hig serve` while somebody writes: an open page follows, keeps its place, and tells of errors."""

import os
import re
import shutil
import subprocess
import time

import pytest
from playwright.sync_api import expect

from building import PROJECT

# A build of all pages may take long on a machine that is busy; what is shown at once does not.
PATIENCE = 120_000
STYLE = "templates/assets/css/20-base.css"
MARK = "window.isTheSame = true"
NO_SHEET_IS_THERE_TWICE = """() => {
    const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].map(
        link => link.getAttribute("href").replace(/\\.[0-9a-f]{10}\\.css$/, ""));
    return new Set(sheets).size === sheets.length; }"""


class LiveProject:
    """A project of its own, served; files are saved as editors do."""

    def __init__(self, folder, pages):
        self.folder = folder
        self.site = folder / "public"
        shutil.copytree(pages, folder / "content/pages")

    def page(self, slug):
        return self.folder / f"content/pages/current/{slug}.md"

    def save(self, file, text, *, by_rename=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        if not by_rename:
            file.write_text(text)
            return
        draft = file.with_name(f".{file.name}.swp")
        draft.write_text(text)
        os.replace(draft, file)

    def sheets(self):
        return sorted(self.site.glob("assets/*.css"))

    def add(self, slug, text, **how):
        file = self.page(slug)
        self.save(file, f"{file.read_text()}\n{text}\n", **how)


@pytest.fixture
def live(tool, pages, tmp_path):
    project = LiveProject(tmp_path / "project", pages)
    command = tool.command("serve", project.folder, "--port", "0", "--quiet")
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, f"`hig serve` should print its address, but said: {line!r}"
        project.address = found.group()
        yield project
    finally:
        server.terminate()
        assert server.wait(timeout=60) == 0


def listening(page):
    """Waits until the page hears what the server tells."""
    page.wait_for_function(
        """() => performance.getEntriesByType("resource")
          .some((one) => one.name.endsWith("/.hig/reload.js"))""")
    page.wait_for_timeout(300)


def wait_until(page, holds, else_told):
    """Lets the browser go on until something is so."""
    ends = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < ends, else_told
        page.wait_for_timeout(50)


def is_the_same(page):
    return page.evaluate("window.isTheSame === true")


@pytest.mark.parametrize("by_rename", [True, False])
def test_a_saved_page_is_shown_where_it_was_scrolled_to(live, visit, by_rename):
    page = visit(live.address + "layout/")
    listening(page)
    page.evaluate(MARK)
    page.evaluate("scrollTo({ top: 700, behavior: 'instant' })")
    assert page.evaluate("scrollY") == 700
    live.add("layout", "A sentence that was just written.", by_rename=by_rename)
    expect(page.locator("main")).to_contain_text("was just written", timeout=PATIENCE)
    assert not is_the_same(page)
    page.wait_for_function("() => document.readyState === 'complete'")
    page.wait_for_function("() => scrollY === 700")


def test_a_style_is_exchanged_without_a_reload(live, visit):
    page = visit(live.address + "layout/")
    listening(page)
    page.evaluate(MARK)
    page.evaluate("scrollTo({ top: 700, behavior: 'instant' })")
    own = (PROJECT / STYLE).read_text()
    for color in ("rgb(1, 2, 3)", "rgb(4, 5, 6)"):
        built = live.sheets()
        live.save(live.folder / STYLE, f"{own}\nbody {{ outline: 1px solid {color} }}\n")
        expect(page.locator("body")).to_have_css("outline-color", color, timeout=PATIENCE)
        # What is shown before they are in the site's folder is a draft.
        wait_until(page, lambda: live.sheets() != built, "the site was not built")
        page.wait_for_timeout(300)
        assert is_the_same(page), "the page was loaded anew"
        assert page.evaluate("scrollY") == 700
    # Once the old sheets are gone, none is there twice.
    page.wait_for_function(NO_SHEET_IS_THERE_TWICE)


def test_a_style_saved_while_another_comes_replaces_both(live, visit):
    page = visit(live.address + "layout/")
    listening(page)
    asked = []
    page.route("**/assets/*.css", lambda route: asked.append(route))
    own = (PROJECT / STYLE).read_text()
    for number, color in enumerate(("rgb(1, 2, 3)", "rgb(4, 5, 6)"), start=1):
        live.save(live.folder / STYLE, f"{own}\nbody {{ outline: 1px solid {color} }}\n")
        wait_until(page, lambda: len(asked) >= number, "the style was not asked for")
    # Even if it is asked for after its site is gone.
    wait_until(page, lambda: any("outline:1px solid rgb(4" in sheet.read_text().replace(": ", ":")
                                 for sheet in live.sheets()), "the site was not built")
    for route in asked:
        route.continue_()
    page.unroute("**/assets/*.css")
    expect(page.locator("body")).to_have_css("outline-color", color, timeout=PATIENCE)
    page.wait_for_function(NO_SHEET_IS_THERE_TWICE)


def test_an_error_stands_above_the_last_site_until_it_is_mended(live, visit):
    page = visit(live.address + "layout/")
    listening(page)
    page.evaluate(MARK)
    fine = live.page("color").read_text()
    live.save(live.page("color"), fine.replace("\nslug:", "\nslugg:", 1))
    notice = page.locator("hig-problems")
    expect(notice).to_be_visible(timeout=PATIENCE)
    place = "content/pages/current/color.md:"
    expect(notice.locator("code").first).to_contain_text(re.compile(re.escape(place) + r"\d+:\d+"))
    expect(notice.locator(".remedy").first).to_contain_text("slug")
    expect(notice.locator("header p")).to_contain_text(re.compile(r"^\d+ errors?\. "))
    assert is_the_same(page), "the last site stays as it is"
    # Who comes now is told too, and finds the last site below.
    other = visit(live.address + "color/")
    expect(other.locator("hig-problems")).to_be_visible()
    expect(other.locator("main h1")).to_have_text("Color")
    other.keyboard.press("Escape")
    expect(other.locator("hig-problems")).to_have_count(0)
    # A phone has no Escape.
    third = visit(live.address)
    hide = third.locator("hig-problems").get_by_role("button", name="Hide")
    assert min(hide.bounding_box()[side] for side in ("width", "height")) >= 44
    hide.click()
    expect(third.locator("hig-problems")).to_have_count(0)
    live.save(live.page("color"), fine + "\nMended now.\n")
    expect(notice).to_have_count(0, timeout=PATIENCE)
    expect(other.locator("main")).to_contain_text("Mended now.", timeout=PATIENCE)


def test_a_page_that_is_come_back_to_hears_again(live, visit):
    """As the browser's own memory of pages does it, which is off where tests drive a browser."""
    page = visit(live.address + "layout/")
    listening(page)
    turn = "name => dispatchEvent(new PageTransitionEvent(name, { persisted: true }))"
    page.evaluate(turn, "pagehide")
    page.evaluate(turn, "pageshow")
    page.wait_for_timeout(300)
    live.add("layout", "Written after the return.")
    expect(page.locator("main")).to_contain_text("after the return", timeout=PATIENCE)


def test_pages_that_come_and_go(live, visit):
    page = visit(live.address)
    listening(page)
    text = live.page("color").read_text()
    text = text.replace("\nslug: color\n", "\nslug: hue\n").replace("\ntitle: Color\n", "\ntitle: Hue\n")
    live.save(live.page("hue"), text)
    link = page.locator("main a[href='hue/']")
    expect(link.first).to_be_attached(timeout=PATIENCE)
    live.page("hue").unlink()
    expect(link).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("kept", [False, True])
def test_a_site_that_is_gone_comes_back_by_itself(live, chromium, kept):
    """Not watched: that it is gone for a while is a complaint of every browser."""
    shutil.rmtree(live.site)
    if kept:
        live.site.mkdir()
        (live.site / ".gitignore").write_text("*\n")
    with chromium.new_context() as context:
        page = context.new_page()
        assert page.goto(live.address + "layout/").status == 503
        expect(page.locator("main h1")).to_have_text("Layout", timeout=PATIENCE)


def test_a_template_of_the_project_reaches_every_page(live, visit):
    page = visit(live.address + "layout/")
    listening(page)
    footer = "templates/partials/footer.mustache"
    own = (PROJECT / footer).read_text()
    live.save(live.folder / footer, own + "<p>The project’s own footer.</p>\n")
    expect(page.get_by_text("The project’s own footer.")).to_be_attached(timeout=PATIENCE)


def test_files_stay_as_they_are(live, visit):
    page = visit(live.address + "layout/")
    assert page.locator("script[src='/.hig/reload.js']").count() == 1
    written = (live.site / "layout/index.html").read_text()
    assert "/.hig/" not in written
    assert not (live.site / ".hig").exists()
