"""A site's HTML files as data: ids, links, what they load, and their text."""

from base64 import b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

VOID = set("area base br col embed hr img input link meta source track wbr".split())
INLINE = set("a abbr b code del em i kbd mark s small span strong sub sup time wbr".split())
SILENT = {"script", "style", "template", "title", "noscript", "svg"}


@dataclass
class Page:
    """One HTML file. `path` is relative to the site's folder."""

    path: str
    ids: list = field(default_factory=list)
    links: list = field(default_factory=list)
    loads: list = field(default_factory=list)
    faults: list = field(default_factory=list)
    policy: str = ""
    text: str = ""


class Reader(HTMLParser):
    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.page = page
        self.open = []
        self.words = []
        self.inline = ""

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self._part(tag)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id"):
            self.page.ids.append(given["id"])
        if tag == "a" and "href" in given:
            self.page.links.append(given["href"])
        if tag == "form" and "action" in given:
            self.page.links.append(given["action"])
        if tag == "meta" and given.get("http-equiv") == "Content-Security-Policy":
            self.page.policy = given["content"]
        self._load(tag, given)
        self._judge(tag, given)

    def _load(self, tag, given):
        if tag == "link" and given.get("rel") in ("stylesheet", "icon", "manifest"):
            self.page.loads.append(given["href"])
        if tag in ("script", "img", "iframe", "source", "video", "audio") and "src" in given:
            self.page.loads.append(given["src"])

    def _judge(self, tag, given):
        """What the policy forbids, and what a page from the disk cannot do."""
        fault = self.page.faults.append
        for name, value in given.items():
            if name.startswith("on") or name == "style":
                fault(f"{name}= on {tag}")
            if name in ("integrity", "crossorigin"):
                fault(f"{name}= is blocked on file://")
            if name in ("href", "src", "action") and (value or "").startswith("/"):
                fault(f"{name}={value} is not relative")
        if given.get("type") == "module":
            fault("a module is blocked on file://")

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        self._part(tag)
        if self.inline and tag in ("style", "script"):
            self._judge_inline(tag)
        while tag in self.open and self.open.pop() != tag:
            pass

    def _judge_inline(self, tag):
        """What stands in the page must be what its policy names."""
        digest = b64encode(sha256(self.inline.encode()).digest()).decode()
        rule = next((r for r in self.page.policy.split("; ") if r.startswith(tag)), "")
        if f"'sha256-{digest}'" not in rule.split():
            self.page.faults.append(f"inline {tag}")
        self.inline = ""

    def _part(self, tag):
        """Words on the two sides of a block do not touch."""
        if tag not in INLINE:
            self.words.append(" ")

    def handle_data(self, data):
        if self.open and self.open[-1] in ("style", "script"):
            self.inline += data
        if not SILENT.intersection(self.open) and "main" in self.open:
            self.words.append(data)


def read(folder, path):
    page = Page(path)
    reader = Reader(page)
    reader.feed((folder / path).read_text(encoding="utf-8"))
    page.text = " ".join("".join(reader.words).split())
    return page


def paths_of(folder):
    """Of every HTML file of a site, in order."""
    return sorted(file.relative_to(folder).as_posix() for file in Path(folder).rglob("*.html"))


def read_site(folder):
    """Every HTML file of a site, by its path."""
    return {path: read(folder, path) for path in paths_of(folder)}


def target(page, link):
    """Path and fragment that a link of a page leads to; None if it leaves the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    # The error page is served at any depth, so its links start from the host's root.
    way = parts.path.removeprefix("/") if page.path == "404.html" else parts.path
    path = normpath(join(dirname(page.path), unquote(way))) if parts.path else page.path
    return path, unquote(parts.fragment)


def broken_links(folder, pages):
    """Links, with their page, that lead to no file, to a folder, or to no element."""
    broken = []
    for page in pages.values():
        for link in page.links + page.loads:
            goal = target(page, link)
            if goal is None:
                continue
            path, fragment = goal
            if not (folder / path).is_file():
                broken.append(f"{page.path}: {link}: no such file")
            elif fragment and path in pages and fragment not in pages[path].ids:
                broken.append(f"{page.path}: {link}: no such anchor")
    return broken


def unreachable(pages, start="index.html"):
    """Pages that no chain of links from the start leads to."""
    seen, open_pages = set(), [start]
    while open_pages:
        path = open_pages.pop()
        if path in seen or path not in pages:
            continue
        seen.add(path)
        goals = (target(pages[path], link) for link in pages[path].links)
        open_pages += [goal[0] for goal in goals if goal]
    return sorted(pages.keys() - seen)
