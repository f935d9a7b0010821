"""The ways in: each puts a value that somebody else chose into a project."""

import json
from dataclasses import dataclass
from typing import Callable

from pages import SHAPES, own_page, page, raw_file
from world import World

GIF = b"GIF89a\x04\0\x04\0\0\0\0;"


@dataclass(frozen=True)
class Entry:
    name: str
    #: Puts a value into a project; the number tells it from others in the same one.
    put: Callable[[World, str, int], None]
    #: Whether every value is read: then none may stop a build.
    takes_all: bool = False
    #: Whether what it puts is a whole sample.
    is_large: bool = False


ENTRIES: list[Entry] = []


def entry(name, put, takes_all=False, is_large=False):
    ENTRIES.append(Entry(name, put, takes_all, is_large))


def add_shape(shape):
    def put(world, value, number):
        name, text = raw_file(shape, value)
        world.put(f"content/raw/{shape}/{number}-{name}", text)

    entry(f"raw: {shape}", put, takes_all=True, is_large=shape != "hig-page")


def add_field(field):
    def fields(value, number):
        return {"slug": f"c{number}", "title": f"Cup {number}",
                field: [value] if field in LISTS else value}

    entry(f"raw: {field}", lambda world, value, number: world.put(
        f"content/raw/{number}.md", own_page(**fields(value, number))), takes_all=True)
    entry(f"page: {field}", lambda world, value, number: world.put(
        f"content/pages/current/p{number}.md", page(**fields(value, number))))


LISTS = ("aliases", "keywords", "platforms")
FIELDS = ("slug", "title", "edition", "section", "url", "updated", "abstract", *LISTS)

#: Where a value may stand in the text of a page.
PLACES = {
    "heading": "## {0}\n\nText.",
    "link": "See [this](<{0}>) and [that]({0}).",
    "picture": "![A cup.](<{0}>)\n\n![A cup.]({0} \"{0}\")",
    "table": "## {0}\n\n{0}\n\n| {0} | Size (pt) |\n|---|---|\n| {0} | 44 |",
    "tabs": "<!-- tabs -->\n\n<!-- tab: {0} -->\n\nText.\n\n<!-- /tabs -->",
    "video": "<!-- video: {0} -->",
    "code": "```{0}\n{0}\n```",
    "rule": "**{0}.** Text with `{0}`.",
    "change log": "## Change log\n\n| Date | Changes |\n|---|---|\n| {0} | {0} |",
}


def add_place(place):
    def body(value):
        return f"# Cups\n\n{PLACES[place].replace('{0}', one_line(value))}\n"

    entry(f"raw: {place}", lambda world, value, number: world.put(
        f"content/raw/{number}.md", own_page(body(value), slug=f"c{number}")), takes_all=True)
    entry(f"page: {place}", lambda world, value, number: world.put(
        f"content/pages/current/p{number}.md", page(body(value), slug=f"c{number}")),
        takes_all=True)


def one_line(value):
    return value.replace("\n", " ")


def add_file(name, folder, ending, data):
    """A file whose name is the value, if there can be one."""
    def put(world, value, number):
        name = f"{value}{ending}"
        if value.strip(".") and "/" not in value and "\0" not in value and len(name.encode()) < 256:
            world.put(f"{folder}/{number}/{name}", data(number))

    entry(f"file: {name}", put, takes_all=True)


def add_settings(key, text):
    def put(world, value, number):
        if number == 0:
            world.put("content/site.yaml", text.replace("VALUE", json.dumps(value)))

    entry(f"settings: {key}", put)


def add_line(name, path, text):
    """A line of a file, for each value one."""
    def put(world, value, number):
        file = world.project / path
        old = file.read_text() if file.exists() else ""
        world.put(path, old + text.replace("VALUE", json.dumps(value)) + "\n")

    entry(name, put)


for shape in SHAPES:
    add_shape(shape)
for field in FIELDS:
    add_field(field)
for place in PLACES:
    add_place(place)

add_file("raw", "content/raw", ".md",
         lambda number: own_page(slug=f"c{number}", title=f"Cup {number}"))
add_file("raw folder", "content/raw", "/a.md",
         lambda number: own_page(slug=f"c{number}", title=f"Cup {number}"))
add_file("page", "content/pages", ".md",
         lambda number: page(slug=f"c{number}", title=f"Cup {number}"))
add_file("asset", "content/assets", ".gif", lambda number: GIF)
add_file("partial", "templates/partials", ".mustache", lambda number: "")
add_file("style", "templates/assets/css", ".css", lambda number: "")
add_file("script", "templates/assets/js", ".js", lambda number: "")
add_file("template data", "templates/data", ".json", lambda number: "{}")
add_file("cache", ".cache/hig", "", lambda number: "")

add_settings("title", "title: VALUE\n")
add_settings("tagline", "tagline: VALUE\n")
add_settings("notice", "notice: VALUE\n")
add_settings("base-url", "base-url: VALUE\n")
add_settings("audit", "audit: VALUE\n")
add_settings("group", "navigation:\n- title: VALUE\n  pages: [cups]\n")
add_settings("page of a group", "navigation:\n- title: All\n  pages: [VALUE, cups]\n")
add_settings("old name", "concepts:\n  VALUE: cups\n")
add_settings("new name", "concepts:\n  mugs: VALUE\n")
add_settings("rule", "checks:\n  VALUE: error\n")

add_line("synonyms: word", "content/synonyms.yaml", "VALUE: [a]")
add_line("synonyms: goal", "content/synonyms.yaml", "cup: [VALUE]")
add_line("queries: goal", "content/queries.jsonl",
         '{"query": "cup", "expect": VALUE, "within": 1, "why": "A test."}')
add_line("queries: words", "content/queries.jsonl",
         '{"query": VALUE, "expect": "cups", "within": 1, "why": "A test."}')
add_line("journal", "content/raw/fetch.jsonl",
         '{"address": VALUE, "path": VALUE, "modified": VALUE, "digest": VALUE}')
add_line("baseline", "content/baseline.jsonl",
         '{"rule": "missing-alt", "file": VALUE, "fingerprint": VALUE, "summary": VALUE}')
add_line("cache: links", ".cache/hig/links.jsonl", '{"address": VALUE, "status": 200, "asked": 1}')
add_line("template", "templates/page.mustache", "{{>VALUE}}{{<VALUE}}{{/VALUE}}{{VALUE}}")
