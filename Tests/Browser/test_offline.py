"""The site without a network, in a real browser: what is kept, updates, what goes wrong."""

import json
import os
import re

import pytest
from playwright.sync_api import expect

from building import PROJECT
from keeping import Host, Project, digests, shelves, version
from searching import open_dialog
from watching import SHIFTS

UPDATE = """async () => {
  const own = await navigator.serviceWorker.getRegistration();
  await own.update().catch(() => {});
  const worker = own.installing ?? own.waiting ?? own.active;
  while (!/^(activated|redundant)$/.test(worker.state)) {
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
  return worker.state;
}"""


def until(page, condition):
    """Waits for a condition that takes a while to look at."""
    page.evaluate(f"""async () => {{
      while (!({condition})) await new Promise((resolve) => setTimeout(resolve, 20));
    }}""")


@pytest.fixture(scope="module")
def sites(tool, tmp_path_factory):
    """Two builds in a row, one that is kept elsewhere only, and one that is kept no longer."""
    project = Project(tool, tmp_path_factory.mktemp("kept"))
    return {
        "first": project.build("first"), "second": project.build("second"),
        "elsewhere": project.build("elsewhere", offline="true"),
        "never": project.build("never", offline="false")}


@pytest.fixture
def host(sites):
    host = Host(sites["first"])
    yield host
    host.stop()


@pytest.fixture
def browse(chromium, host):
    """A browser of one reader, whose pages may complain of what they cannot load."""
    context = chromium.new_context()
    context.set_default_timeout(5_000)

    def visit(path):
        page = context.new_page()
        page.goto(host.address + path)
        until(page, "navigator.serviceWorker.controller")
        return page

    yield visit
    context.close()


