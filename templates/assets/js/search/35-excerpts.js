/** Adds to hits what their text says: a sentence, or the row of a table that answers. */
(() => {
  "use strict";
  /** @param {string[]} pieces unmarked and marked by turns */
  const marked = (pieces) =>
    pieces.map((text, place) => (place % 2 ? hig.make("mark", {}, text) : text));

  /** What a row says, one `Header value` after the other. @param {[string, string][]} cells */
  const pairs = (cells) => cells.filter(([, value]) => value)
    .map(([header, value]) => hig.make("span", { class: "pair" }, `${header} `,
      hig.make("b", {}, value)));

  /** A row in a line: what it is about, then the cell that answers, then the others.
   * @param {Excerpt} excerpt */
  function row({ cells, cell }) {
    const others = cells.filter((_, place) => place && place !== cell);
    const [about] = cells;
    return [hig.make("mark", { class: "pair" }, about?.[1] ?? ""),
      ...pairs([...(cell > 0 ? [cells[cell]] : []), ...others])];
  }

  /**
   * A hit without its excerpt is still a hit.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {string} query
   * @param {Map<Hit, HTMLAnchorElement>} links of the hits, best first
   * @param {() => boolean} isCurrent whether they are still shown
   */
  hig.explain = (shelf, query, links, isCurrent) => {
    let isFirst = true;
    links.forEach((link, hit) => {
      const mayAnswer = isFirst;
      isFirst = false;
      hig.excerpt(query, hit.unit).then((excerpt) => {
        if (!isCurrent()) return;
        if (excerpt.anchor) link.href = hig.hitAddress(hit, excerpt.anchor);
        if (excerpt.kind !== "row") return fill(link, marked(excerpt.pieces));
        if (mayAnswer && excerpt.cell > 0) return answer(shelf, link, hit, excerpt);
        fill(link, row(excerpt));
      }).catch(() => {});
    });
  };

  /** @param {Element} link @param {(Node | string)[]} nodes */
  function fill(link, nodes) {
    link.querySelector(".excerpt")?.replaceChildren(...nodes);
  }

  /**
   * The first hit becomes an answer, in the place where it stands: its value, its row, its source.
   * @param {ReturnType<typeof hig.shelf>} shelf
   * @param {HTMLAnchorElement} link @param {Hit} hit @param {Excerpt} excerpt
   */
  function answer(shelf, link, hit, { cells, cell }) {
    const [header, value] = cells[cell];
    const [, main, more] = /^([^(]+?)\s*(\(.*)?$/.exec(value) ?? [, value];
    const parts = shelf.link(link.href, {
      value: main, name: `${cells[0][1]}, ${header}`, path: [...hit.path, hit.heading].join(" › "),
    }, ".answer");
    if (more) parts.querySelector(".value")?.append(" ", hig.make("small", {}, more));
    fill(parts, pairs(cells.filter((_, place) => place && place !== cell)));
    // The link stays the same one: it may be chosen, or have the focus.
    link.className = parts.className;
    link.replaceChildren(...parts.children);
    const group = link.parentElement;
    group?.before(shelf.group("Answer", link));
    if (!group?.querySelector(".hit")) group?.remove();
  }
})();
