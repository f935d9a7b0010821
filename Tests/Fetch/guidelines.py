"""A server that behaves as Apple's does, with pages and pictures that are made up here, and that
misbehaves where a test says so. Bound to loopback; two of them stand for two hosts."""

import hashlib
import json
import struct
import threading
import time
import zlib
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ROOT = "/design/human-interface-guidelines"
DATA = "/tutorials/data"
INDEX = DATA + "/index/design--human-interface-guidelines"
DATE = "Tue, 03 Mar 2026 10:00:00 GMT"


def png(seed):
    """A picture of 2 x 2 pixels whose color is its number."""
    color = bytes([seed & 0xFF, seed >> 8 & 0xFF, seed * 7 & 0xFF])
    rows = b"".join(b"\0" + color * 2 for _ in range(2))

    def chunk(kind, data):
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    )


@dataclass
class Answer:
    """What an address says; `fault` is a function that answers by itself for the first `times`."""

    body: bytes = b""
    kind: str = "application/json"
    status: int = 200
    headers: dict = field(default_factory=dict)
    fault: object = None
    times: int = 10**9

    @property
    def tag(self):
        return '"%x-%s"' % (len(self.body), hashlib.sha256(self.body).hexdigest()[:13])


class Gate:
    """Lets so many requests through and holds the next ones until it is opened again."""

    def __init__(self):
        self.lock = threading.Lock()
        self.opened = threading.Event()
        self.left = None

    def close_after(self, count):
        with self.lock:
            self.opened.clear()
            self.left = count

    def open(self):
        with self.lock:
            self.left = None
            self.opened.set()

    def enter(self):
        with self.lock:
            if self.left is None:
                return
            self.left -= 1
            if self.left >= 0:
                return
        self.opened.wait(60)


class Site:
    """All addresses of one host, and what was asked of it."""

    def __init__(self, gate):
        self.gate = gate
        self.answers = {}
        self.log = []
        self.lock = threading.Lock()
        self.at_once = self.most_at_once = 0
        site = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def log_message(self, *_):
                pass

            def do_GET(self):
                site.answer(self)

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 64

            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)
        self.thread.start()
        self.port = self.server.server_address[1]
        self.origin = f"http://127.0.0.1:{self.port}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def answer(self, request):
        with self.lock:
            record = {"path": request.path, "time": time.monotonic(), "status": 0}
            record["head"] = dict(request.headers)
            self.log.append(record)
            answer = self.answers.get(request.path)
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            fault = None
            if answer and answer.fault and answer.times > 0:
                answer.times -= 1
                fault = answer.fault
        try:
            self.gate.enter()
            if fault:
                fault(request, record)
            else:
                self.plain(request, record, answer)
        except OSError:
            request.close_connection = True
        finally:
            with self.lock:
                self.at_once -= 1

    def plain(self, request, record, answer):
        answer = answer or Answer(b"<html>not here</html>", "text/html", 404)
        status, body = answer.status, answer.body
        if status == 200 and request.headers.get("If-None-Match") == answer.tag:
            status, body = 304, b""
        record["status"] = status
        request.send_response(status)
        if answer.status == 200:
            request.send_header("ETag", answer.tag)
            request.send_header("Last-Modified", DATE)
        for name, value in answer.headers.items():
            request.send_header(name, value)
        if status != 304:
            request.send_header("Content-Type", answer.kind)
            request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)

    def since(self, count):
        return self.log[count:]

    def asked(self):
        """How often each address was asked for."""
        counts = {}
        for record in self.log:
            counts[record["path"]] = counts.get(record["path"], 0) + 1
        return counts


def refusing(status, wait=None):
    def fault(request, record):
        record["status"] = status
        request.send_response(status)
        if wait is not None:
            request.send_header("Retry-After", str(wait))
        request.send_header("Content-Length", "0")
        request.end_headers()

    return fault


def cutting(request, record):
    record["status"] = -1
    request.send_response(200)
    request.send_header("Content-Length", "100000")
    request.end_headers()
    request.wfile.write(b'{"identifier": {')
    request.close_connection = True


def crawling(request, record):
    record["status"] = -1
    request.send_response(200)
    request.send_header("Content-Length", "100000")
    request.end_headers()
    for _ in range(40):
        request.wfile.write(b" ")
        request.wfile.flush()
        time.sleep(0.2)
    request.close_connection = True


def huge(announced):
    """100 MB, of which a client that stops in time reads the first few."""

    def fault(request, record):
        record["status"] = -1
        request.send_response(200)
        if announced:
            request.send_header("Content-Length", str(100_000_000))
        request.send_header("Connection", "close")
        request.end_headers()
        request.close_connection = True
        record["sent"] = 0
        for _ in range(100):
            request.wfile.write(b" " * 1_000_000)
            record["sent"] += 1_000_000

    return fault


def moved(target):
    return Answer(b"", "text/plain", 302, {"Location": target})


