"""What pages say of themselves: days, addresses and links, in every output."""

import http.server
import json
import re
import socket
import subprocess
import threading
import zipfile

import pytest

from pages import own_page, page
from world import some

DAYS = ["never", "2025-02-30", "2025-06-09\n<loc>evil</loc>", "2025-06-09T00:00:00Z",
        "2025-13-40", "0000-00-00", "<b>today</b>", "99999-01-01", "\u0662\u0660\u0662\u0665-06-09"]
SCHEMES = ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "vbscript:a", "data:text/html,a",
           "file:///etc/hostname", "\u0001javascript:alert(1)", "java\tscript:alert(1)", "blob:a",
           "intent://a", "smb://a/b", "view-source:https://example.com"]

#: An icon is a picture in an address, or an empty one.
BAD = "javascript:|vbscript:|data:(?!image/svg|,)|file:|blob:|intent:|smb:|view-source:"
#: A link to one of these, in HTML and XML, and in Markdown unless the bracket is escaped.
IN_MARKUP = re.compile(rf"(?:href|src|action|xlink:href)\s*=\s*[\"']?[\0- ]*(?:{BAD})", re.I)
IN_MARKDOWN = re.compile(rf"(?<!\\)\]\(\s*<?[\0- ]*(?:{BAD})|(?<!\\)<(?:{BAD})"
                         rf"|^ *\[[^\]]*\]:\s*(?:{BAD})", re.I | re.M)
IN_DATA = re.compile(rf"[\0- ]*(?:{BAD})", re.I)

EVERYWHERE = "\n\n".join(
    f"A [link]({scheme}) and <{scheme}> and ![a picture]({scheme}) and [one][r{number}].\n\n"
    f"- [item]({scheme})\n\n| Head | [cell]({scheme}) |\n|---|---|\n| [a]({scheme}) | b |\n\n"
    f"**Say [rules]({scheme}).** Text.\n\n[r{number}]: {scheme}"
    for number, scheme in enumerate(SCHEMES))


def entries(world, place, **fields):
    """A page with hostile fields, through the raw folder or through the pages."""
    if place == "raw":
        world.put("content/raw/mugs.md", own_page(slug="mugs", title="Mugs", **fields))
    else:
        world.put("content/pages/current/mugs.md", page(slug="mugs", title="Mugs", **fields))


def strings(value):
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, dict) else (
            value if isinstance(value, list) else []):
        yield from strings(inner)


def shown(match):
    return match and match.string[max(0, match.start() - 40):match.end() + 40]


def linked(name, text):
    """What is wrong with one file of the site."""
    if name.endswith((".html", ".xhtml", ".xml", ".opf", ".ncx", ".svg")):
        return shown(IN_MARKUP.search(text))
    if name.endswith((".md", ".txt")):
        return shown(IN_MARKDOWN.search(text))
    if name.endswith((".json", ".webmanifest")):
        return next((text for text in strings(json.loads(text)) if IN_DATA.match(text)), None)
    return None


def faults(world):
    found = []
    for name in world.held():
        file = world.project / "public" / name
        if file.is_file() and file.suffix not in (".js", ".css"):
            fault = linked(name, file.read_text(errors="replace"))
            found += [f"{name}: {fault}"] if fault else []
    world.hig("export", "--what", "epub", "--output", "book.epub")
    if (world.project / "book.epub").exists():
        with zipfile.ZipFile(world.project / "book.epub") as book:
            for name in book.namelist():
                fault = linked(name, book.read(name).decode(errors="replace"))
                found += [f"book.epub/{name}: {fault}"] if fault else []
    return found


@pytest.mark.parametrize("place", ["raw", "pages"])
@pytest.mark.parametrize("day", some(DAYS, 4), ids=ascii)
def test_a_day_is_a_day(sound, place, day):
    entries(sound, place, updated=day)
    sound.put("content/site.yaml", "base-url: https://example.com/\n")
    done = sound.hig("build", status=0 if place == "raw" else (0, 1))
    site = sound.project / "public"
    if site.exists():
        days = re.findall("<lastmod>(.*?)</lastmod>", (site / "sitemap.xml").read_text(), re.S)
        assert [day for day in days if not re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.A)] == []
        assert f"<lastmod>{day}</lastmod>" not in (site / "sitemap.xml").read_text()
    assert day.startswith("2025-06-09T") or "mugs.md" in done.told


@pytest.mark.parametrize("place", ["raw", "pages"])
def test_an_address_is_of_the_web(sound, place):
    for number, scheme in enumerate(SCHEMES):
        maker = own_page if place == "raw" else page
        folder = "content/raw" if place == "raw" else "content/pages/current"
        sound.put(f"{folder}/m{number}.md",
                  maker(slug=f"m{number}", title=f"Mugs {number}", url=scheme))
    sound.put("content/site.yaml", "base-url: https://example.com/\n")
    sound.hig("build", status=0 if place == "raw" else (0, 1))
    assert not (sound.project / "public").exists() or faults(sound) == []


@pytest.mark.parametrize("place", ["raw", "pages"])
def test_links_of_other_schemes_are_text(sound, place):
    maker = own_page if place == "raw" else page
    folder = "content/raw" if place == "raw" else "content/pages/current"
    sound.put(f"{folder}/mugs.md", maker(f"# Mugs\n\n{EVERYWHERE}\n", slug="mugs", title="Mugs"))
    sound.put("content/site.yaml", "base-url: https://example.com/\n")
    sound.hig("build", status=0)
    assert (sound.project / "public/mugs/index.html").exists()
    assert faults(sound) == []


@pytest.mark.parametrize("key", ["title", "tagline", "notice", "base-url"])
def test_settings_are_text(sound, key):
    sound.put("content/site.yaml", f"{key}: \"javascript:alert(1)\"\n")
    sound.hig("build", status=1 if key == "base-url" else 0)
    if key != "base-url":
        assert [fault for fault in faults(sound) if ".json" not in fault
                and ".webmanifest" not in fault] == []


# Addresses of this machine

def own_address():
    """Of an interface that is not the loopback; nil if there is none."""
    shown = subprocess.run(["hostname", "-I"], capture_output=True, text=True, check=False).stdout
    return next((address for address in shown.split() if "." in address), None)


def test_no_address_of_this_machine_is_asked(sound):
    """A page of somebody else would make `check --external` speak to what listens here."""
    address = own_address()
    if address is None:
        pytest.skip("this machine has no address besides the loopback")
    asked = []

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_HEAD(self):
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()

        do_GET = do_HEAD

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer((address, 0), Listener) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_port
        links = [f"http://{address}:{port}/a", f"http://127.0.0.1:{port}/b",
                 f"http://[::ffff:{address}]:{port}/c", f"http://0.0.0.0:{port}/d",
                 f"http://{socket.gethostname()}:{port}/e"]
        text = "\n\n".join(f"See [a page]({link})." for link in links)
        sound.put("content/pages/current/mugs.md", page(f"# Mugs\n\n{text}\n", slug="mugs"))
        sound.hig("check", "--external")
        server.shutdown()
    assert asked == []
