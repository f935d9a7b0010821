"""Reads what `valgrind --tool=callgrind` wrote: what each function costs, and what its calls do."""

import re
from collections import defaultdict

NAME = re.compile(r"\((\d+)\)(?: (.*))?")
COST = re.compile(r"[+*-]?\d* ?(\d+)?")


class Profile:
    """Instructions of a run: in all, and below each pair of a function and one that it calls."""

    def __init__(self, lines):
        self.total = 0
        self.own = defaultdict(int)
        self.calls = defaultdict(int)
        self._names = {}
        self._read(iter(lines))

    def _read(self, lines):
        function = callee = None
        for line in lines:
            if line[:1].isdigit() or line[:1] in "+-*":
                self.own[function] += int(line.split()[1])
            elif line.startswith("fn="):
                function = self._name(line)
            elif line.startswith("cfn="):
                callee = self._name(line)
            elif line.startswith("calls="):
                # The next line has the cost of all these calls together.
                self.calls[function, callee] += int(next(lines).split()[1])
            elif line.startswith("totals:"):
                self.total = int(line.split()[1])

    def _name(self, line):
        """A name is written out once, and a number afterwards."""
        number, name = NAME.match(line.split("=", 1)[1].rstrip("\n")).groups()
        if name is not None:
            self._names[number] = name
        return self._names[number]
