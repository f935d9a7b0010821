"""A small site that browsers keep, and a server of it that can be stopped, moved on and broken."""

import hashlib
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

PAGE = """---
title: {title}
description: About {word}.
---

# {title}

## Care

**Use a {word}.** The {word} is kind to eyes, says the {edition} edition.
"""
WORDS = {"Lamps": "bulb", "Chairs": "cushion", "Desks": "drawer"}


class Project:
    """Three pages, of editions that differ in a word and in the scripts of the search."""

    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder

    def build(self, edition, offline="always"):
        """The folder of a site."""
        project = self.write(edition, f"offline: {offline}")
        self.tool.run("build", project, "--quiet")
        return project / "public"

    def write(self, edition, settings):
        """The folder of a project."""
        project = self.folder / edition
        for title, word in WORDS.items():
            page = project / f"content/raw/{title.lower()}.md"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(PAGE.format(title=title, word=word, edition=edition))
        (project / "content/site.yaml").write_text(f"{settings}\naudit: none\n")
        own = project / "templates/assets/js/search/99-own.js"
        own.parent.mkdir(parents=True)
        own.write_text(f'document.documentElement.dataset.edition = "{edition}";\n')
        return project


class Host:
    """A server of a folder at an address that stays."""

    def __init__(self, folder):
        self.folder, self.cut, self.port, self.server = folder, set(), 0, None
        self.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def start(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Answers, self))
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class Answers(SimpleHTTPRequestHandler):
    def __init__(self, host, *more):
        self.host = host
        super().__init__(*more, directory=host.folder)

    def log_message(self, *_):
        pass

    def do_GET(self):
        # Builds of the same second would be taken for one.
        del self.headers["If-Modified-Since"]
        super().do_GET()

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def copyfile(self, source, output):
        """Half of a file that is to break off, though its whole length was said."""
        content = source.read()
        name = self.translate_path(self.path).removeprefix(str(self.host.folder) + "/")
        output.write(content[:len(content) // 2] if name in self.host.cut else content)


def digests(folder):
    """The digest of each file, by path."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.rglob("*") if file.is_file()}


def shelves(page):
    """What the browser keeps: by version, the digest of each file by its path."""
    return page.evaluate("""async () => {
      const shelves = {};
      for (const name of await caches.keys()) {
        const shelf = shelves[name.split(" ").at(-1)] = {};
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          const bytes = await (await cache.match(url)).arrayBuffer();
          const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
          shelf[new URL(url).pathname.slice(1)] =
            [...sum].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        }
      }
      return shelves;
    }""")


def version(folder):
    """The version that a site's worker says."""
    return (folder / "offline.js").read_text().split('"')[3]
