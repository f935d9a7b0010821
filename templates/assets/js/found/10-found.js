/**
 * Marks the words of a search on the page that it led to. They come in the address, as `?q=`, which
 * every browser keeps from one page to the next, from disk too; once read they are taken out of it.
 */
(() => {
  "use strict";
  /** What is not text of the page. */
  const apart = "nav, script, style, button, svg, .crumbs, .contents, .found";
  const most = 2000;
  /** @type {(() => void) | undefined} */
  let unmark;

  /** What a fragment names. @param {string} hash */
  function named(hash) {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      return null;
    }
  }

  /** Where a fragment leads: a section up to the next of its rank, a guideline, a row, or all.
   * @param {string} hash */
  function place(hash) {
    const all = document.createRange();
    const main = document.querySelector("main");
    if (main) all.selectNodeContents(main);
    const target = named(hash);
    if (!main || !target || !main.contains(target) || target === main) return all;
    all.selectNode(target);
    const rank = /^H([2-6])$/.exec(target.tagName)?.[1];
    if (!rank) return all;
    const headings = [...main.querySelectorAll("h2, h3, h4, h5, h6")];
    const next = headings.slice(headings.indexOf(target) + 1)
      .find((heading) => heading.tagName[1] <= rank);
    if (next) all.setEndBefore(next);
    else all.setEndAfter(main.lastChild ?? main);
    return all;
  }

  /** The stretches of text that say what was looked for.
   * @param {string} words @param {string} hash */
  function ranges(words, hash) {
    const says = hig.matcher(words);
    const where = place(hash);
    const texts = document.createTreeWalker(where.commonAncestorContainer, NodeFilter.SHOW_TEXT);
    /** @type {Range[]} */
    const found = [];
    while (texts.nextNode() && found.length < most) {
      const node = /** @type {Text} */ (texts.currentNode);
      if (!where.intersectsNode(node) || node.parentElement?.closest(apart)) continue;
      for (const [start, end] of says(node.data)) {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        found.push(range);
      }
    }
    return found;
  }

  /** Where a group of tabs has words in closed panels only, the first of them opens.
   * @param {Range[]} found */
  function open(found) {
    const panels = new Set(
      found.map((range) => range.startContainer.parentElement?.closest(".panel")));
    panels.delete(null);
    if (!panels.size) return;
    // The tabs are made when their bundle is here; then it is their turn first.
    hig.bundle("tabs").then(() => setTimeout(() => {
      for (const panel of panels) {
        if (!panel?.parentElement?.querySelector(".tabs")) continue;
        const others = [...panels].filter((other) => other?.parentElement === panel.parentElement);
        if (others.some((other) => !other?.hasAttribute("hidden"))) continue;
        panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
      }
    }), () => {});
  }

  /** @param {Range[]} found @returns {() => void} what takes the marks away */
  function draw(found) {
    if ("highlights" in CSS) {
      CSS.highlights.set("found", new Highlight(...found));
      return () => CSS.highlights.delete("found");
    }
    // From the end on: a mark splits its text, and ranges before it stay as they are.
    const marks = found.reverse().map((range) => {
      const mark = hig.make("mark", { class: "found-word" });
      range.surroundContents(mark);
      return mark;
    });
    return () => marks.forEach((mark) => {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    });
  }

  /** Some browsers are at the new fragment only later.
   * @param {string} words @param {string} [hash] */
  hig.mark = (words, hash = location.hash) => {
    unmark?.();
    const found = ranges(words, hash);
    if (!found.length) return;
    const many = found.length === 1 ? "1 match" : `${found.length} matches`;
    const name = { class: "found", type: "button", "aria-label": `${many}. Remove` };
    const button = hig.make("button", name, many, hig.icon("close"));
    open(found);
    const clean = draw(found);
    unmark = () => {
      clean();
      button.remove();
      unmark = undefined;
    };
    button.addEventListener("click", () => unmark?.());
    document.querySelector("main")?.append(button);
  };

  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("dialog[open], :popover-open")) return;
    if (hig.isTyping(event.target)) return;
    unmark?.();
  });

  const words = new URLSearchParams(location.search).get("q");
  if (!words || document.querySelector(".results")) return;
  const others = location.search.slice(1).split("&").filter((part) => !part.startsWith("q="));
  try {
    const clean = location.pathname + (others.length ? `?${others.join("&")}` : "") + location.hash;
    history.replaceState(history.state, "", clean);
  } catch { /* then the words stay in the address */ }
  // It knows the forms of words.
  hig.bundle("search").then(() => hig.mark(words), () => {});
})();
