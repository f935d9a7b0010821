/**
 * Opens the groups of the tree in their place. What is in them is in one file for the whole site,
 * which comes with the first group that is opened. Open groups and the place of the tree are kept
 * while the tab is there, with their pages, so that the next page shows them at once.
 */
(() => {
  "use strict";
  const { make } = hig;
  const tree = document.getElementById("tree");
  const { dataset } = document.documentElement;
  if (!tree) return;
  /** @typedef {[title: string, href: string][]} Pages */
  /** @type {Record<string, Pages> | undefined} by the address of the group */
  let groups;
  /** @type {Map<string, Pages>} */
  const open = new Map();

  /** What the file of the tree calls. @param {Record<string, Pages>} all */
  hig.tree = (all) => {
    // Where the links of this page name folders, so do those that come to it.
    const isOnDisk = document.querySelector(".brand[href$='index.html']");
    const named = (/** @type {string} */ href) =>
      (isOnDisk ? href : href.replace(/(^|\/)index\.html$/, "$1"));
    groups = Object.fromEntries(Object.entries(all).map(([group, pages]) =>
      [named(group), pages.map(([title, href]) => [title, named(href)])]));
  };

  /** The address of a group from the root of the site. @param {Element} link */
  const groupOf = (link) => (link.getAttribute("href") ?? "").slice(hig.root.length);

  /** @param {string} href */
  const pagesOf = async (href) => {
    if (!groups) await hig.script(`${hig.root}tree.js`);
    return groups?.[href] ?? [];
  };

  /**
   * Puts a group that opens in the place of its link.
   * @param {Element} link @param {Pages} [pages]
   */
  function makeGroup(link, pages) {
    const href = groupOf(link);
    const list = make("ul", {});
    const group = make("details", {}, make("summary", {}, link.textContent ?? ""), list);

    /** @param {Pages} all */
    const fill = (all) => list.replaceChildren(...all.map(([title, to]) =>
      make("li", {}, make("a", { href: hig.root + to }, title))));

    if (pages?.length) {
      fill(pages);
      group.open = true;
      open.set(href, pages);
    }
    group.addEventListener("toggle", async () => {
      if (!group.open) {
        open.delete(href);
      } else if (!list.children.length || !open.has(href)) {
        try {
          const all = await pagesOf(href);
          if (!all.length) throw new Error(`${href}: no such group`);
          fill(all);
          open.set(href, all);
        } catch {
          location.assign(hig.root + href);
        }
      }
      keep();
    });
    const hasFocus = document.activeElement === link;
    link.replaceWith(group);
    if (hasFocus) group.querySelector("summary")?.focus();
    return group;
  }

  /** @type {Map<Element, HTMLDetailsElement>} */
  const made = new Map();

  /** @param {Element} link */
  hig.openGroup = (link) => {
    makeGroups();
    const group = made.get(link);
    if (!group) return;
    group.open = true;
    group.querySelector("summary")?.focus();
  };

  /** Others may write to the storage too. @param {unknown} entry */
  const isGroup = (entry) => Array.isArray(entry) && typeof entry[0] === "string"
    && Array.isArray(entry[1]) && entry[1].every((page) => Array.isArray(page)
      && page.length === 2 && page.every((part) => typeof part === "string"));

  /** A page that is left at once does not hear that a group has closed. */
  function forgetClosed() {
    for (const [link, group] of made) {
      if (!group.open) open.delete(groupOf(link));
    }
  }

  function keep() {
    forgetClosed();
    try {
      if (!open.size && !tree.scrollTop) sessionStorage.removeItem("tree");
      else sessionStorage.setItem("tree", JSON.stringify({ top: tree.scrollTop, open: [...open] }));
    } catch { /* then the next page opens its own group alone */ }
  }

  /** @returns {{top: number, open: [string, Pages][]}} */
  function kept() {
    try {
      const { top, open } = JSON.parse(sessionStorage.getItem("tree") ?? "");
      return { top: Number(top) || 0, open: open.filter(isGroup) };
    } catch {
      return { top: 0, open: [] };
    }
  }

  function makeGroups() {
    if (made.size) return;
    const { top, open: before } = kept();
    const known = new Map(before);
    for (const link of tree.querySelectorAll(".opens")) {
      made.set(link, makeGroup(link, known.get(groupOf(link))));
    }
    tree.scrollTop = top;
    hig.showCurrent();
    delete dataset.tree;
    addEventListener("pagehide", keep);
  }

  // What is pressed stays until it is let go: a click on what is gone is lost.
  if (!tree.matches(":active")) makeGroups();
  else addEventListener("pointerup", () => setTimeout(makeGroups), { once: true });
})();
