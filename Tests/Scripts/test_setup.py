"""`scripts/setup` on systems that lack something, played with stand-ins on a PATH of their own."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

SETUP = Path(__file__).resolve().parents[2] / "scripts/setup"
ORDINARY = "sh dirname sed head sort cat env mktemp rm id cmp".split()


class System:
    """A folder as the whole PATH: the ordinary commands, and those that a test puts there."""

    def __init__(self, folder):
        self.folder = folder
        for command in ORDINARY:
            (folder / command).symlink_to(shutil.which(command))

    def command(self, name, script):
        (self.folder / name).unlink(missing_ok=True)
        (self.folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.folder / name).chmod(0o755)

    def swift(self, version):
        self.command("swift", f"echo 'Swift version {version} (swift-{version}-RELEASE)'")

    def setup(self, *arguments):
        path = {**os.environ, "PATH": str(self.folder)}
        return subprocess.run([SETUP, *arguments], env=path, capture_output=True, text=True)


@pytest.fixture
def system(tmp_path):
    return System(tmp_path)


def test_nothing_missing_is_silent_and_quick():
    start = time.perf_counter()
    done = subprocess.run([SETUP, "--tests"], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
    assert time.perf_counter() - start < 1


def test_without_swift_it_says_where_to_get_it(system):
    done = system.setup()
    assert done.returncode == 1
    assert "no `swift` on the PATH" in done.stderr
    assert "swift.org/install" in done.stderr


@pytest.mark.parametrize("version", ["5.10.1", "6.1", "6.1.99"])
def test_an_old_swift_is_named(system, version):
    for command in ("make", "ld.gold", "wasm-opt"):
        system.command(command, "exit 0")
    system.swift(version)
    done = system.setup()
    assert done.returncode == 1
    assert f"Swift {version} at {system.folder}/swift is too old. Install 6.2" in done.stderr


@pytest.mark.parametrize("version", ["6.2", "6.3.1", "6.10", "7.0"])
def test_a_new_swift_will_do(system, version):
    for command in ("make", "ld.gold", "wasm-opt"):
        system.command(command, "exit 0")
    system.swift(version)
    done = system.setup()
    assert (done.returncode, done.stderr) == (0, "")


def test_without_apt_the_packages_are_listed(system):
    system.swift("6.3")
    done = system.setup()
    assert done.returncode == 1
    assert "no apt" in done.stderr
    assert "make binutils" in done.stderr


def test_only_what_is_missing_is_installed(system):
    system.swift("6.3")
    system.command("id", "echo 0")
    system.command("apt-get", f'echo "$@" >>{system.folder}/asked')
    done = system.setup()
    assert (done.returncode, done.stderr) == (0, "setup: installing with apt: make binutils binaryen\n")
    assert (system.folder / "asked").read_text().splitlines() == [
        "update",
        "install --yes --no-install-recommends make binutils binaryen",
    ]


def test_sudo_is_asked_if_one_is_not_root(system):
    system.swift("6.3")
    system.command("id", "echo 1000")
    system.command("apt-get", "exit 0")
    system.command("sudo", f'echo sudo >>{system.folder}/asked; exec "$@"')
    assert system.setup().returncode == 0
    assert (system.folder / "asked").read_text() == "sudo\nsudo\n"


def test_without_root_or_sudo_the_command_is_told(system):
    system.swift("6.3")
    system.command("id", "echo 1000")
    system.command("apt-get", "exit 0")
    done = system.setup()
    assert done.returncode == 1
    assert "no sudo. Run as root" in done.stderr
    assert "apt-get install --no-install-recommends make binutils binaryen" in done.stderr


def test_what_apt_said_is_shown_if_it_fails(system):
    system.swift("6.3")
    system.command("id", "echo 0")
    system.command("apt-get", "echo no such mirror; exit 100")
    done = system.setup()
    assert done.returncode == 1
    assert "no such mirror" in done.stderr


def test_an_unknown_argument_is_refused(system):
    done = system.setup("--test")
    assert done.returncode == 1
    assert "unknown argument --test; usage: scripts/setup [--tests]" in done.stderr


PROJECT = SETUP.parents[1]


@pytest.mark.parametrize("pins", [
    "Tests/Browser/requirements.txt", "benchmarks/requirements.txt", "benchmarks/peers.txt"])
def test_every_package_is_pinned_by_its_digest(pins):
    text = (PROJECT / pins).read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and line[0] not in "#-"]
    assert len(lines) >= 3
    for line in lines:
        name, *hashes = line.split()
        assert re.fullmatch(r"[A-Za-z0-9_-]+==[0-9.]+", name), line
        assert hashes, f"{name} has no digest"
        assert all(re.fullmatch("--hash=sha256:[0-9a-f]{64}", value) for value in hashes), name


@pytest.mark.parametrize("script", ["setup", "score"])
def test_packages_without_digests_are_refused(script):
    text = (PROJECT / "scripts" / script).read_text().replace("\\\n", " ")
    installs = [line for line in text.splitlines() if "pip\" install" in line]
    assert len(installs) == 1
    assert "--require-hashes" in installs[0]
