"""What an input is, and what fills its folder."""

from dataclasses import dataclass
from pathlib import Path
from typing import Callable

MILLION = 1_000_000

FRONT = "---\nschema: 1\ntitle: Cups\nslug: cups\nedition: current\nabstract: A cup.\n---\n\n"
MIRROR = ("---\ntitle: Cups\n"
          "source: https://developer.apple.com/design/human-interface-guidelines/cups\n---\n\n"
          "# Cups\n\nA cup of our own.\n\n## Handles\n\n")


@dataclass(frozen=True)
class Case:
    name: str
    #: Fills a project's folder; the number is how much of the full size is wanted, up to 1.
    fill: Callable[[Path, float], None]
    #: What is run on it.
    commands: tuple[str, ...]
    #: What must be told, if something must.
    tells: str | None = None
    #: Whether it is hostile in its full size alone.
    is_large: bool = False


CASES: list[Case] = []


def case(name, *commands, tells=None):
    def register(fill):
        CASES.append(Case(name, fill, commands, tells))
        return fill

    return register


def put(folder, path, data):
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data if isinstance(data, bytes) else data.encode())


def page(folder, body, front=FRONT, path="content/pages/current/cups.md"):
    put(folder, path, (front.encode() if isinstance(front, str) else front)
        + (body if isinstance(body, bytes) else body.encode()))


def sound_page(folder):
    page(folder, "# Cups\n\nText.\n")


def of(count, scale):
    return max(2, int(count * scale))
