#!/usr/bin/env python3
"""How many instructions each stage of a build takes, on the sample corpus.

    instructions.py HIG [--record]

Runs `hig build` once, with one job, in Valgrind, which counts them: the same program gives the same
counts within a part of a thousand, whatever else the machine does. A stage is one or more targets:
what the calls of the pipeline into it cost, with all that these call. What is left is the order of
the stages, the cache, reading files and the start of the program. With --record, the counts are
written to benchmarks/instructions.json, which a test holds later builds to.
"""

import argparse
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from callgrind import Profile
from stages import PROJECT

RECORD = Path(__file__).with_name("instructions.json")
MISSING = "no valgrind to count instructions with; `scripts/setup --tests` installs it"
STAGES = {
    "ingest": ["Ingest"],
    "pages": ["PageFormat"],
    "parse": ["Parse"],
    "link": ["SiteGraph"],
    "check": ["Checks"],
    "index": ["SearchIndex"],
    "data": ["Export"],
    "render": ["Render"],
    "publish": ["Publish"],
}
REST = "rest"
RESOURCES = ["templates", "defaults", ".build-wasm/search.wasm"]
# The target that knows the order of the stages.
ORDER = "Build"
# Valgrind shows the program a processor without instructions for SHA-256. What takes their place is
# a sixth of all, and on a real processor next to nothing: it is not counted.
DIGESTS = "hig_sha_mix_plainly"
TARGETS = {target: stage for stage, targets in STAGES.items() for target in targets}
# `$s5Parse…`, a function of that target, or `$s5Model8DocumentV6RenderE…`, an extension in it.
MANGLED = re.compile(r"\$s(\d+)")
EXTENSIONS = {f"{len(target)}{target}E": target for target in [*TARGETS, ORDER]}


def target(function):
    """The target that a function is of; None if it is not Swift."""
    found = MANGLED.match(function)
    if not found:
        return None
    for mark, name in EXTENSIONS.items():
        if mark in function:
            return name
    return function[found.end():found.end() + int(found[1])]


class Counts:
    """Instructions of a run by stage, and by what the pipeline called."""

    def __init__(self, profile, checksum):
        self.total, self.checksum = profile.total, checksum
        self.stages = Counter(dict.fromkeys(STAGES, 0))
        self.entries = Counter()
        for (caller, callee), cost in profile.calls.items():
            source, goal = target(caller), target(callee)
            if source == ORDER and goal in TARGETS:
                self.stages[TARGETS[goal]] += cost
                self.entries[TARGETS[goal], callee] += cost
            elif source in TARGETS and goal == ORDER:
                # What is handed into a stage, and calls a stage in turn, would count twice.
                self.stages[TARGETS[source]] -= cost
        self.stages[REST] = self.total - sum(self.stages.values())

    def table(self):
        """Stages, with the calls into each that are a hundredth of all or more."""
        rows = [f"{'':52}{'million':>10}{'share':>8}"]
        entries = [(entry, cost) for entry, cost in self.entries.most_common()
                   if cost * 100 >= self.total]
        names = demangled([name for (_, name), _ in entries])
        for stage, cost in self.stages.items():
            rows.append(self._row(stage, cost))
            rows += [self._row(f"  {name}", part)
                     for ((owner, _), part), name in zip(entries, names) if owner == stage]
        return "\n".join([*rows, self._row("all", self.total), f"checksum {self.checksum}"])

    def _row(self, name, cost):
        return f"{name[:52]:52}{cost / 1e6:10,.1f}{cost / self.total:8.1%}"


def demangled(names):
    """Swift's names as people write them, with the labels of parameters and no types."""
    command = ["swift", "demangle", "--compact", "--simplified"]
    done = subprocess.run(command, input="\n".join(names), capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else names


def alone(hig, folder):
    """A copy of the program in a folder with what it needs: longer paths and more folders above
    cost more instructions. It is without what tools for finding errors read of a program: Valgrind
    3.19 cannot read what a new compiler writes."""
    copy = folder / "hig"
    subprocess.run(["objcopy", "--strip-debug", hig, copy], check=True)
    home = next((above for above in hig.parents if (above / RESOURCES[0]).is_dir()), PROJECT)
    for name in RESOURCES:
        if (home / name).is_dir():
            shutil.copytree(home / name, folder / name)
        elif (home / name).exists():
            (folder / name).parent.mkdir()
            shutil.copy(home / name, folder / name)
    shutil.copytree(PROJECT / "content/raw", folder / "raw")
    (folder / "project/content").mkdir(parents=True)
    shutil.copy(PROJECT / "content/site.yaml", folder / "project/content")
    return copy


def preload(folder):
    library = folder / "suspend.so"
    compiler = shutil.which("cc") or shutil.which("clang")
    source = Path(__file__).with_name("suspend.c")
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", source, "-o", library], check=True)
    return library


def counted(hig):
    """The counts of a build of the sample corpus; None without Valgrind."""
    if not shutil.which("valgrind"):
        return None
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as work:
        return run(alone(hig, Path(work)), Path(work))


def run(program, work):
    profile, site = work / "profile", work / "site"
    # Hash tables in the same order, and symbols looked up at the start, each time.
    environment = {**os.environ, "LD_PRELOAD": str(preload(work)), "LD_BIND_NOW": "1",
                   "SWIFT_DETERMINISTIC_HASHING": "1"}
    # The second option about collecting must follow the first, which starts with none.
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
         f"--toggle-collect={DIGESTS}", "--collect-atstart=yes", program, "build", "project",
         "--raw", "raw", "--pages", "pages", "--output", site, "--jobs", "1", "--quiet"],
        cwd=work, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"valgrind failed:\n{done.stderr[-2000:]}")
    manifest = (site / "build-manifest.json").read_bytes()
    with profile.open() as lines:
        return Counts(Profile(lines), hashlib.sha256(manifest).hexdigest()[:16])


def compiler():
    said = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version (\S+)", said)
    return found[1] if found else "unknown"


def recorded():
    """The counts of this kind of processor, and their compiler; None if there are none."""
    return json.loads(RECORD.read_text()).get(platform.machine()) if RECORD.exists() else None


def record(counts):
    """Of each kind of processor there are counts: one has other instructions than another."""
    all_ = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    all_[platform.machine()] = {
        "swift": compiler(), "checksum": counts.checksum, "total": counts.total,
        "stages": dict(counts.stages)}
    RECORD.write_text(json.dumps(all_, indent=2, sort_keys=True) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--record", action="store_true", help="write benchmarks/instructions.json")
    given = parser.parse_args()
    counts = counted(given.hig.resolve())
    if counts is None:
        sys.exit(MISSING)
    print(counts.table())
    if given.record:
        record(counts)


if __name__ == "__main__":
    main()
