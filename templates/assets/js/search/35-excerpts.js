/** Adds to hits what their text says: a sentence, or the row of a table that answers. */
(() => {
  "use strict";
  /** `44x44` and `-11` as the page shows them: `44×44`, `−11`. @param {string} text */
  const shown = (text) =>
    text.replace(/(?<=\d)(?<!(?:^|[^A-Za-z\d.,])0)( ?)x\1(?=\d)/gi, "$1×$1")
      .replace(/^-(?=\.?\d)/, "−");

  /** A figure alone, with the unit that its column names. @param {string[]} cell */
  function measured([header, text]) {
    const value = shown(text);
    const unit = /\((?:(pt|points)|px|pixels)\)/.exec(header);
    const isFigure = /^[+−]?[.\d][\d.,×–−]*$/.test(value);
    return unit && isFigure ? `${value} ${unit[1] ? "pt" : "px"}` : value;
  }

  /** @param {string[]} pieces unmarked and marked by turns */
  function marked(pieces) {
    const whole = shown(pieces.join(""));
    let end = 0;
    return pieces.map((piece, place) => {
      const text = whole.slice(end, end += piece.length);
      return place % 2 ? hig.make("mark", {}, text) : text;
    });
  }

  /** What a row says, one `Header value` after the other. @param {[string, string][]} cells */
  const pairs = (cells) => cells.filter(([, value]) => value)
    .map(([header, value]) => hig.make("span", { class: "pair" }, `${header} `,
      hig.make("b", {}, shown(value))));

  /** Where a cell ends is seen, and must be heard. @param {Element[]} cells */
  const apart = (cells) => cells.flatMap((cell, place) =>
    (place ? [hig.make("span", { class: "vh" }, ", "), cell] : [cell]));

  /**
   * What a row says to a query: what it is about, the cell that answers, the other cells. A cell
   * with words of the query is no answer to it unless it is a figure, and tells better what the row
   * is about. The figure of a row that has no other cell beside its name answers.
   * @param {Excerpt} excerpt @param {string} query
   */
  function read({ cells, cell }, query) {
    const only = cell < 0 && cells.length === 2;
    const answer = only ? cells[1] : cells[cell || -1];
    const asked = answer
      && (/^\d/.test(answer[1]) || !only && !hig.matcher(query)(answer[1]).length)
      ? answer : undefined;
    const about = cells[asked ? 0 : Math.max(cell, 0)];
    return {
      about: about?.[1] ?? "",
      asked,
      others: cells.filter((one) => one !== about && one !== asked),
    };
  }

  /**
   * Adds answers before the hits.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {string} query
   * @param {ParentNode} list of the groups of hits
   * @param {Map<Hit, HTMLAnchorElement>} links of the hits, best first; of the answers too then
   * @param {Row[]} rows
   * @returns {HTMLAnchorElement[]} the links of the answers
   */
  hig.answer = (shelf, query, list, links, rows) =>
    rows.map((row) => answer(shelf, list, row, links, query));

  /**
   * Adds excerpts, in the order of the hits. A hit without its excerpt is still a hit. Where no
   * word of the query is said, words are that begin as its last one does.
   * @param {string} query
   * @param {[Hit, HTMLAnchorElement][]} links
   * @param {() => boolean} isCurrent whether they are still shown
   * @param {string} [begun] the query whose last word may be a beginning
   */
  hig.excerpts = async (query, links, isCurrent, begun = query) => {
    const excerpt = async (/** @type {number} */ unit) => {
      const found = await hig.excerpt(query, unit);
      const isSaid = begun === query || found?.kind === "row" || (found?.pieces.length ?? 0) > 1;
      return isSaid ? found : hig.excerpt(begun, unit);
    };
    const underWay = links.map(([hit]) => excerpt(hit.unit).catch(() => undefined));
    for (const [hit, link] of links) {
      const excerpt = await underWay.shift();
      if (!isCurrent()) return;
      if (!excerpt) continue;
      if (excerpt.anchor) link.href = hig.hitAddress(hit, excerpt.anchor);
      fill(link, excerpt.kind === "row" ? line(read(excerpt, query)) : marked(excerpt.pieces));
    }
  };

  /** A row in a line. @param {ReturnType<typeof read>} row */
  const line = ({ about, asked, others }) => apart([
    hig.make("mark", { class: "pair" }, shown(about)),
    ...pairs([...(asked ? [asked] : []), ...others])]);

  /** @param {Element} link @param {(Node | string)[]} nodes */
  function fill(link, nodes) {
    link.querySelector(".excerpt")?.replaceChildren(...nodes);
  }

  /**
   * A hit becomes an answer: its value, its row, its source; of a row where no cell is asked for,
   * what it is about and all its cells. A link that is there already stays the same one, since it
   * may be chosen, or have the focus.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {ParentNode} list @param {Row} row
   * @param {Map<Hit, HTMLAnchorElement>} links @param {string} query
   */
  function answer(shelf, list, { hit, excerpt }, links, query) {
    const { about, asked, others } = read(excerpt, query);
    const value = asked ? measured(asked) : shown(about);
    const [, main, more] = /^([^(]+?)\s*(\(.*)?$/.exec(value) ?? [, value];
    const parts = shelf.link(hig.hitAddress(hit, excerpt.anchor || hit.anchor), {
      value: main, name: asked ? `${shown(about)}, ${asked[0]}` : "",
      path: [...hit.path, hit.heading].join(" › "),
    }, ".answer");
    if (more) parts.querySelector(".value")?.append(" ", hig.make("small", {}, more));
    fill(parts, apart(pairs(others)));
    if (!asked) parts.classList.add("whole");
    const known = [...links].find(([{ unit }, one]) =>
      unit === hit.unit && !one.matches(".answer"))?.[1];
    if (known) become(known, parts);
    const link = known ?? parts;
    if (!known) links.set(hit, link);
    const { parentElement: old } = link;
    place(shelf, list).append(link);
    if (old && !old.querySelector(".hit")) old.remove();
    return link;
  }

  /**
   * The group of answers, which comes first, but for what the query names.
   * @param {ReturnType<typeof hig.shelf>} shelf
   * @param {ParentNode} list
   */
  function place(shelf, list) {
    const known = list.querySelector(".hit-group.answers");
    if (known) return known;
    const group = shelf.group("Answers");
    group.classList.add("answers");
    const named = list.querySelector(".places:first-child");
    if (named) named.after(group);
    else list.prepend(group);
    return group;
  }

  /** @param {HTMLAnchorElement} link @param {HTMLAnchorElement} parts */
  function become(link, parts) {
    link.setAttribute("href", parts.getAttribute("href") ?? "");
    link.className = parts.className;
    link.replaceChildren(...parts.children);
  }
})();
