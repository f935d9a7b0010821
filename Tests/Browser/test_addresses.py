"""Links name files on a disk, where a double click opens them, and folders on a server."""

from searching import arrive, open_dialog

LINKS = """[...document.querySelectorAll("a[href], form[action]")]
  .map((element) => element.getAttribute("href") ?? element.getAttribute("action"))
  .filter((address) => !address.startsWith("#") && !/^[a-z]+:/.test(address))"""


def test_links_lead_where_they_can(visit, address):
    page = visit(address + "layout/index.html")
    on_disk = address.startswith("file:")
    links = page.evaluate(LINKS)
    pages = [link for link in links if link.split("#")[0].endswith(("/", "index.html"))]
    assert len(pages) > 20
    assert {link.split("#")[0].endswith("index.html") for link in pages} == {on_disk}
    leaf = "index.html" if on_disk else ""
    page.locator("a.brand").click()
    arrive(page, address + leaf)
    hit = open_dialog(page, "layout").locator("a.hit").first
    assert hit.get_attribute("href").split("#")[0].endswith(f"layout/{leaf}")
    hit.click()
    arrive(page, lambda url: url.split("?")[0].split("#")[0] == f"{address}layout/{leaf}")
    page.goto(f"{address}search/{leaf}?q=zzzzzz")
    assert page.get_by_role("link", name="A to Z").first.get_attribute("href") == f"../a-z/{leaf}"
