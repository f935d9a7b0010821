"""A site in Chromium, for measuring: a server at this machine, and a browser that is new."""

import contextlib
import ctypes
import json
import shutil
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Else an answer waits for the confirmation of its own head.
    disable_nagle_algorithm = True

    def end_headers(self):
        # A page that is alone in its process may read a fine clock.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """The address of a folder at this machine."""
    handler = partial(Handler, directory=folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextlib.contextmanager
def chromium(*more):
    from playwright.sync_api import sync_playwright

    binary = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=binary, args=["--no-sandbox", *more])
        yield browser
        browser.close()


@cache
def packed(file):
    """How many bytes a file has in brotli at its best, as a server sends it."""
    brotli = ctypes.CDLL("libbrotlienc.so.1")
    data = file.read_bytes()
    room = len(data) + len(data) // 1000 + 1000
    output, size = ctypes.create_string_buffer(room), ctypes.c_size_t(room)
    quality, window, generic = 11, 24, 0
    done = brotli.BrotliEncoderCompress(
        quality, window, generic, ctypes.c_size_t(len(data)), data, ctypes.byref(size), output)
    assert done, f"{file} cannot be packed"
    return size.value


def read_queries(file):
    """The queries of a JSON Lines file, which has one in each object."""
    return [json.loads(line)["query"] for line in open(file, encoding="utf-8")]
