"""Servers that are busy, slow, broken or hostile."""

import json
import socket
import ssl
import subprocess

import pytest

from guidelines import (
    Answer, Guidelines, crawling, cutting, huge, moved, refusing,
)


def problems(reader):
    entries = map(json.loads, reader.journal.read_text().splitlines())
    return {e["address"].rsplit("/", 1)[1]: e["problem"] for e in entries if "problem" in e}


def test_each_fault_is_found_and_all_else_is_kept(web, reader_of):
    """Every fault at once, each at an address of its own."""
    other = Guidelines(pages=3, pictures=0)
    page = {name: web.main.answers[web.address(name)] for name in web.pages}
    sound = dict(page)
    page["page-010"].fault, page["page-010"].times = refusing(429, 1), 1
    page["page-011"].fault, page["page-011"].times = refusing(503), 1
    page["page-012"].fault, page["page-012"].times = cutting, 1
    bad = {
        "page-020": ("status 503", refusing(503)),
        "page-021": ("the connection was cut", cutting),
        "page-022": ("no answer in time", crawling),
        "page-023": ("larger than 8 MiB", huge(True)),
        "page-024": ("larger than 8 MiB", huge(False)),
    }
    for name, (_, fault) in bad.items():
        page[name].fault = fault
    # Answers that are whole, and wrong.
    wrong = {
        "page-030": ("not valid JSON", Answer(page["page-030"].body[:-40])),
        "page-031": ("not valid JSON", Answer(b"<html>A page to log in</html>", "text/html")),
        "page-032": ("not a page of the guidelines", Answer(b"{}")),
        "page-033": ("redirects to an address that is not fetched",
                     moved(other.main.origin + other.address("page-mentioned"))),
        "page-034": ("redirects to an address that is not fetched", moved("http://10.0.0.1/")),
        "page-035": ("too many redirects", moved(web.address("page-035"))),
        "page-036": ("redirects to an address that is not fetched", moved("file:///etc/passwd")),
        "page-037": ("status 403", Answer(b"", "text/plain", 403)),
        "page-038": ("robots.txt disallows it", page["page-038"]),
        "page-039": ("status 404", None),
    }
    for name, (_, answer) in wrong.items():
        if answer:
            web.main.answers[web.address(name)] = answer
        else:
            del web.main.answers[web.address(name)]
    forbidden = f"User-agent: hig\nDisallow: {web.address('page-038')}$\n".encode()
    web.main.answers["/robots.txt"] = Answer(forbidden, "text/plain")
    # A redirect within the host is followed.
    web.main.answers["/elsewhere.json"] = page["page-040"]
    web.main.answers[web.address("page-040")] = moved("/elsewhere.json")
    pictures = [path for path in web.assets.answers]
    healthy = {path: web.assets.answers[path] for path in pictures[:3]}
    web.assets.answers[pictures[0]] = Answer(b"<html><svg></svg></html>", "image/png")
    web.assets.answers[pictures[1]] = Answer(b"", "image/png")
    web.assets.answers[pictures[2]] = moved(other.main.origin + "/p.png")
    reader = reader_of(web)
    run = reader.fetch("--verbose", timeout=1)
    assert run.returncode == 1, run.stderr
    expected = web.expected()
    found = problems(reader)
    for name, (problem, _) in (bad | wrong).items():
        found_one = found.pop(f"{name}.json")
        assert found_one == problem, name
        expected.pop(f"{name}.json", None)
    assert found.pop("old-name-lost.json") == "status 404"
    assert sorted(found.values()) == [
        "not an image", "not an image", "redirects to an address that is not fetched"]
    # Pictures that only these pages name are not known.
    unseen = {web.file(url) for name in bad | wrong for url, _ in web.share[name]}
    for path in unseen:
        del expected[path]
    for path in pictures[:3]:
        expected.pop("pictures" + path.replace("%40", "@"))
    expected["page-040.json"] = page["page-040"].body
    assert reader.files() == expected
    assert not other.main.log, "no other host is asked"
    sent = [r.get("sent", 0) for r in web.main.log]
    assert max(sent) < 30_000_000, "a page of 100 MB is broken off"
    paused(web)
    # Then the server is well again: only what is missing comes.
    for name in page:
        sound[name].fault = None
        web.main.answers[web.address(name)] = sound[name]
    web.main.answers["/robots.txt"] = Answer(b"", "text/plain", 404)
    web.assets.answers.update(healthy)
    last = reader.fetch()
    other.close()
    assert last.returncode == 0, last.stderr
    assert reader.files() == web.expected()
    assert f"{15 + len(unseen) + 3} new, 0 changed" in last.stderr, last.stderr
    assert set(problems(reader)) == {"old-name-lost.json"}


def paused(web):
    """After a 429 that asks for a second, nothing comes for a second."""
    requests = sorted(web.requests(), key=lambda r: r["time"])
    refused = next(r for r in requests if r["status"] == 429)
    # What was on its way already, is.
    later = [r["time"] - refused["time"] for r in requests if r["time"] > refused["time"] + 0.1]
    assert min(later) >= 0.98


@pytest.mark.parametrize("body, status, said", [
    (b"User-agent: *\nDisallow: /", 200, "robots.txt disallows it"),
    (b"", 500, "status 500"),
])
def test_robots_that_forbid_all_are_obeyed(small, reader_of, body, status, said):
    small.main.answers["/robots.txt"] = Answer(body, "text/plain", status)
    reader = reader_of(small)
    run = reader.fetch()
    assert run.returncode == 1 and said in run.stderr
    assert set(small.main.asked()) == {"/robots.txt"} and not reader.files()


