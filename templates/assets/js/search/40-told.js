/** What is said beside a list of hits: how many, for which words, what to try if there are none. */
(() => {
  "use strict";
  const quoted = (/** @type {string} */ words) => `“${words}”`;

  /** So many are hits however little they have of a query (`HitBound` in the engine). */
  const always = 10;

  /** @param {number} number @param {string} thing */
  const counted = (number, thing) => (number ? [`${number} ${thing}${number > 1 ? "s" : ""}`] : []);

  /**
   * How many pages and sections are hits; where one of the two is not among those listed, how many
   * both are. Of a few for several words, no more is said than that nothing is closer: not all of
   * them need to have all words.
   * @param {Found} found @param {string} query
   */
  hig.countText = ({ total, facets, hits }, query) => {
    if (!query.trim()) return "";
    if (!total) return `Nothing found for ${quoted(query.trim())}`;
    const [pages, sections] = ["Pages", "Sections"].map((kind) =>
      facets.find(({ facet, name }) => facet === "kind" && name === kind)?.count ?? 0);
    // Counts of a kind are those under all other filters, chosen or not.
    const isAll = pages + sections === total;
    const isListed = new Set(hits.map(({ anchor }) => !anchor)).size > 1;
    const words = !isAll ? counted(total, hits[0]?.anchor ? "section" : "page")
      : pages && sections && !isListed ? counted(total, "result")
        : [...counted(pages, "page"), ...counted(sections, "section")];
    const isLoose = total <= always && /\S\s+\S/.test(query.trim());
    return `${isLoose ? "Best matches: " : ""}${words.join(" and ")}`;
  };

  /** @param {Found & {told?: string}} found @returns {(Node | string)[]} */
  hig.notes = ({ corrections, missing, total, also, told }) => {
    const notes = told ? [told] : [];
    if (corrections.length) {
      const [wrong, right] = [0, 1].map((side) => corrections.map((pair) => pair[side]));
      notes.push("Showing results for ", hig.make("b", {}, right.join(", ")),
        `: no match for ${wrong.map(quoted).join(" or ")}. `);
    }
    if (total && missing.length) {
      notes.push(`No page has ${missing.map(quoted).join(" or ")}. `);
    }
    if (also.length) notes.push("Also searching ", hig.make("b", {}, also.join(", ")), ".");
    return notes;
  };

  /** A query without its slips. @param {Found & {words: string}} found */
  hig.mended = ({ words, corrections }) => {
    const right = new Map(corrections);
    return words.replace(/[\p{L}\p{M}\p{N}]+/gu,
      (word) => right.get(word.toLowerCase()) ?? word);
  };

  /**
   * Queries near one that found nothing: without its quotation marks, without one of its words.
   * @param {string} query
   */
  function nearby(query) {
    const plain = query.replace(/["“”„]/g, " ").replace(/\s+/g, " ").trim();
    const words = plain.split(" ").slice(0, 6);
    const fewer = words.length < 2 ? []
      : words.map((_, left) => words.filter((_, place) => place !== left).join(" "));
    const one = words.length > 2 ? words.filter((word) => word.length > 2) : [];
    const shorter = words.length === 1 && plain.length > 5 ? [plain.slice(0, -2)] : [];
    return [...new Set([plain, ...fewer, ...one, ...shorter])]
      .filter((near) => near && near !== query.trim());
  }

  /**
   * What to try where nothing was found.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {string} query @param {number} mask
   */
  hig.instead = async (shelf, query, mask) => {
    const nearest = mask ? [query] : nearby(query);
    const found = await Promise.all(nearest.map(async (words) =>
      ({ words, near: await hig.search(words, 1) })));
    const tries = found.filter(({ near }) => near.total).slice(0, 3)
      .map(({ words, near }) => shelf.words(words, hig.countText(near, words)
        + (mask ? " without filters" : "")));
    const kind = mask ? "Without filters" : "Fewer words";
    const groups = tries.length ? [shelf.group(kind, ...tries)] : [];
    const ways = [["a-z", "A to Z", "Every page and its subjects"],
      ["platforms", "Platforms", "Pages by platform"]]
      .filter(([folder]) => folder === "a-z"
        || document.querySelector(`a[href="${hig.pageAddress(folder)}"]`))
      .map(([folder, name, excerpt]) =>
        shelf.link(hig.pageAddress(folder), { name, excerpt }));
    return [...groups, shelf.group("Browse", ...ways)];
  };
})();
