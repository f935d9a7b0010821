/** What is said beside a list of hits: how many, for which words, what to try if there are none. */
(() => {
  "use strict";
  const quoted = (/** @type {string} */ words) => `“${words}”`;

  /** @param {Found} found @param {string} query */
  hig.countText = ({ total }, query) => {
    if (!query.trim()) return "";
    if (!total) return `Nothing found for ${quoted(query.trim())}`;
    return total === 1 ? "1 result" : `${total} results`;
  };

  /** @param {Found & {told?: string}} found @returns {(Node | string)[]} */
  hig.notes = ({ corrections, also, told }) => {
    const notes = told ? [told] : [];
    if (corrections.length) {
      const [wrong, right] = [0, 1].map((side) => corrections.map((pair) => pair[side]));
      notes.push("Showing results for ", hig.make("b", {}, right.join(", ")),
        `: no match for ${wrong.map(quoted).join(" or ")}. `);
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
      ({ words, total: (await hig.search(words, 1)).total })));
    const tries = found.filter(({ total }) => total).slice(0, 3)
      .map(({ words, total }) => shelf.words(words, hig.countText({ total }, words)
        + (mask ? " without filters" : "")));
    const kind = mask ? "Without filters" : "Fewer words";
    const groups = tries.length ? [shelf.group(kind, ...tries)] : [];
    const ways = [["a-z", "A to Z", "Every page and its subjects"],
      ["platforms", "Platforms", "What each device supports"]]
      .filter(([folder]) => folder === "a-z"
        || document.querySelector(`a[href$="${folder}/index.html"]`))
      .map(([folder, name, excerpt]) =>
        shelf.link(`${hig.root}${folder}/index.html`, { name, excerpt }));
    return [...groups, shelf.group("Browse", ...ways)];
  };
})();