def searches(page, words, heading):
    dialog = open_dialog(page, words)
    expect(dialog.locator(".hit .name").filter(has_text=heading).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def keep_all(page, host):
    page.goto(host.address + "take/index.html")
    page.get_by_role("button", name=re.compile(r"^Keep the whole site \(\d+ KB more\)$")).click()
    expect(page.get_by_role("status").first).to_have_text(
        re.compile("^The whole site is kept: .* KB[.]$"))


def test_the_keyboard_keeps_the_site_and_reads_on(browse, host):
    page = browse("lamps/index.html")
    place = open_dialog(page, "offline").locator(".places a")
    expect(place).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.locator("button.start")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Read on")).to_be_focused()
    host.stop()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Chairs")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("edition", ["first", "elsewhere"])
def test_nothing_moves_when_the_page_knows_what_is_kept(visit, host, sites, edition, width):
    host.folder = sites[edition]
    page = visit(host.address, viewport={"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    page.goto(host.address + "take/index.html")
    expect(page.locator(".state")).to_have_text(re.compile(r"are kept[.]$|your own machine"))
    page.wait_for_timeout(100)
    assert page.evaluate("shifts") == []


def test_pages_that_were_read_are_there_without_a_server(browse, host):
    page = browse("lamps/index.html")
    page.goto(host.address + "chairs/index.html?from=lamps")
    searches(page, "cushion", "Chairs")
    page.wait_for_load_state("networkidle")
    host.stop()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Chairs")
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    searches(page, "cushion", "Chairs")
    page.goto(host.address + "lamps/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lamps")
    page.goto(host.address + "desks/")
    expect(page.get_by_role("alert")).to_contain_text("desks/index.html")
    host.start()


def test_the_whole_site_is_there_without_a_server(browse, host, sites):
    page = browse("index.html")
    keep_all(page, host)
    host.stop()
    page.goto(host.address + "desks/")
    searches(page, "bulb", "Lamps")
    kept = shelves(page)[version(sites["first"])]
    page.goto(host.address + "sofas/")
    expect(page.get_by_role("alert")).to_have_text(
        "There is no page with this address: sofas/index.html")
    own = digests(sites["first"])
    assert {path: own[path] for path in kept if path != "take/whole"} == {
        path: digest for path, digest in kept.items() if path != "take/whole"}
    host.start()
    page.goto(host.address + "take/index.html")
    answers = iter(["dismiss", "accept"])
    page.on("dialog", lambda dialog: getattr(dialog, next(answers))())
    remove = page.get_by_role("button", name="Remove all and turn off")
    remove.click()
    assert shelves(page), "asked, and answered no"
    remove.click()
    expect(page.get_by_role("status").first).to_have_text("Nothing is kept in this browser.")
    assert shelves(page) == {}
    page.goto(host.address)
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []


def test_all_that_pages_show_is_kept(tool, tmp_path):
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yaml").write_text("offline: always\n")
    tool.run("build", tmp_path, "--raw", PROJECT / "content/raw", "--quiet")
    site = tmp_path / "public"
    files = json.loads((site / "take/files.json").read_text())["files"]
    kept = {path for path, *_ in files}
    shown = {
        os.path.normpath(os.path.join(os.path.dirname(page), source))
        for page in kept if page.endswith(".html")
        for source in re.findall(r' src="([^":?#]+)', (site / page).read_text())}
    assert {path for path in shown if path.endswith("small.svg")}, "the sample has drawings"
    assert shown <= kept
    # Who keeps the text alone does without them.
    pictures = {path for path, _, _, *isPicture in files if isPicture}
    assert {path for path in shown if path.endswith("small.svg")} <= pictures


def test_an_update_is_no_mix(browse, host, sites):
    old = browse("lamps/index.html")
    first, second = version(sites["first"]), version(sites["second"])
    own = {first: digests(sites["first"]), second: digests(sites["second"])}
    host.folder = sites["second"]
    new = browse("chairs/index.html")
    expect(new.locator("main")).to_contain_text("second edition")
    assert new.evaluate(UPDATE) == "activated"
    assert {first, second} == shelves(new).keys()
    # A name with a digest in it says the same in both builds.
    lasting = {path: digest for build in own.values() for path, digest in build.items()
               if re.search(r"[.-][0-9a-f]{8,}\.\w+$", path)}
    for name, kept in shelves(new).items():
        assert {path: own[name].get(path, lasting.get(path)) for path in kept} == kept, name
    # What an open page of the first build loads late is of the first build, which no server has.
    old.evaluate('hig.bundle("search")')
    assert old.evaluate("document.documentElement.dataset.edition") == "first"
    new.evaluate('hig.bundle("search")')
    assert new.evaluate("document.documentElement.dataset.edition") == "second"
    old.close()
    new.reload()
    new.reload()
    until(new, "(await caches.keys()).length === 1")
    host.stop()
    new.goto(host.address + "lamps/")
    expect(new.locator("main")).to_contain_text("second edition")
    kept = shelves(new)
    assert list(kept) == [second]
    assert {path: own[second].get(path) for path in kept[second]} == kept[second]
    host.start()


def test_an_update_that_breaks_off_changes_nothing(browse, host, sites):
    page = browse("lamps/index.html")
    host.folder, host.cut = sites["second"], {"take/index.html"}
    page.goto(host.address + "chairs/")
    expect(page.locator("main")).to_contain_text("second edition")
    assert page.evaluate(UPDATE) == "redundant"
    host.stop()
    page.goto(host.address + "lamps/")
    expect(page.locator("main")).to_contain_text("first edition")
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    host.start()


def test_a_download_that_breaks_off_is_said_and_goes_on(browse, host):
    page = browse("take/index.html")
    host.cut = {"desks/index.html"}
    start = page.get_by_role("button", name=re.compile("^Keep the whole site"))
    start.click()
    expect(page.get_by_role("status").first).to_contain_text("1 file could not be kept")
    host.cut = set()
    start.click()
    expect(page.get_by_role("status").first).to_contain_text("The whole site is kept")


def test_a_full_disk_is_said_and_the_site_works(browse, host):
    page = browse("take/index.html")
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {
        "origin": host.address.rstrip("/"), "quotaSize": 300_000})
    page.get_by_role("button", name=re.compile("^Keep the whole site")).click()
    expect(page.get_by_role("status").first).to_contain_text("Storage is full")
    page.goto(host.address + "desks/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Desks")
    searches(page, "drawer", "Desks")


def test_a_site_that_is_kept_no_longer_takes_itself_away(browse, host, sites):
    page = browse("index.html")
    host.folder = sites["never"]
    page.goto(host.address + "lamps/")
    page.evaluate(UPDATE)
    until(page, "!(await caches.keys()).length"
          " && !(await navigator.serviceWorker.getRegistrations()).length")
    page.goto(host.address + "chairs/")
    expect(page.locator("main")).to_contain_text("never edition")


def test_on_this_machine_a_site_is_not_kept_unless_that_is_set(visit, sites):
    host = Host(sites["elsewhere"])
    page = visit(host.address + "take/index.html")
    expect(page.get_by_role("status").first).to_contain_text("served by your own machine")
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []
    host.stop()
    page = visit((sites["first"] / "take/index.html").as_uri())
    expect(page.get_by_role("status").first).to_contain_text("all of it is here already")
