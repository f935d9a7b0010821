"""nginx and Caddy as Debian has them, with the settings that `hig build --for` writes."""

import http.client
import shutil
import signal
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from building import PROJECT
from keeping import Project

SERVERS = PROJECT / ".servers/usr"
MODULE = SERVERS / "lib/nginx/modules/ngx_http_brotli_static_module.so"


def program(name):
    """A server that scripts/setup unpacked, or one that is installed."""
    own = [SERVERS / "bin" / name, SERVERS / "sbin" / name]
    found = next((str(path) for path in own if path.exists()), None) or shutil.which(name)
    assert found, f"no {name}: run scripts/setup --tests"
    return found


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


@contextmanager
def running(command, port, log):
    """A server, from its first connection on until it was stopped."""
    with log.open("w") as output:
        server = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        for _ in range(250):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert server.poll() is None, log.read_text()
            time.sleep(0.02)
        yield lambda path, **headers: ask(port, path, headers)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=10)


def ask(port, path, headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.request("GET", path, headers={
        "Accept-Encoding": "identity",
        **{name.replace("_", "-"): value for name, value in headers.items()}})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.fixture(scope="module", params=["", "hig/"])
def hosted(request, tool, tmp_path_factory):
    """A site at the root of a server, or in a folder of it, with the settings of both servers."""
    folder = tmp_path_factory.mktemp("hosted")
    project = Project(tool, folder).write("hosted", "offline: true")
    for host in ("nginx", "caddy"):
        tool.run("build", project, "--release", "--for", host, "--quiet",
                 "--base-url", f"https://example.org/{request.param}")
    site = project / "public"
    (site / "data/.hidden").write_text("secret")
    return site, request.param


@contextmanager
def nginx(site, folder):
    port = free_port()
    settings = site.with_name("public.nginx.conf").read_text()
    settings = settings.replace("listen 80;", f"listen 127.0.0.1:{port};")
    settings = settings.replace("# brotli_static on;", "brotli_static on;")
    (folder / "site.conf").write_text(settings)
    (folder / "nginx.conf").write_text(f"""
      load_module {MODULE}; daemon off; master_process off; pid {folder}/pid; error_log stderr;
      events {{ }}
      http {{
        access_log off;
        client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
        uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
        include {folder}/site.conf;
      }}""")
    command = [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", f"{folder}/nginx.conf"]
    with running(command, port, folder / "log") as asking:
        yield asking


@contextmanager
def caddy(site, folder):
    port = free_port()
    settings = site.with_name("public.Caddyfile").read_text()
    settings = settings.replace("example.org {", f"http://127.0.0.1:{port} {{\n\tbind 127.0.0.1", 1)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + settings)
    command = ["env", f"HOME={folder}", f"XDG_CONFIG_HOME={folder}", program("caddy"), "run",
               "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]
    with running(command, port, folder / "log") as asking:
        yield asking


@pytest.mark.parametrize("server", [nginx, caddy])
def test_a_server_sends_what_it_should(server, hosted, tmp_path):
    site, place = hosted
    home = f"/{place}"
    script = next(path.name for path in (site / "assets").glob("site.*.js"))
    part = next(path.name for path in (site / "search").glob("*-*.js"))
    with server(site, tmp_path) as ask:
        status, headers, body = ask(home + "lamps/")
        assert (status, body) == (200, (site / "lamps/index.html").read_bytes())
        assert headers["content-type"].lower() == "text/html; charset=utf-8"
        assert headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "style-src" not in headers["content-security-policy"]
        assert "default-src 'none'" in ask(home + f"assets/{script}")[1]["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "content-encoding" not in headers and headers["vary"] == "Accept-Encoding"
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            status, headers, body = ask(home + "lamps/", Accept_Encoding=coding)
            assert headers["content-encoding"] == coding and headers["vary"] == "Accept-Encoding"
            assert body == (site / f"lamps/index.html{ending}").read_bytes()
        both = ask(home + "lamps/", Accept_Encoding="gzip, deflate, br")[1]
        assert both["content-encoding"] == "br"
        for name in (f"assets/{script}", f"search/{part}"):
            cached = ask(home + name)[1]["cache-control"]
            assert cached == "public, max-age=31536000, immutable", name
        for name, kind in {
            "offline.js": "text/javascript", "search/start.js": "text/javascript",
            "lamps/index.md": "text/markdown", "data/pages.json": "application/json",
            "manifest.webmanifest": "application/manifest+json", "llms.txt": "text/plain",
            "assets/" + next((site / "assets").glob("app.*.png")).name: "image/png",
            "sitemap.xml": "application/xml",
        }.items():
            status, headers, body = ask(home + name)
            assert status == 200 and body == (site / name).read_bytes(), name
            assert headers["content-type"].split(";")[0] == kind, name
            unchanging = name.startswith("assets/")
            assert ("immutable" in headers["cache-control"]) == unchanging, name
        for name in ("nothing/", "nothing.md", "assets/site.0123456789.js", "assets/", "data/",
                     "data/.hidden", ".hig-site"):
            status, headers, body = ask(home + name)
            assert (status, body) == (404, (site / "404.html").read_bytes()), name
            assert headers["content-type"].lower() == "text/html; charset=utf-8", name
            assert "immutable" not in headers["cache-control"], name
            assert "style-src" not in headers["content-security-policy"], name
            assert headers["x-content-type-options"] == "nosniff", name
        status, headers, _ = ask(home + "lamps")
        assert status in (301, 308) and headers["location"].endswith(home + "lamps/")
        assert ask(home + "lamps/index.html")[0] in (200, 301, 308)
        if place:
            assert ask("/hig")[1]["location"].endswith("/hig/")
