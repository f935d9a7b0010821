"""What axe finds on a page. A contrast is computed once: that takes most of axe's time."""

from axe_playwright_python.sync_playwright import Axe

# Texts have the same contrast if they have the same colors and fonts on the same grounds up to the
# root. Of these axe looks at the first few only: one of them may be covered by something.
FIND = """async ({ part, each }) => {
  const grounds = new Map(), seen = new Map();
  const said = (style, names) => names.map((name) => style[name]).join();
  const ground = (one) => {
    if (!one) return "";
    if (!grounds.has(one)) {
      const styles = [null, "::before", "::after"].map((pseudo) => getComputedStyle(one, pseudo));
      grounds.set(one, ground(one.parentElement) + styles.map((style) => said(style, [
        "backgroundColor", "backgroundImage", "opacity", "filter", "mixBlendMode", "position",
        "clipPath", "content", "visibility"]) + (style.display === "none")).join("|") + "/");
    }
    return grounds.get(one);
  };
  const isNew = (one) => {
    const look = said(getComputedStyle(one), [
      "color", "fontSize", "fontWeight", "textShadow", "webkitTextStrokeColor"]) + ground(one);
    seen.set(look, (seen.get(look) ?? 0) + 1);
    return seen.get(look) <= each;
  };
  const hasText = (one) => one.matches("input, select, textarea") ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const scope = part ? document.querySelector(part) : document.body;
  for (const one of scope.querySelectorAll("*")) {
    one.toggleAttribute("data-contrast", hasText(one) && isNew(one));
  }
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
  const { violations } = await axe.run(part ? scope : document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes[0].html]);
}"""


def faults(page, part=None):
    """Broken rules, each with its first element; of a part alone if one is named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    return [tuple(fault) for fault in page.evaluate(FIND, {"part": part, "each": 3})]
