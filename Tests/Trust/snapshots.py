"""What stands below a folder, and what changed there. Links are never followed."""

import hashlib
import os
import stat

KINDS = {
    stat.S_IFREG: "file", stat.S_IFDIR: "folder", stat.S_IFLNK: "link", stat.S_IFIFO: "pipe",
    stat.S_IFSOCK: "socket", stat.S_IFCHR: "device", stat.S_IFBLK: "device",
}


def snapshot(folder, leaving_out=()):
    """Kind, mode, time and content of everything below a folder, by its path."""
    left_out = {os.fsencode(path) for path in leaving_out}
    found = {}
    pending = [os.fsencode(folder)]
    while pending:
        path = pending.pop()
        found[path] = described(path)
        if found[path][0] != "folder":
            continue
        inner = [os.path.join(path, name) for name in os.listdir(path)]
        pending += [path for path in inner if path not in left_out]
    return found


def described(path):
    status = os.lstat(path)
    kind = KINDS[stat.S_IFMT(status.st_mode)]
    content = None
    if kind == "link":
        content = os.readlink(path)
    elif kind == "file":
        content = digest(path, status.st_size)
    return kind, oct(stat.S_IMODE(status.st_mode)), status.st_mtime_ns, content


def digest(path, size):
    """Large files are sparse here: their ends are enough."""
    with open(path, "rb") as file:
        return size, hashlib.sha256(file.read(1 << 20)).hexdigest()


def changes(before, after, allowed=()):
    """What is new, gone or different, as lines to read; `allowed` names parts that may change."""
    parts = ("kind", "mode", "time", "content")
    lines = []
    for path in sorted(before.keys() | after.keys()):
        name = os.fsdecode(path)
        if path not in after:
            lines.append(f"removed {name}")
        elif path not in before:
            lines.append(f"new {name}")
        else:
            lines += [
                f"{part} of {name}: {old} became {new}"
                for part, old, new in zip(parts, before[path], after[path])
                if old != new and part not in allowed
            ]
    return lines
