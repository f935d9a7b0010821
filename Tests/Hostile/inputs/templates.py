"""Templates of a project's own."""

from inputs.case import MILLION, case, of, put, sound_page


@case("templates: nested", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/page.mustache", "{{#a}}" * of(MILLION, scale))


@case("templates: one that calls itself", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", "{{> head}}{{> head}}" * of(1000, scale))


@case("templates: a megabyte of tags", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", "{{title}}" * of(500_000, scale))


@case("templates: broken utf-8", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "templates/head.mustache", b"\xff\xfe{{title}}\0")
