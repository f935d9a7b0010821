"""Pictures of a project in the browser: true colors, no shift, both appearances, large on click."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from conftest import served
from drawing import blocks, glow, jpeg

ADDRESS = "https://example.com/published/1/"
PAGE = f"""---
schema: 1
title: Cups
slug: cups
url: "https://developer.apple.com/design/human-interface-guidelines/cups"
edition: current
abstract: "A cup has one handle."
---

# Cups

A cup has one handle.

![A sketch of a cup]({ADDRESS}cups-intro%402x.png)

Hold it by its handle.

![A striped cup]({ADDRESS}stripes.png)
With stripes

## Pairs

**Hold it level.** Else it spills.

![A level cup]({ADDRESS}level%402x.png)

![check]({ADDRESS}checkmark%402x.png)
Level

![A tilted cup]({ADDRESS}tilted%402x.png)

![cross]({ADDRESS}crossout%402x.png)
Tilted

## Photo

![A photo of a cup]({ADDRESS}photo%402x.jpg)

![A cup that is away]({ADDRESS}away.png)

| Cup | Picture |
|---|---|
| Striped | ![Stripes]({ADDRESS}stripes.png) |
"""


@pytest.fixture(scope="session")
def pictured(tool, chromium, tmp_path_factory):
    """A site of one page with pictures of every kind."""
    project = tmp_path_factory.mktemp("pictured")
    page = project / "content/pages/current/cups.md"
    page.parent.mkdir(parents=True)
    page.write_text(PAGE)
    raw = project / "content/raw/apple/pictures/published"
    canvas = chromium.new_page()
    pictures = {
        "1/stripes.png": blocks(210, 90, [(203, 48, 224), (255, 141, 40), (0, 136, 255)]),
        "1/cups-intro@2x.png": glow(720, 300, 90),
        "1/level@2x.png": glow(300, 200, 0), "2/level~dark@2x.png": glow(300, 200, 255),
        "1/tilted@2x.png": glow(300, 200, 30), "2/tilted~dark@2x.png": glow(300, 200, 200),
        "1/photo@2x.jpg": jpeg(canvas, 600, 400),
    }
    canvas.close()
    for name, content in pictures.items():
        file = raw / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    tool.run("build", project, "--quiet")
    return project / "public"


@pytest.fixture(scope="session")
def cups(pictured):
    with served(pictured) as address:
        yield address + "cups/index.html"


def names(page):
    """The files that are shown, without their digests."""
    urls = page.evaluate("[...document.images].map(one => one.currentSrc)")
    parts = [url.rsplit("/", 1)[-1].split(".") for url in urls]
    return [f"{part[0]}.{part[-1]}" for part in parts]


def load(page):
    page.evaluate("for (const one of document.images) one.loading = 'eager'")
    page.wait_for_function(
        "() => [...document.images].every(one => one.complete && one.naturalWidth)")


def test_a_drawing_stays_exact_and_a_photo_looks_alike(pictured, cups, visit):
    page = visit(cups)
    load(page)
    differences = page.evaluate("""async () => {
      const pixels = async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const found = {};
      for (const picture of document.querySelectorAll("picture")) {
        const source = picture.querySelector("source[type]:not([media])");
        if (!source) continue;
        const url = source.srcset.split(" ")[0];
        const [one, other] = [await pixels(picture.querySelector("img").src), await pixels(url)];
        let sum = 0;
        for (let i = 0; i < one.length; i++) sum += Math.abs(one[i] - other[i]);
        found[url.split("/").pop().split(".")[0]] = sum / one.length;
      }
      return found;
    }""")
    assert differences["stripes"] == 0
    assert 0 < differences["photo@2x"] < 2 and differences["level@2x"] < 2
    figures = pictured / "assets/figures"
    sizes = {file.name: file.stat().st_size for file in figures.iterdir()}
    for name, size in sizes.items():
        if name.endswith(".webp") and ".small." not in name:
            original = next(other for other in sizes if other.startswith(name[:-5])
                            and not other.endswith(".webp"))
            assert size * 5 <= sizes[original] * 4, name


def test_the_appearance_and_the_switch_choose_the_variant(cups, visit):
    page = visit(cups, color_scheme="dark")
    load(page)
    assert "level-dark@2x.webp" in names(page) and "level@2x.webp" not in names(page)
    switch = page.locator(".theme")
    switch.click()
    expect(switch).to_have_attribute("aria-label", "Theme: light")
    page.wait_for_function(
        "() => [...document.images].some(one => one.currentSrc.includes('/level@2x'))")
    page.reload()
    load(page)
    assert "level@2x.webp" in names(page)
    switch.click()
    page.wait_for_function(
        "() => [...document.images].some(one => one.currentSrc.includes('level-dark'))")


@pytest.mark.parametrize("width", [1360, 390])
def test_nothing_moves_while_pictures_come(cups, visit, width):
    page = visit(cups, viewport={"width": width, "height": 800})
    page.add_init_script("""
      window.shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({type: "layout-shift", buffered: true});""")
    page.reload()
    for place in range(0, 3000, 300):
        page.evaluate(f"scrollTo(0, {place})")
        page.wait_for_timeout(30)
    page.wait_for_function(
        "() => [...document.images].every(one => one.complete && one.naturalWidth)")
    assert page.evaluate("window.shift") == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_picture_opens_large(pictured, visit):
    page = visit((pictured / "cups/index.html").as_uri())
    link = page.locator("a.view").nth(0)
    link.click()
    viewer = page.locator("dialog.viewer")
    expect(viewer).to_be_visible()
    expect(viewer.locator("p")).to_have_text("With stripes")
    expect(viewer.locator("span")).to_have_text("1 of 4")
    page.keyboard.press("ArrowRight")
    expect(viewer.locator("p")).to_have_text("Do Level")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(viewer.locator("p")).to_have_text("A photo of a cup")
    assert viewer.locator("a[download]").get_attribute("href").endswith(".jpg")
    page.keyboard.press("Escape")
    expect(viewer).to_be_hidden()
    expect(link).to_be_focused()


def test_without_scripts_a_picture_is_a_link_to_its_file(pictured, visit):
    page = visit((pictured / "cups/index.html").as_uri(), java_script_enabled=False)
    page.locator("a.view").nth(1).click()
    page.wait_for_url("**/level@2x.*.png")


@pytest.mark.parametrize("mode", [
    {"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"},
    {"viewport": {"width": 320, "height": 640}, "has_touch": True},
])
def test_axe_finds_nothing(cups, visit, mode):
    page = visit(cups, **mode)
    for is_open in [False, True]:
        if is_open:
            page.locator("a.view").nth(1).click()
            expect(page.locator("dialog.viewer")).to_be_visible()
        found = Axe().run(page).response["violations"]
        assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


def test_the_emblem_is_small_and_no_figure(cups, visit):
    page = visit(cups)
    emblem = page.locator(".lead .emblem")
    expect(emblem).to_have_attribute("alt", "A sketch of a cup")
    assert emblem.bounding_box()["width"] < 150
    assert page.locator(".prose img").count() == 5
    expect(page.locator(".away")).to_have_text("A cup that is away Picture")
