"""The command `hig`, and comparisons of what it writes."""

import hashlib
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
RAW = PROJECT / "content/raw"


class Tool:
    def __init__(self, binary):
        self.binary = binary

    def command(self, *arguments):
        return [str(self.binary), *map(str, arguments)]

    def run(self, *arguments, **options):
        """Runs `hig`, which must succeed."""
        done = subprocess.run(
            self.command(*arguments), capture_output=True, text=True, timeout=300, **options
        )
        assert done.returncode == 0, f"{arguments}: status {done.returncode}\n{done.stderr}"
        return done

    def ingest(self, raw, *more, pages):
        self.run("ingest", PROJECT, "--raw", raw, "--pages", pages, "--quiet", *more)

    def build(self, pages, *more, output):
        """Builds from pages as they are, without the raw files."""
        self.run("build", PROJECT, "--pages", pages, "--output", output, "--quiet", *more)


def digests(folder):
    """The SHA-256 of each file below a folder, by its relative path."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def differences(left, right):
    """The paths at which two folders differ; an empty folder is no result to compare."""
    one, other = digests(left), digests(right)
    assert one and other, f"nothing in {left if other else right}"
    return sorted(path for path in one.keys() | other.keys() if one.get(path) != other.get(path))
