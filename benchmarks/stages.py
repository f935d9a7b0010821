#!/usr/bin/env python3
"""Times `hig ingest`, `hig build` and `hig search` on the sample corpus.

    stages.py HIG [--runs N]

Prints the best wall time and the least CPU time of N runs, the greatest memory, and a checksum of
the output: a speed counts only if the bytes stayed the same.
"""

import argparse
import hashlib
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
RAW = PROJECT / "content/raw"


def timed(command):
    """Wall seconds, CPU seconds and peak memory in MB of one run."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    told = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{told.decode()}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def checksum(folder):
    """One digest over the paths and bytes of a folder."""
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def measure(name, command, runs, output=None):
    results = [timed(command) for _ in range(runs)]
    walls, cpus, memories = zip(*results)
    wall, cpu, memory = min(walls), min(cpus), max(memories)
    told = checksum(output) if output else ""
    print(f"{name:24} {wall * 1000:9.1f} {cpu * 1000:9.1f} {memory:9.1f}  {told}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    hig = given.hig.resolve()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        pages, site = work / "pages", work / "site"
        common = [PROJECT, "--pages", pages, "--quiet"]
        print(f"{'':24} {'wall ms':>9} {'CPU ms':>9} {'peak MB':>9}  checksum")
        measure("start", [hig, "--version"], given.runs)
        measure("ingest", [hig, "ingest", *common, "--raw", RAW], given.runs, pages)
        measure("build", [hig, "build", *common, "--output", site], given.runs, site)
        search = [hig, "search", "--output", site, "--json", "tap target size"]
        measure("search", search, given.runs)


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    main()
