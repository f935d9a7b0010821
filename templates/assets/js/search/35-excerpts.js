/** Adds to hits what their text says: a sentence, or the row of a table that answers. */
(() => {
  "use strict";
  /** How many of the first hits may be answers. */
  const most = 3;

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

  /** Whether a row may stand for an answer: the best hit does, and what is near it.
   * @param {Excerpt} excerpt @param {Hit} hit @param {Hit} best */
  const answers = ({ kind, cells, cell }, hit, best) => kind === "row"
    && Boolean(cells[Math.max(cell, 0)]?.[1]) && hit.score > 0.6 * best.score;

  /**
   * Adds excerpts in the order of the hits. A hit without its excerpt is still a hit.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {string} query
   * @param {Map<Hit, HTMLAnchorElement>} links of the hits, best first
   * @param {() => boolean} isCurrent whether they are still shown
   */
  hig.explain = async (shelf, query, links, isCurrent) => {
    const [best] = links.keys();
    const underWay = [...links.keys()].map((hit) =>
      hig.excerpt(query, hit.unit).catch(() => undefined));
    /** Only the first hits are answers, so that none moves. */
    let left = most;
    /** @type {HTMLElement | undefined} */
    let group;
    for (const [hit, link] of links) {
      const excerpt = await underWay.shift();
      if (!isCurrent()) return;
      if (excerpt?.anchor) link.href = hig.hitAddress(hit, excerpt.anchor);
      if (left && excerpt && answers(excerpt, hit, best)) {
        left -= 1;
        group = answer(shelf, link, hit, excerpt, group);
        continue;
      }
      left = 0;
      if (excerpt) fill(link, excerpt.kind === "row" ? row(excerpt) : marked(excerpt.pieces));
    }
  };

  /** @param {Element} link @param {(Node | string)[]} nodes */
  function fill(link, nodes) {
    link.querySelector(".excerpt")?.replaceChildren(...nodes);
  }

  /**
   * A hit becomes an answer: its value, its row, its source; of a row where no cell is asked for,
   * what it is about and all its cells. The link stays the same one, since it may be chosen, or have
   * the focus.
   * @param {ReturnType<typeof hig.shelf>} shelf
   * @param {HTMLAnchorElement} link @param {Hit} hit @param {Excerpt} excerpt
   * @param {HTMLElement} [group] of answers, which comes first
   */
  function answer(shelf, link, hit, { cells, cell }, group = shelf.group("Answers")) {
    const [header, value] = cells[Math.max(cell, 0)];
    const [, main, more] = /^([^(]+?)\s*(\(.*)?$/.exec(value) ?? [, value];
    const parts = shelf.link(link.href, {
      value: main, name: cell > 0 ? `${cells[0][1]}, ${header}` : "",
      path: [...hit.path, hit.heading].join(" › "),
    }, ".answer");
    if (more) parts.querySelector(".value")?.append(" ", hig.make("small", {}, more));
    fill(parts, pairs(cells.filter((_, place) => place && place !== cell)));
    link.className = cell > 0 ? parts.className : `${parts.className} whole`;
    link.replaceChildren(...parts.children);
    const { parentElement: old } = link;
    if (!group.isConnected) old?.before(group);
    group.append(link);
    if (!old?.querySelector(".hit")) old?.remove();
    return group;
  }
})();
