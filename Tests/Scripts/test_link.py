"""What `make release` links in besides our own code, linked into a small program in C."""

import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
LINK = PROJECT / "scripts" / "link"
ARCHIVE = b"an archive\0with zeros\n" * 100
SOURCE = """
#include <stdio.h>
#include "shim.h"
int main(void) {
  fwrite(hig_built_in_start(), 1, hig_built_in_size(), stdout);
  return hig_built_in_start() ? 0 : 3;
}
"""


def run(*command, folder=PROJECT):
    return subprocess.run(command, cwd=folder, capture_output=True)


@pytest.fixture
def program(tmp_path):
    (tmp_path / "program.c").write_text(SOURCE)
    (tmp_path / "files.tar").write_bytes(ARCHIVE)

    def link(*more):
        shim = PROJECT / "Sources" / "CBuiltIn"
        done = run("gcc", "-I", shim, "-I", ".", "program.c", *more, "-o", "p", folder=tmp_path)
        assert done.returncode == 0, done.stderr
        return tmp_path / "p"

    return link


def test_a_program_without_the_archive_links_and_has_none(program):
    done = run(program())
    assert (done.returncode, done.stdout) == (3, b"")


def test_the_archive_is_in_the_program_byte_for_byte(program):
    done = run(program(LINK / "built-in.s"))
    assert (done.returncode, done.stdout) == (0, ARCHIVE)


def test_strip_leaves_the_archive(program):
    stripped = program(LINK / "built-in.s", "-Wl,--gc-sections")
    assert run("strip", stripped).returncode == 0
    assert run(stripped).stdout == ARCHIVE


def symbols(file, *options):
    words = run("nm", *options, file).stdout.decode().split()
    return {word for word in words if word.startswith("gnutls_")}


def test_all_that_the_server_wants_of_tls_is_there_and_no_more(tmp_path):
    named = run("gcc", "-print-file-name=libmicrohttpd.a").stdout.decode().strip()
    assert Path(named).is_absolute(), "there is no libmicrohttpd.a"
    ours = tmp_path / "no-tls.o"
    assert run("gcc", "-c", LINK / "no-tls.c", "-o", ours).returncode == 0
    assert symbols(ours, "--defined-only") == symbols(named, "--undefined-only") != set()
