"""One run of `hig` as a process of its own: how it ended, what it told, what it cost."""

import os
import resource
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Run:
    status: int
    told: str
    #: Of the processor, over all threads; on a machine that has no other work never less than
    #: the time on the clock, unless the disk is waited for.
    seconds: float
    clock: float
    megabytes: float

    @property
    def line(self):
        return f"{self.seconds:6.2f} s  {self.clock:6.2f} s  {self.megabytes:6.0f} MB"


def run(command, folder, deadline, megabytes, environment=None):
    """Ends what takes longer than a deadline of the clock, or more than twice the memory."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        # Address space is more than memory: a thread's stack is reserved, not taken.
        most = 4 * megabytes * 1_000_000 + 2_000_000_000
        resource.setrlimit(resource.RLIMIT_AS, (most, most))

    with tempfile.TemporaryFile() as told:
        start = time.monotonic()
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=told, stderr=told,
            preexec_fn=limit, env={**os.environ, **(environment or {}),
                                   "SWIFT_BACKTRACE": "enable=no"})
        status, usage = wait(process, start + deadline)
        clock = time.monotonic() - start
        told.seek(0)
        text = told.read(20_000_000).decode(errors="replace")
    return Run(status, text, usage.ru_utime + usage.ru_stime, clock, usage.ru_maxrss / 1000)


def wait(process, deadline):
    while True:
        done, status, usage = os.wait4(process.pid, os.WNOHANG)
        if done:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage
        if time.monotonic() > deadline:
            process.send_signal(signal.SIGKILL)
            _, _, usage = os.wait4(process.pid, 0)
            process.returncode = -signal.SIGKILL
            return process.returncode, usage
        time.sleep(0.01)