def test_robots_of_the_host_of_pictures_are_obeyed(small, reader_of):
    small.assets.answers["/robots.txt"] = Answer(b"User-agent: *\nDisallow: /", "text/plain")
    reader = reader_of(small)
    run = reader.fetch()
    assert run.returncode == 1 and "robots.txt disallows it" in run.stderr
    assert set(small.assets.asked()) == {"/robots.txt"}
    assert len([path for path in reader.files() if path.startswith("pictures/")]) == 4


def test_a_server_that_refuses_for_good_is_left_alone(small, reader_of):
    reader = reader_of(small)
    assert reader.fetch("--pictures", "none").returncode == 0
    before = reader.everything()
    count = len(small.main.log)
    for answer in small.main.answers.values():
        answer.fault = refusing(429, 0)
    run = reader.fetch()
    assert run.returncode == 1
    asked = small.main.since(count)
    assert len(asked) <= 4 and {r["status"] for r in asked} == {429}
    assert {k: v for k, v in reader.everything().items() if k != "fetch.jsonl"} == {
        k: v for k, v in before.items() if k != "fetch.jsonl"}


def test_a_wait_that_is_too_long_ends_the_run(small, reader_of):
    small.main.answers[small.address("page-001")].fault = refusing(503, 3600)
    reader = reader_of(small)
    run = reader.fetch()
    assert run.returncode == 1 and "the server asks to wait 3600 seconds" in run.stderr
    assert "human-interface-guidelines.json" in reader.files()


def test_nobody_there(reader_of, small):
    reader = reader_of(small)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        reader.origin = f"http://127.0.0.1:{free.getsockname()[1]}"
    run = reader.fetch()
    assert run.returncode == 1 and "the server cannot be reached" in run.stderr
    assert not reader.journal.exists()


def test_the_rate_holds_at_the_server(small, reader_of):
    reader = reader_of(small)
    assert reader.fetch(rate=20).returncode == 0
    times = sorted(r["time"] for r in small.requests())
    assert len(times) >= 22
    for first in range(len(times)):
        within = sum(1 for t in times if times[first] <= t < times[first] + 0.5)
        assert within <= 10 + 1
    assert times[-1] - times[0] >= (len(times) - 1) / 20
    assert small.main.most_at_once <= 4


def test_what_pages_name_stays_inside(small, reader_of):
    """Names that look like ways out, and hosts that no page may name."""
    body = next(iter(small.assets.answers.values())).body
    origin = small.assets.origin
    paths = ["/a/%2e%2e/%2e%2e/out.png", "/a/..%2f..%2fout.png", "/.hidden/x.png", "/%00.png",
             "/CON/a%5Cb.png", "/same.png?a", "/same.png?b", "/SAME.png", "/" + "n" * 300 + ".png"]
    for path in paths:
        small.assets.answers[path] = Answer(body, "image/png")
    urls = [origin + path for path in paths] + ["javascript:alert(1)", "ftp://x/y.png", "//x/y.png"]
    urls += [f"http://user:word@127.0.0.1:{small.assets.port}/user.png"]
    urls += [f"http://127.0.0.{n}:9/x.png" for n in range(2, 12)]
    small.put_page("page-001", [(url, False) for url in urls])
    reader = reader_of(small)
    run = reader.fetch("--verbose")
    assert run.returncode == 1
    assert "too many hosts of pictures" in run.stderr and "invalid address" in run.stderr
    outside = [p for p in reader.folder.rglob("*") if p.is_file() and reader.copy not in p.parents]
    assert outside == []
    names = {p for p in reader.files() if p.startswith("pictures/") and "published" not in p}
    assert {"pictures/_hidden/x.png", "pictures/a/_._.._out.png"} <= names
    assert len([p for p in names if "same" in p.lower()]) == 3


def test_a_proxy_is_asked_and_numbers_behind_it_are_not(tiny, reader_of):
    """A public name by way of a proxy of ours: then no private address is asked for."""
    reader = reader_of(tiny)
    proxy = f"http://127.0.0.1:{tiny.main.port}"
    reader.origin = "http://guidelines.example"
    for path, answer in list(tiny.main.answers.items()):
        tiny.main.answers[reader.origin + path] = answer
    run = reader.fetch(rate=5, http_proxy=proxy, no_proxy="other.example")
    assert "it is an address of this machine or of a private network" in run.stderr
    assert run.returncode == 1 and "page-001.json" in reader.files()
    assert not tiny.assets.log
    fast = reader.fetch(rate=6, http_proxy=proxy)
    assert fast.returncode == 64 and "--rate must be at most 5" in fast.stderr


def test_links_in_the_folder_are_not_written_through(small, reader_of, tmp_path):
    victim = tmp_path / "victim"
    victim.mkdir()
    reader = reader_of(small)
    (reader.folder / "content/raw").mkdir(parents=True)
    reader.copy.symlink_to(victim)
    run = reader.fetch()
    assert run.returncode == 2 and list(victim.iterdir()) == []


@pytest.fixture
def certificate(tmp_path):
    """Of loopback, signed by itself."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=test",
         "-addext", "subjectAltName=IP:127.0.0.1"], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("no openssl here")
    return key, certificate


def test_certificates_are_checked(small, reader_of, certificate):
    key, trusted = certificate
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(trusted, key)
    small.main.server.socket = context.wrap_socket(small.main.server.socket, server_side=True)
    reader = reader_of(small)
    reader.origin = small.main.origin.replace("http:", "https:")
    run = reader.fetch("--pictures", "none")
    assert run.returncode == 1 and not small.main.log, run.stderr
    assert "the request failed" in run.stderr and "certificate" in run.stderr
    sound = reader.fetch("--pictures", "none", SSL_CERT_FILE=str(trusted))
    assert sound.returncode == 0 and "page-001.json" in reader.files(), sound.stderr
