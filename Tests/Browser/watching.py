"""A browser page of which every complaint is written down."""

from urllib.parse import urlsplit

# Reports what the policy refused, also where Chromium keeps quiet about it.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", event =>
  console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`));
"""

# What moved without the reader's doing: how far, and what.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) window.shifts.push(
    [shift.value, ...shift.sources.map(({ node }) => node?.className || node?.nodeName)]);
}).observe({ type: "layout-shift", buffered: true });
"""


class Watched:
    """Console errors, script errors, policy violations, failed and foreign requests of a page."""

    def __init__(self, page, address):
        self.page = page
        self.complaints = []
        self.home = urlsplit(address)
        page.add_init_script(REPORT_VIOLATIONS)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain("script error", error))
        page.on("request", self._requested)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("dialog", self._dialog)

    def _complain(self, kind, text):
        self.complaints.append(f"{self.page.url}: {kind}: {text}")

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}", message.text)

    def _requested(self, request):
        target = urlsplit(request.url)
        own = (target.scheme, target.netloc) == (self.home.scheme, self.home.netloc)
        if not own and target.scheme not in ("data", "blob", "about"):
            self._complain("foreign request", request.url)

    def _failed(self, request):
        # A navigation that overtakes a load aborts it; that is no fault.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self._complain("failed request", f"{request.url} {request.failure}")

    def _answered(self, response):
        if response.status >= 400:
            self._complain(f"status {response.status}", response.url)

    def _dialog(self, dialog):
        self._complain("dialog", dialog.message)
        dialog.dismiss()
