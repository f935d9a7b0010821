"""The book that `hig export --what epub` makes: an archive that others read, XML without a fault."""

import posixpath
import struct
import xml.etree.ElementTree as XML
import zipfile
import zlib
from urllib.parse import unquote, urldefrag

import pytest

from building import PROJECT

XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"


@pytest.fixture(scope="module")
def book(tool, pages, tmp_path_factory):
    file = tmp_path_factory.mktemp("book") / "guidelines.epub"
    tool.run("export", PROJECT, "--pages", pages, "--what", "epub", "--output", file, "--quiet")
    return zipfile.ZipFile(file)


@pytest.fixture(scope="module")
def chapters(book):
    return {name: XML.fromstring(book.read(name)) for name in book.namelist()
            if name.endswith(".xhtml")}


def test_the_archive_begins_with_its_media_type(book):
    first = book.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
    assert book.read(first) == b"application/epub+zip"
    assert book.testzip() is None


def test_all_of_the_manifest_is_there_and_in_order(book, chapters):
    package = XML.fromstring(book.read("book/package.opf"))
    items = {item.get("id"): item for item in package.iter(OPF + "item")}
    named = {"book/" + unquote(item.get("href")) for item in items.values()}
    others = {"mimetype", "META-INF/container.xml", "book/package.opf"}
    assert named | others == set(book.namelist())
    spine = [items[ref.get("idref")].get("href") for ref in package.iter(OPF + "itemref")]
    assert spine[0] == "contents.xhtml" and len(spine) == len(chapters)


def test_every_link_and_id_of_the_book_resolves(chapters):
    ids = {}
    for name, root in chapters.items():
        found = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(found) == len(set(found)), name
        ids[name] = set(found)
    links = 0
    for name, root in chapters.items():
        for link in root.iter(XHTML + "a"):
            path, fragment = urldefrag(link.get("href"))
            if ":" in path:
                continue
            goal = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(path))) \
                if path else name
            assert goal in ids, (name, link.get("href"))
            assert not fragment or unquote(fragment) in ids[goal], (name, link.get("href"))
            links += 1
    assert links > 100


def test_every_page_is_in_the_contents(chapters):
    contents = chapters["book/contents.xhtml"]
    linked = {"book/" + unquote(link.get("href")) for link in contents.iter(XHTML + "a")}
    assert linked == set(chapters) - {"book/contents.xhtml"}


def test_the_same_pages_are_the_same_bytes(tool, pages, tmp_path):
    for name in ["a", "b"]:
        tool.run("export", PROJECT, "--pages", pages, "--what", "epub", "-o", tmp_path / name, "-q")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_hostile_words_are_text(tool, tmp_path):
    folder = tmp_path / "pages" / "current"
    folder.mkdir(parents=True)
    evil = "<script>x</script>]]>&nbsp;\x01\x0b\ufffe{{x}}"
    (folder / "cups.md").write_text(
        f"---\ntitle: \"Cups ]]>&lt;\"\nslug: cups\nurl: \"\"\nedition: current\n---\n\n"
        f"## {evil}\n\n[a](x.html\"onclick=1) <br> {evil}\n\n| {evil} |\n|---|\n| {evil} |\n",
        encoding="utf-8")
    tool.run("export", PROJECT, "--pages", tmp_path / "pages", "--what", "epub",
             "-o", tmp_path / "book.epub", "-q")
    with zipfile.ZipFile(tmp_path / "book.epub") as archive:
        root = XML.fromstring(archive.read("book/cups/index.xhtml"))
    text = "".join(root.itertext())
    assert text.count("<script>x</script>]]>") == 5
    assert not list(root.iter(XHTML + "script"))


def test_pictures_of_the_project_are_in_the_book(tool, tmp_path):
    pages = tmp_path / "content/pages/current"
    assets = tmp_path / "content/assets"
    pages.mkdir(parents=True)
    assets.mkdir()
    (pages / "cups.md").write_text(
        "---\ntitle: Cups\nslug: cups\nurl: \"\"\nedition: current\n---\n\n"
        "![A cup](https://example.com/cup@2x.png)\n", encoding="utf-8")
    for name, shade in [("cup@2x.png", 0), ("unused.png", 255)]:
        (assets / name).write_bytes(png(41, 20, shade))
    tool.run("export", tmp_path, "--what", "epub", "-o", tmp_path / "book.epub", "-q")
    with zipfile.ZipFile(tmp_path / "book.epub") as archive:
        chapter = XML.fromstring(archive.read("book/cups/index.xhtml"))
        picture, = chapter.iter(XHTML + "img")
        assert (picture.get("width"), picture.get("height")) == ("21", "10")
        path = posixpath.normpath(posixpath.join("book/cups", picture.get("src")))
        assert archive.read(path) == png(41, 20, 0)
        assert len([name for name in archive.namelist() if name.endswith(".png")]) == 1
        package = XML.fromstring(archive.read("book/package.opf"))
    types = {"book/" + item.get("href"): item.get("media-type") for item in package.iter(OPF + "item")}
    assert types[path] == "image/png"


def png(width, height, shade):
    def chunk(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    lines = (b"\0" + bytes([shade]) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))