class Guidelines:
    """The guidelines as Apple serves them: pages from one host, new pictures from another."""

    def __init__(self, pages=175, pictures=650):
        assert pages > 2
        self.gate = Gate()
        self.main, self.assets = Site(self.gate), Site(self.gate)
        names = ["human-interface-guidelines"] + [f"page-{n:03}" for n in range(1, pages - 1)]
        groups = ["foundations", "patterns", "components"]
        self.pages = names
        self.paths = {}
        for n, name in enumerate(names):
            inner = f"/{groups[n % 3]}" if n % 5 == 1 else ""
            self.paths[name] = ROOT if n == 0 else f"{ROOT}{inner}/{name}"
        self.pictures = []
        share = [[] for _ in names]
        for n in range(pictures):
            share[n % len(names)].append(self.picture(n))
        self.share = dict(zip(names, share))
        for name, images in zip(names, share):
            self.put_page(name, images)
        # One that only another page mentions, and an old name of a page that is not there.
        self.mentioned = "page-mentioned"
        self.paths[self.mentioned] = f"{ROOT}/{self.mentioned}"
        self.pages = names + [self.mentioned]
        self.put_page(self.mentioned, [])
        self.put_page(
            names[1], share[1], topics=[f"{ROOT}/{self.mentioned}", f"{ROOT}/old-name-lost"])
        self.main.answers[INDEX] = Answer(self.index(names))
        robots = b"User-agent: *\nDisallow: /search/\nDisallow: /cgi-bin/\n"
        self.main.answers["/robots.txt"] = Answer(robots, "text/plain")

    def close(self):
        self.gate.open()
        self.main.close()
        self.assets.close()

    def picture(self, n):
        """Two generations of addresses, in light and dark."""
        body = png(n)
        tilde = "~dark" if n % 2 else ""
        if n % 3:
            digest = hashlib.md5(str(n // 2).encode()).hexdigest()
            path = f"/published/{digest}/picture-{n // 2}{tilde}%402x.png"
            self.assets.answers[path] = Answer(body, "image/png")
            url = self.assets.origin + path
        else:
            url = f"/images/com.apple.HIG/picture-{n}{tilde}@2x.png"
            self.main.answers["/tutorials" + url] = Answer(body, "image/png")
        self.pictures.append((url, bool(n % 2), body))
        return url, bool(n % 2)

    def put_page(self, name, images, topics=(), text="Text."):
        path = self.paths.get(name, f"{ROOT}/{name}")
        references = {
            f"image-{n}.png": {
                "type": "image", "identifier": f"image-{n}.png", "alt": None,
                "variants": [{"url": url, "traits": ["2x", "dark" if dark else "light"]}],
            }
            for n, (url, dark) in enumerate(images)
        }
        for target in topics:
            references["doc://com.apple.HIG" + target] = {
                "type": "topic", "kind": "article", "role": "article", "url": target,
                "title": target.rsplit("/", 1)[1],
            }
        page = {
            "schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "article",
            "identifier": {"url": "doc://com.apple.HIG" + path, "interfaceLanguage": "swift"},
            "metadata": {"title": name.replace("-", " ").capitalize(), "role": "article"},
            "abstract": [{"type": "text", "text": f"What {name} is about."}],
            "primaryContentSections": [{
                "kind": "content",
                "content": [
                    {"type": "heading", "level": 2, "anchor": "Best-practices",
                     "text": "Best practices"},
                    {"type": "paragraph", "inlineContent": [{"type": "text", "text": text}]},
                    *({"type": "paragraph",
                       "inlineContent": [{"type": "image", "identifier": f"image-{n}.png"}]}
                      for n in range(len(images))),
                ],
            }],
            "sections": [], "variants": [{"paths": [path], "traits": []}],
            "references": references,
        }
        answer = Answer(json.dumps(page).encode())
        self.main.answers[f"{DATA}{path}.json"] = answer
        return answer

    def index(self, names):
        leaves = [
            {"path": self.paths[name], "title": name, "type": "article"} for name in names[1:]
        ]
        groups = [
            {"title": f"Group {n}", "type": "groupMarker", "children": leaves[n::3]}
            for n in range(3)
        ]
        return json.dumps({
            "schemaVersion": {"major": 0, "minor": 1, "patch": 2}, "references": {},
            "interfaceLanguages": {"swift": [
                {"path": ROOT, "title": "Guidelines", "type": "module", "children": groups}]},
        }).encode()

    def address(self, name):
        return f"{DATA}{self.paths[name]}.json"

    def expected(self):
        """Every file that a copy has, by its path below the folder."""
        files = {"index.json": self.main.answers[INDEX].body}
        for name in self.pages:
            if answer := self.main.answers.get(self.address(name)):
                files[f"{name}.json"] = answer.body
        for url, _, body in self.pictures:
            files[self.file(url)] = body
        return files

    def file(self, url):
        """Where a picture lies in a copy."""
        path = url.replace(self.assets.origin, "").replace("%40", "@")
        return "pictures" + ("/tutorials" if path.startswith("/images/") else "") + path

    def requests(self):
        return self.main.log + self.assets.log
