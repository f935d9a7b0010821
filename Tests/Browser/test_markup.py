"""The reader that the link tests stand on, on small sites that are wrong in one way each."""

import pytest

from markup import broken_links, read_site, unreachable


def made(folder, **files):
    for name, markup in files.items():
        path = folder / name.replace("__", "/").replace("_html", ".html")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(markup, encoding="utf-8")
    return read_site(folder)


def test_a_whole_site_has_no_broken_link(tmp_path):
    pages = made(
        tmp_path,
        index_html='<a href="a/index.html#Top">a</a><a href="https://example.com/x">x</a>',
        a__index_html='<h1 id="Top">A</h1><a href="../index.html">up</a><a href="#Top">top</a>',
    )
    assert broken_links(tmp_path, pages) == []
    assert unreachable(pages) == []


@pytest.mark.parametrize(
    ("link", "fault"),
    [
        ("b/index.html", "no such file"),
        ("a/", "no such file"),
        ("../index.html", "no such file"),
        ("a/index.html#top", "no such anchor"),
        ("#Top", "no such anchor"),
    ],
)
def test_a_broken_link_is_found(tmp_path, link, fault):
    pages = made(tmp_path, index_html=f'<a href="{link}">a</a>', a__index_html='<b id="Top"></b>')
    assert broken_links(tmp_path, pages) == [f"index.html: {link}: {fault}"]


def test_a_missing_asset_is_found(tmp_path):
    pages = made(tmp_path, index_html='<script src="x.js"></script><img src="data:,">')
    assert broken_links(tmp_path, pages) == ["index.html: x.js: no such file"]


def test_an_orphan_is_found(tmp_path):
    assert unreachable(made(tmp_path, index_html="", a_html="")) == ["a.html"]


@pytest.mark.parametrize(
    "markup",
    [
        "<script>1</script>",
        "<style>a{}</style>",
        '<p style="color:red">',
        '<p onclick="x()">',
        '<a href="/x">x</a>',
        '<script src="x.js" integrity="x"></script>',
        '<script src="x.js" type="module"></script>',
    ],
)
def test_what_the_policy_forbids_is_found(tmp_path, markup):
    assert len(made(tmp_path, index_html=markup)["index.html"].faults) == 1


def test_the_text_is_that_of_the_main_part(tmp_path):
    pages = made(
        tmp_path,
        index_html="<nav>n</nav><main>a<b>b</b><br>c &amp;<template>t</template>\n d</main>f",
    )
    assert pages["index.html"].text == "ab c & d"
