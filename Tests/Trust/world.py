"""A project, the folders around it, and a place that attacks aim at: all in a temporary folder."""

import os
import socket
import sys
from pathlib import Path

from snapshots import changes, snapshot

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.append(str(REPOSITORY / "Tests/Hostile"))

from measuring import run  # noqa: E402

FULL = os.environ.get("HIG_TRUST") == "full"

#: On the clock, for each run.
SECONDS = 20
MEGABYTES = 1000

#: What nobody but the victim has: it must appear in no site and in no finding.
SECRET = "the-combination-is-left-right-left"


def some(values, count):
    """The first so many of a row; all of them with HIG_TRUST=full."""
    return list(values) if FULL else list(values)[:count]


class World:
    """`a/b/c/project` has room above it: up to six steps up stay in the temporary folder."""

    def __init__(self, folder, binary):
        self.folder = folder
        self.binary = binary
        self.project = folder / "a/b/c/project"
        self.victim = folder / "victim"
        self.neighbor = self.project.parent / "hig"
        #: Folders outside that a test hands over, to be written.
        self.given = []
        self.put(self.victim / "keep.txt", SECRET)
        self.put(self.victim / "cups.md", f"# Cups\n\n{SECRET}\n")
        self.put(self.victim / "hig/keep.txt", SECRET)
        self.put(self.neighbor / "keep.txt", SECRET)
        self.project.mkdir(parents=True)
        self.before = self.outside()

    def put(self, path, data):
        """Writes a file of the project, or one with a whole path; gives its path."""
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data if isinstance(data, bytes) else data.encode())
        return file

    def link(self, path, goal):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.symlink_to(goal)
        return file

    def pipe(self, path):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(file)
        return file

    def socket(self, path):
        file = self.project / path
        file.parent.mkdir(parents=True, exist_ok=True)
        # The name of a socket may have 107 bytes, so it is bound from its folder.
        here = os.open(".", os.O_RDONLY)
        try:
            os.chdir(file.parent)
            with socket.socket(socket.AF_UNIX) as bound:
                bound.bind(file.name)
        finally:
            os.fchdir(here)
            os.close(here)
        return file

    def outside(self):
        return snapshot(self.folder, leaving_out=[self.project, *self.given])

    def look_outside(self):
        """Takes what stands outside now for right."""
        self.before = self.outside()

    def hig(self, *arguments, status=None, umask="022", seconds=SECONDS,
            environment=None):
        """Runs `hig` in the project; it must end by itself, and change nothing outside."""
        command = ["sh", "-c", f'umask {umask}; exec "$0" "$@"', self.binary, *map(str, arguments)]
        done = run(command, self.project, seconds, MEGABYTES, environment)
        call = " ".join(["hig", *map(str, arguments)])
        said = f"{call}: status {done.status}\n{done.told[-3000:]}"
        assert done.clock < seconds, f"{call} had to be ended after {seconds} s"
        assert done.status in (0, 1, 2), said
        changed = changes(self.before, self.outside())
        assert changed == [], "\n".join([*changed, said])
        if status is not None:
            assert done.status in (status if isinstance(status, tuple) else (status,)), said
        return done

    def held(self, folder="public"):
        """The paths below a folder of the project, relative to it."""
        root = self.project / folder
        return sorted(path.relative_to(root).as_posix() for path in root.rglob("*"))

    def leaks(self, words=SECRET, folders=("public", "content/pages")):
        """The files of the site and of the pages that have some words."""
        wanted = words if isinstance(words, bytes) else words.encode()
        return [
            file.relative_to(self.project).as_posix()
            for folder in folders
            for file in sorted((self.project / folder).rglob("*"))
            if file.is_file() and not file.is_symlink() and wanted in file.read_bytes()
        ]
