#!/usr/bin/env python3
"""How many answers a second `hig serve` gives, beside nginx on the same files.

    serving.py HIG [--project PROJECT] [--seconds S] [--rounds N]

Both serve the folder that `hig serve` has built; wrk asks each in turn for a page, a style sheet
and the largest file below a megabyte, N times. The figure is the ratio of the best rounds, since
whatever else the machine does only slows one down; below 0.6 it fails. Beside it stands the time
of the processor that an answer takes. Needs nginx and wrk.
"""

import argparse
import contextlib
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

PROJECT = Path(__file__).resolve().parents[1]
LEAST = 0.6
NGINX = """
worker_processes 2;
daemon off;
pid {work}/pid;
error_log {work}/errors;
events {{ worker_connections 1024; }}
http {{
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path {work}/body;
  proxy_temp_path {work}/proxy;
  fastcgi_temp_path {work}/fastcgi;
  uwsgi_temp_path {work}/uwsgi;
  scgi_temp_path {work}/scgi;
  server {{ listen 127.0.0.1:{port}; root {site}; index index.html; }}
}}
"""


@contextlib.contextmanager
def serving(hig, project, *flags):
    """The address of `hig serve`, the process, and the folder that it has built."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        command = [hig, "serve", project, "--output", site, "--port", "0", "--quiet", *flags]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            address = process.stdout.readline().strip()
            if not address:
                sys.exit("hig serve did not start")
            os.chmod(folder, 0o755)  # nginx reads as nobody
            yield address, process, site
        finally:
            process.terminate()
            process.wait()


def as_they_are(hig):
    """The flag with which pages are served without a script that reloads them."""
    told = subprocess.run([hig, "serve", "--help"], capture_output=True, text=True, check=True)
    return ["--no-watch"] if "--no-watch" in told.stdout else []


@contextlib.contextmanager
def nginx(site):
    with tempfile.TemporaryDirectory() as work, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        settings = Path(work) / "nginx.conf"
        settings.write_text(NGINX.format(work=work, port=port, site=site))
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        process = subprocess.Popen([program, "-c", settings, "-p", work],
                                   stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}/"
        try:
            for _ in range(100):
                with contextlib.suppress(OSError):
                    urlopen(address).close()
                    break
                time.sleep(0.05)
            yield address, process
        finally:
            process.terminate()
            process.wait()


def ticks(process):
    """What a process and its children have used of the processor, in µs."""
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if process.pid in (int(stat.parent.name), int(fields[1])):
                total += int(fields[11]) + int(fields[12])
    return total * 1_000_000 // os.sysconf("SC_CLK_TCK")


def speed(address, process, seconds):
    """Answers a second and µs of the processor for each; all of them must be good."""
    before = ticks(process)
    told = subprocess.run(["wrk", "-t1", "-c32", f"-d{seconds}s", address],
                          capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in told or "Socket errors" in told:
        sys.exit(f"{address}: {told}")
    count = int(re.search(r"(\d+) requests in", told)[1])
    return float(re.search(r"Requests/sec:\s+([\d.]+)", told)[1]), (ticks(process) - before) / count


def chosen(site):
    """A page in the middle of all by size, a style sheet, and a large file."""
    files = sorted((path for path in site.rglob("*") if path.is_file()),
                   key=lambda path: path.stat().st_size)
    pages = [path for path in files if path.name == "index.html"]
    sheets = [path for path in files if path.suffix == ".css"]
    large = [path for path in files if path.stat().st_size < 1 << 20]
    return [pages[len(pages) // 2], sheets[-1], large[-1]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("hig", type=Path)
    parser.add_argument("--project", type=Path, default=PROJECT)
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=11)
    given = parser.parse_args()
    hig = given.hig.resolve()
    ratios = []
    print(f"{'':34} {'bytes':>8} {'hig':>8} {'nginx':>8} {'ratio':>6} {'µs':>6} {'µs nginx':>9}")
    with serving(hig, given.project, *as_they_are(hig)) as (address, process, site):
        ours = address, process
        with nginx(site) as theirs:
            for file in chosen(site):
                path = file.relative_to(site).as_posix()
                rounds = [[speed(address + path, process, given.seconds)
                           for address, process in (ours, theirs)] for _ in range(given.rounds)]
                (one, used), (other, theirs_used) = (
                    (max(speeds), statistics.median(times))
                    for speeds, times in (zip(*rows) for rows in zip(*rounds)))
                ratios.append(one / other)
                print(f"{path:34} {file.stat().st_size:8} {one:8.0f} {other:8.0f} "
                      f"{one / other:6.2f} {used:6.1f} {theirs_used:9.1f}")
    if min(ratios) < LEAST:
        sys.exit(f"below {LEAST} of nginx")


if __name__ == "__main__":
    main()
