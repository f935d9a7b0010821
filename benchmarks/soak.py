#!/usr/bin/env python3
"""Keeps `hig serve` busy for a while and looks whether it grows.

    soak.py HIG [--project PROJECT] [--seconds S] [--listeners N]

At once: pages and parts of pages, answers that are broken off, heads that are never finished, and
clients of the event stream that come and go, while N others listen. A third of the time warms
it up; from there to the end neither memory nor descriptors may grow. Every two seconds a sheet of
a copy of the project changes: all must be told, the last one within LATE ms of the first in the
median, since other work on the machine delays some.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from serving import PROJECT, serving

LATE = 100
GROWTH = 8 * 1024  # KiB; builds after changes reach their level after a minute
LOST = float("inf")
QUIET = 8  # seconds until everybody who has left is noticed
STYLE = "templates/assets/css/20-base.css"


def memory(process):
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def descriptors(process):
    return len(os.listdir(f"/proc/{process}/fd"))


def request(path, *lines):
    lines = [f"GET /{path} HTTP/1.1", "Host: localhost", *lines, "", ""]
    return "\r\n".join(lines).encode()


class Soak:
    def __init__(self, address, site):
        self.port = int(address.rsplit(":", 1)[1].strip("/"))
        files = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
        self.paths = sorted(path for path in files if path.isascii() and path[0] != ".")
        self.counts = dict.fromkeys(["whole", "part", "broken", "unfinished", "stream"], 0)
        self.statuses = {}
        self.end = 0

    async def connect(self):
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, reader, writer, *lines):
        writer.write(request(random.choice(self.paths), *lines))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = int(head.lower().split("content-length: ")[1].split("\r\n")[0])
        await reader.readexactly(length)
        status = head.split()[1]
        self.statuses[status] = self.statuses.get(status, 0) + 1

    async def polite(self):
        """Some requests on one connection."""
        reader, writer = await self.connect()
        for _ in range(random.randint(1, 20)):
            part = random.random() < 0.3
            await self.ask(reader, writer, *(["Range: bytes=0-99"] if part else []))
            self.counts["part" if part else "whole"] += 1
        writer.close()

    async def rude(self):
        """Leaves in the middle of an answer, with or without a reset."""
        reader, writer = await self.connect()
        writer.write(request(max(self.paths, key=len)) * random.randint(1, 30))
        await reader.read(random.randint(1, 1000))
        writer.transport.abort() if random.random() < 0.5 else writer.close()
        self.counts["broken"] += 1

    async def unfinished(self):
        _, writer = await self.connect()
        writer.write(b"GET /index.ht")
        await writer.drain()
        await asyncio.sleep(random.random() / 10)
        writer.close()
        self.counts["unfinished"] += 1

    async def stream(self):
        """Listens for a moment, where there is something to listen to."""
        reader, writer = await self.connect()
        writer.write(request(".hig/events"))
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(random.random())
        writer.close()
        self.counts["stream"] += 1

    async def keep(self, kind):
        while time.monotonic() < self.end:
            await kind()
            await asyncio.sleep(0)

    async def run(self, seconds):
        self.end = time.monotonic() + seconds
        crowd = [self.polite] * 8 + [self.rude] * 4 + [self.unfinished] * 4 + [self.stream] * 4
        await asyncio.gather(*(self.keep(kind) for kind in crowd))


class Crowd:
    """Clients that listen to the end, in a process of their own, and when each was told what."""

    def __init__(self, port, count):
        self.port = port
        self.count = count
        self.ready = 0
        self.hears = True
        self.told = {}  # by the id of an event: a time for each client

    async def listen(self):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(request(".hig/events"))
            self.hears &= b" 200 " in await reader.readuntil(b"\r\n")
            await reader.readuntil(b"\r\n\r\n")
            self.ready += 1
            # Chunks have their own lines between those of the events.
            while line := await reader.readline():
                if line.startswith(b"event: "):
                    self.told.setdefault(await reader.readline(), []).append(time.monotonic())
        finally:
            writer.close()

    async def run(self, style, seconds):
        """Between the first that is told of each event and the last, in ms; nobody may be lost."""
        end = time.monotonic() + seconds
        tasks = [asyncio.create_task(self.listen()) for _ in range(self.count)]
        while self.ready < self.count:
            await asyncio.sleep(0.05)
        while time.monotonic() < end and self.hears:
            with style.open("a") as file:
                file.write("/* changed */\n")
            await asyncio.sleep(2)
        await asyncio.sleep(QUIET / 2 if self.hears else 0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return [(max(times) - min(times)) * 1000 if len(times) == self.count else LOST
                for times in self.told.values()]


def listened(port, count, style, seconds):
    return asyncio.run(Crowd(port, count).run(style, seconds))


async def soaked(given, address, process, site, style):
    """The soak, the delays, and memory and descriptors when it was warm and at the end."""
    soak = Soak(address, site)
    delays, states = [], []
    with ProcessPoolExecutor(1) as pool:
        for share in (1 / 3, 2 / 3):
            seconds = given.seconds * share
            listening = asyncio.get_running_loop().run_in_executor(
                pool, listened, soak.port, given.listeners, style, seconds)
            await soak.run(seconds)
            delays += await listening
            await asyncio.sleep(QUIET)
            states.append((memory(process.pid), descriptors(process.pid)))
    return soak, delays, states


@contextlib.contextmanager
def copied(project):
    """A project that may be changed."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("content", "templates"):
            shutil.copytree(project / name, Path(folder) / name)
        yield Path(folder)


def report(soak, delays, states):
    (warm, open_warm), (end, open_end) = states
    print(", ".join(f"{count} {kind}" for kind, count in soak.counts.items()))
    print("statuses:", ", ".join(f"{count} × {status}" for status, count in soak.statuses.items()))
    print(f"memory {warm} → {end} KiB, descriptors {open_warm} → {open_end}")
    if delays:
        print(f"{len(delays)} events; the last client was told after the first by "
              f"{statistics.median(delays):.0f} ms in the median, {max(delays):.0f} at most")
    else:
        print("this server has no events")
    if set(soak.statuses) - {"200", "206"}:
        sys.exit("soak: it did not serve everything")
    if end - warm > GROWTH or open_end > open_warm:
        sys.exit("soak: it grows")
    if LOST in delays:
        sys.exit("soak: somebody was not told of a change")
    if delays and statistics.median(delays) > LATE:
        sys.exit(f"soak: the last client is told more than {LATE} ms late")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--project", type=Path, default=PROJECT)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--listeners", type=int, default=200)
    given = parser.parse_args()
    with copied(given.project) as project:
        with serving(given.hig.resolve(), project) as (address, process, site):
            style = project / STYLE
            outcome = asyncio.run(soaked(given, address, process, site, style))
            if process.poll() is not None:
                sys.exit("soak: the server has ended")
    report(*outcome)


if __name__ == "__main__":
    main()
