"""Pictures are what their bytes say, and bring nothing along that runs."""

import struct

import pytest

from pages import page
from world import some

SCRIPT = "alert('a-script-of-somebody')"
GIF = b"GIF89a" + struct.pack("<HH", 4, 4) + b"\x00\x00\x00;"
MARKUP = f"<html><body><script>{SCRIPT}</script>".encode()
NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

#: What a drawing could bring along.
HOSTILE = {
    "script": f"<script>{SCRIPT}</script>",
    "prefixed script": f'<s:script xmlns:s="http://www.w3.org/2000/svg">{SCRIPT}</s:script>',
    "handler": f'<rect width="4" height="4" onclick="{SCRIPT}"/>',
    "foreign": "<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>a-script-of-somebody</p>"
               "</foreignObject>",
    "style": "<style>@import url(https://a-script-of-somebody.example/a.css);</style>",
    "link": '<a href="javascript:alert(\'a-script-of-somebody\')"><rect width="4"/></a>',
    "animation": '<a><animate attributeName="href" values="javascript:alert('
                 "'a-script-of-somebody')\"/></a>",
    "spaced link": '<a xlink:href=" java\nscript:alert(\'a-script-of-somebody\')"/>',
    "use": '<use href="https://a-script-of-somebody.example/a.svg#b"/>',
    "image": '<image href="https://a-script-of-somebody.example/a.png" width="1" height="1"/>',
    "attribute": '<rect style="fill: url(https://a-script-of-somebody.example/a)"/>',
}


def drawing(inner, head=""):
    return f'{head}<svg {NAMESPACES} width="4" height="4">{inner}</svg>'


def shown(world, name):
    """A page with a picture of the project, built."""
    world.put("content/pages/current/mugs.md",
              page(f"# Mugs\n\n![A mug.]({name})\n", slug="mugs", title="Mugs"))
    return world.hig("build", status=0)


ENDINGS = ["html", "svg", "js", "HTML", "gif.html", "htm", "xhtml", "css", "png", "xml"]


@pytest.mark.parametrize("name", ["cup", *(f"cup.{ending}" for ending in some(ENDINGS, 4))])
def test_the_ending_of_a_picture_is_that_of_its_bytes(sound, name):
    sound.put(f"content/assets/{name}", GIF + MARKUP)
    shown(sound, name)
    found = sound.leaks("a-script-of-somebody", ["public"])
    assert [path for path in found if not path.endswith(".gif")] == []


@pytest.mark.parametrize("what", some(HOSTILE, 7))
def test_a_drawing_brings_nothing_that_runs(sound, what):
    sound.put("content/assets/cup.svg", drawing(HOSTILE[what]))
    done = shown(sound, "cup.svg")
    assert sound.leaks("a-script-of-somebody", ["public"]) == []
    assert "cup.svg" in done.told


@pytest.mark.parametrize("head", [
    '<!DOCTYPE svg [<!ENTITY a "a-script-of-somebody">]>',
    '<!DOCTYPE svg SYSTEM "file:///a-script-of-somebody">',
    '<?xml-stylesheet href="https://a-script-of-somebody.example/a.css"?>',
])
def test_a_drawing_has_no_entities_and_no_style_sheets(sound, head):
    sound.put("content/assets/cup.svg", drawing('<rect width="4"/>', head))
    done = shown(sound, "cup.svg")
    assert sound.leaks("a-script-of-somebody", ["public"]) == []
    assert "cup.svg" in done.told


def test_a_sound_drawing_is_shown(sound):
    sound.put("content/assets/cup.svg", drawing('<rect width="4" height="4" id="a-sound-one"/>'))
    shown(sound, "cup.svg")
    assert sound.leaks("a-sound-one", ["public"])


NAMES = ["a\\b.gif", "a\nb.gif", "a" * 251 + ".gif", "a%2fb.gif", "\u202ea.gif", "'\"<>.gif",
         "a?b.gif", "a\\..\\..\\b.gif", "a#b.gif", "a b.gif", "-rf.gif", "index.html.gif"]


@pytest.mark.parametrize("name", some(NAMES, 6), ids=ascii)
def test_no_name_of_a_picture_stops_a_build(sound, name):
    sound.put(f"content/assets/{name}", GIF)
    shown(sound, name)
    assert [path for path in sound.held() if "\\" in path or "\n" in path] == []


ADDRESSES = [
    "../../../../victim/keep.txt", "content/assets/../../../../../../victim/keep.txt",
    "file:///etc/hostname", "../../victim/keep.txt", "//evil.example/a.gif", "a.gif/../../b",
]


@pytest.mark.parametrize("address", some(ADDRESSES, 2))
def test_an_address_of_a_picture_is_no_path(sound, address):
    sound.put("content/assets/a.gif", GIF)
    shown(sound, address)
    assert sound.leaks(folders=["public"]) == []
