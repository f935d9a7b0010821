"""What belongs together: links of texts, mentions, editions."""

import re
from html import unescape
from posixpath import dirname, join, normpath

import pytest

GUIDELINES = re.compile(r"(https://developer\.apple\.com)?/design/human-interface-guidelines")
BODY = re.compile(
    r'<div class="prose">\n(.*?)\n</div>\n(?=<section class="ties"|<nav class="pager")',
    re.S,
)


# What a source lacks leads to Apple’s own page on purpose; pictures are drawn of tables.
HOLE = re.compile(r'<p class="(?:small hole|drawn)"[^>]*>.*?</p>', re.S)


@pytest.fixture(scope="module")
def articles(audited_site):
    """Markup and Markdown of each article, by its path."""
    found = {}
    for twin in sorted(audited_site.rglob("index.md")):
        page = twin.with_name("index.html")
        path = page.relative_to(audited_site).as_posix()
        found[path] = page.read_text(), twin.read_text()
    assert len(found) >= 24
    return found


def body(markup):
    return HOLE.sub("", BODY.search(markup)[1])


def slug(address):
    return re.sub("[#?].*", "", address).rstrip("/").split("/")[-1]


def test_as_many_links_come_out_as_went_in(articles):
    total = 0
    for path, (markup, markdown) in articles.items():
        told = re.findall(r"(?<!!)\[(?:[^\]\\]|\\.)*\]\(<?([^)\s>]+)", markdown)
        told = [link for link in told if GUIDELINES.match(link)]
        own = [link for link in told if slug(link) == path.split("/")[-2]]
        links = re.findall(r'<a [^>]*?href="([^"#][^"]*)"', body(markup))
        ours = [link for link in links if "index.html" in link and ":" not in link]
        apples = [link for link in links if GUIDELINES.match(link)]
        assert len(told) - len(own) == len(ours) + len(apples), path
        total += len(told)
    assert total > 100


def test_no_link_leads_to_apple_where_the_page_is_here(articles):
    here = {path.split("/")[-2] for path in articles}
    for path, (markup, _) in articles.items():
        for link in re.findall(r'<a [^>]*?href="([^"]+)"', body(markup)):
            assert not (GUIDELINES.match(link) and slug(link) in here), (path, link)


def mentions(markup):
    part = re.search(r"<h2>Mentioned in</h2>(.*?)</section>", markup, re.S)
    return re.findall(
        r'<li><a href="([^"]+)">[^<]*</a>.*?<p>(.*?)<b>(.*?)</b>(.*?)</p>', part[1] if part else ""
    )


def text(markup):
    return " ".join(unescape(re.sub("<[^>]+>", "", markup)).split())


def test_the_sentence_of_a_mention_stands_where_it_leads(articles):
    count = 0
    for path, (markup, _) in articles.items():
        for href, before, words, after in mentions(markup):
            voice = normpath(join(dirname(path), href.split("#")[0]))
            article = BODY.search(articles[voice][0])[1]
            sentence = text(before + words + after).strip("… ")
            assert sentence in text(article), (path, href)
            back = re.escape(path.split("/")[-2])
            assert re.search(rf'<a href="[^"]*{back}/index\.html', article), (path, href)
            count += 1
    assert count > 30


def test_editions_lead_to_one_another(articles):
    old = [path for path, (markup, _) in articles.items() if '<p class="era">' in markup]
    assert old == [path for path in articles if path.startswith("ios-2014/")]
    for path in old:
        banner = re.search(r'<p class="era">(.*?)</p>', articles[path][0])[1]
        todays = re.findall(r'href="([^"]+)"', banner)
        assert todays, path
        for href in todays:
            today = normpath(join(dirname(path), href))
            older = re.search(r"In older editions</h2>(.*?)</section>", articles[today][0], re.S)[1]
            assert path in older, today
