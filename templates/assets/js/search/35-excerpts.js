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

  /**
   * What a row says to a query: what it is about, the cell that answers, the other cells. A cell with
   * words of the query is no answer to it, and tells better what the row is about.
   * @param {Excerpt} excerpt @param {string} query
   */
  function read({ cells, cell }, query) {
    const isAsked = cell > 0 && !hig.matcher(query)(cells[cell][1]).length;
    const about = isAsked ? 0 : Math.max(cell, 0);
    return {
      about: cells[about]?.[1] ?? "",
      asked: isAsked ? cells[cell] : undefined,
      others: cells.filter((_, place) => place !== about && !(isAsked && place === cell)),
    };
  }

  /** Whether a row may stand for an answer: the best hit does, and what is near it.
   * @param {Excerpt} excerpt @param {Hit} hit @param {Hit} best */
  const answers = ({ kind, cells, cell }, hit, best) => kind === "row"
    && cells[Math.max(cell, 0)]?.[1] && hit.score > 0.6 * best.score;

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
      const row = excerpt?.kind === "row" ? read(excerpt, query) : undefined;
      if (left && row && answers(/** @type {Excerpt} */ (excerpt), hit, best)) {
        left -= 1;
        group = answer(shelf, link, hit, row, group);
        continue;
      }
      left = 0;
      if (excerpt) fill(link, row ? line(row) : marked(excerpt.pieces));
    }
  };

  /** A row in a line. @param {ReturnType<typeof read>} row */
  const line = ({ about, asked, others }) => [hig.make("mark", { class: "pair" }, about),
    ...pairs([...(asked ? [asked] : []), ...others])];

  /** @param {Element} link @param {(Node | string)[]} nodes */
  function fill(link, nodes) {
    link.querySelector(".excerpt")?.replaceChildren(...nodes);
  }

  /**
   * A hit becomes an answer: its value, its row, its source; of a row where no cell is asked for,
   * what it is about and all its cells. The link stays the same one, since it may be chosen, or have
   * the focus.
   * @param {ReturnType<typeof hig.shelf>} shelf
   * @param {HTMLAnchorElement} link @param {Hit} hit @param {ReturnType<typeof read>} row
   * @param {HTMLElement} [group] of answers, which comes first
   */
  function answer(shelf, link, hit, { about, asked, others }, group = shelf.group("Answers")) {
    const value = asked?.[1] ?? about;
    const [, main, more] = /^([^(]+?)\s*(\(.*)?$/.exec(value) ?? [, value];
    const parts = shelf.link(link.href, {
      value: main, name: asked ? `${about}, ${asked[0]}` : "",
      path: [...hit.path, hit.heading].join(" › "),
    }, ".answer");
    if (more) parts.querySelector(".value")?.append(" ", hig.make("small", {}, more));
    fill(parts, pairs(others));
    link.className = asked ? parts.className : `${parts.className} whole`;
    link.replaceChildren(...parts.children);
    const { parentElement: old } = link;
    if (!group.isConnected) old?.before(group);
    group.append(link);
    if (!old?.querySelector(".hit")) old?.remove();
    return group;
  }
})();
