"""The paths that a process opens and changes, as `strace` tells them."""

import codecs
import os
import re
import shutil
import subprocess
from dataclasses import dataclass

import pytest

#: Calls that change what stands at a path, with the number of their paths.
CHANGING = re.compile(r"mkdir|rename|unlink|rmdir|link|symlink|mknod|chmod|chown|utime|truncate"
                      r"|creat|setxattr|removexattr|mount|chroot")
WRITING = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
CALL = re.compile(r"^(\w+)\((.*)\)\s+= (-?\d+|\?)(?:<(.*?)>)?")
PATH = re.compile(r'(?:(?:AT_FDCWD|\d+)<((?:[^>\\]|\\.)*)>, )?"((?:[^"\\]|\\.)*)"')


@dataclass(frozen=True)
class Touch:
    call: str
    path: str
    #: Whether it would have changed something, also if it failed.
    writes: bool
    #: Whether it opened something.
    reads: bool
    line: str


def require_strace():
    """A test without it is left out by name."""
    program = shutil.which("strace")
    if program is None:
        pytest.skip("no strace: run scripts/setup --tests")
    done = subprocess.run([program, "-qq", "-e", "trace=openat", "true"], capture_output=True,
                          text=True, check=False)
    if done.returncode != 0 or "openat(" not in done.stderr:
        pytest.skip(f"strace may not trace here: {done.stderr.strip()[-200:]}")
    return program


def traced(command, folder, logs, seconds=60):
    """Runs a command, and gives all that it touched."""
    logs.mkdir()
    call = [require_strace(), "-ff", "-qq", "-y", "-s", "8192", "-e", "trace=%file",
            "-o", logs / "log", *command]
    done = subprocess.run(call, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          timeout=seconds, check=False,
                          env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    lines = [line for log in sorted(logs.iterdir())
             for line in log.read_text(errors="surrogateescape").splitlines()]
    assert lines, done.stderr[-500:]
    return done, [touch for line in lines for touch in touches(line, str(folder))]


def touches(line, folder):
    """A line of the log: one touch for each path in it."""
    found = CALL.match(line)
    if not found:
        return []
    call, arguments, result, opened = found.groups()
    opens = call in ("open", "openat", "openat2", "creat")
    writes = bool(WRITING.search(arguments)) if opens else bool(CHANGING.search(call))
    # Reading where a link leads is a call of that kind by its name alone.
    writes = writes and not call.startswith("readlink")
    reads = opens and not result.startswith("-")
    if reads and opened:
        return [Touch(call, plain(opened), writes, reads, line)]
    # A call that is made beneath a folder cannot leave it, whatever it is asked for.
    if call == "openat2" and "RESOLVE_BENEATH" in arguments and result.startswith("-"):
        return []
    # A folder that is there already was only looked at.
    writes = writes and not (call.startswith("mkdir") and "EEXIST" in line)
    pairs = PATH.findall(arguments)
    # What a new link says is no path that is touched.
    pairs = pairs[1:] if call.startswith("symlink") else pairs
    return [Touch(call, real(os.path.join(plain(base) or folder, plain(path))), writes, reads, line)
            for base, path in pairs]


def libraries(binary):
    """The folders of what a program is linked to."""
    shown = subprocess.run(["ldd", binary], capture_output=True, text=True, check=False).stdout
    paths = [word for word in shown.split() if word.startswith("/")]
    return sorted({os.path.dirname(os.path.realpath(path)) for path in paths})


def plain(text):
    """A path without the escapes of the log."""
    raw = codecs.escape_decode(os.fsencode(text))[0]
    return os.fsdecode(raw.removesuffix(b" (deleted)"))


def real(path):
    """The folder that a path is in, without links; the last part is taken as it is."""
    if "\0" in path:
        return path
    folder, name = os.path.split(path.rstrip("/"))
    return os.path.normpath(os.path.join(os.path.realpath(folder or "/"), name))
