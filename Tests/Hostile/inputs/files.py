"""What stands in a folder besides files."""

import os
import stat

from inputs.case import MIRROR, case, of, page, put, sound_page


@case("files: circles of links", "ingest", "build", tells="link")
def _(folder, scale):
    put(folder, "content/raw/a/cups.md", MIRROR)
    for depth in range(20):
        (folder / f"content/raw/a/up{depth}").symlink_to(".." if depth % 2 else ".")
    (folder / "content/raw/one").symlink_to("two")
    (folder / "content/raw/two").symlink_to("one")
    (folder / "content/raw/nowhere").symlink_to("/nonexistent/file")
    (folder / "content/pages").mkdir()
    (folder / "content/pages/self").symlink_to(".")


@case("files: a link to the system", "ingest", "build")
def _(folder, scale):
    put(folder, "content/raw/a/cups.md", MIRROR)
    (folder / "content/raw/zero").symlink_to("/dev/zero")
    (folder / "content/raw/full.md").symlink_to("/dev/full")
    (folder / "content/raw/terminal").symlink_to("/dev/tty")
    (folder / "content/raw/memory").symlink_to("/proc/self/mem")
    (folder / "content/raw/message").symlink_to("/proc/kmsg")


@case("files: pipes and devices", "ingest", "build", tells="not a regular file")
def _(folder, scale):
    put(folder, "content/raw/cups.md", MIRROR)
    os.mkfifo(folder / "content/raw/pipe.md")
    os.mkfifo(folder / "content/raw/pipe")
    for name, number in [("zero", os.makedev(1, 5)), ("null.md", os.makedev(1, 3))]:
        try:
            os.mknod(folder / "content/raw" / name, stat.S_IFCHR | 0o600, number)
        except PermissionError:
            (folder / "content/raw" / name).symlink_to("/dev/zero")


@case("files: pipes where pages are", "check", "build", tells="not a regular file")
def _(folder, scale):
    sound_page(folder)
    os.mkfifo(folder / "content/pages/current/pipe.md")


@case("files: pipes where settings are", "check", tells="not a regular file")
def _(folder, scale):
    sound_page(folder)
    for name in ["site.yaml", "synonyms.yaml"]:
        os.mkfifo(folder / "content" / name)


@case("files: pipes where pictures and templates are", "build")
def _(folder, scale):
    sound_page(folder)
    for name in ["content/assets/cup.png", "templates/head.mustache", "templates/more.mustache"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        os.mkfifo(folder / name)


@case("files: folders where files are", "check", "build")
def _(folder, scale):
    sound_page(folder)
    for name in ["content/site.yaml", "content/synonyms.yaml", "content/pages/current/a.md",
                 "content/raw/a.md", "templates/layout.mustache"]:
        (folder / name).mkdir(parents=True)


@case("files: unreadable", "ingest", "build")
def _(folder, scale):
    sound_page(folder)
    put(folder, "content/raw/cups.md", MIRROR)
    put(folder, "content/raw/closed/cups.md", MIRROR)
    (folder / "content/raw/cups.md").chmod(0)
    (folder / "content/raw/closed").chmod(0)


@case("files: folders in folders", "ingest", "build", tells="64 folders")
def _(folder, scale):
    path = folder / "content/raw" / "/".join(["d"] * 300)
    path.mkdir(parents=True)
    (path / "cups.md").write_text(MIRROR)
    put(folder, "content/raw/cups.md", MIRROR)


@case("files: 200,000 empty ones", "ingest", "build")
def _(folder, scale):
    raw = folder / "content/raw"
    raw.mkdir(parents=True)
    for number in range(of(200_000, scale)):
        os.close(os.open(raw / f"f{number}.md", os.O_CREAT | os.O_WRONLY))


@case("files: 200,000 among the pages", "check")
def _(folder, scale):
    sound_page(folder)
    for number in range(of(200_000, scale)):
        os.close(os.open(folder / f"content/pages/current/f{number}.txt", os.O_CREAT | os.O_WRONLY))


@case("files: 200,000 without front matter", "check", tells="front matter")
def _(folder, scale):
    sound_page(folder)
    for number in range(of(200_000, scale)):
        os.close(os.open(folder / f"content/pages/current/f{number}.md", os.O_CREAT | os.O_WRONLY))


@case("files: 10 GB of nothing", "ingest", "build")
def _(folder, scale):
    for name in ["content/raw/cups.md", "content/raw/cups.html", "content/raw/cups.json"]:
        put(folder, name, b"")
        os.truncate(folder / name, of(10_000_000_000, scale))


@case("files: a page of 10 GB", "check", "build")
def _(folder, scale):
    sound_page(folder)
    page(folder, "", path="content/pages/current/large.md")
    os.truncate(folder / "content/pages/current/large.md", of(10_000_000_000, scale))


@case("files: pictures of 10 GB", "build")
def _(folder, scale):
    page(folder, "![A cup](cup.png)\n")
    put(folder, "content/assets/cup.png", b"\x89PNG\r\n\x1a\n")
    os.truncate(folder / "content/assets/cup.png", of(10_000_000_000, scale))
