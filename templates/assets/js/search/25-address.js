/** Finds, and knows Apple's addresses: one that is pasted leads to the same place here. */
(() => {
  "use strict";
  const apple = /^(?:https?:\/\/)?developer\.apple\.com(\/[^?#]*)(?:\?[^#]*)?(?:#(.*))?$/i;

  /**
   * What an address of Apple's names: a page by the last part of its path, a section by its anchor.
   * @param {string} query
   */
  function read(query) {
    const [, path, fragment = ""] = apple.exec(query.trim()) ?? [];
    const slug = path?.split("/").filter(Boolean).at(-1)?.toLowerCase().replace(/\.[a-z]+$/, "");
    if (!slug) return undefined;
    const words = slug.replace(/[-_]+/g, " ");
    let anchor = fragment;
    try {
      anchor = decodeURIComponent(fragment);
    } catch { /* then as it is written */ }
    return { slug, anchor, words, allWords: `${words} ${anchor.replace(/[-_]+/g, " ")}` };
  }

  /** Today's page before one of an older edition. @param {Hit[]} hits @param {string} slug */
  function pageOf(hits, slug) {
    const own = hits.filter((hit) => hit.slug.split("/").at(-1) === slug);
    return own.find((hit) => hit.folder === slug) ?? own[0];
  }

  /**
   * As `hig.search`; `words` are those that were looked for, `told` what is to be said about it,
   * `rows` those that answer, if the files of the words, asked for together with those of the hits,
   * are enough to know.
   * @param {string} query @param {number} limit @param {number} mask
   * @param {() => boolean} isCurrent whether it is still asked; if not, what is found is of no use
   * @returns {Promise<Found & {words: string, told?: string,
   *   rows?: Promise<Row[] | undefined>}>}
   */
  hig.find = async (query, limit, mask, isCurrent) => {
    const address = read(query);
    if (!address) {
      const found = hig.search(query, limit, mask, isCurrent);
      const rows = hig.answers(query, mask, (time) => time < 2 && isCurrent())
        .catch(() => undefined);
      return { ...await found, words: query, rows };
    }
    const { slug, anchor, words, allWords } = address;
    const near = await hig.search(words, 100);
    const page = pageOf(near.hits, slug);
    if (!page) {
      const told = "No page has this address. Its words find:";
      return { ...await hig.search(allWords, limit, mask), words: allWords, told };
    }
    const isThere = (/** @type {Hit} */ hit) => hit.folder === page.folder
      && hit.anchor.toLowerCase() === anchor.toLowerCase();
    const exact = near.hits.find(isThere) ?? (await hig.search(allWords, 100)).hits.find(isThere);
    const hit = exact ?? { ...page, anchor, heading: page.title, path: page.path.slice(0, 1) };
    const told = "This Apple address matches:";
    return { hits: [hit], also: [], corrections: [], missing: [], total: 1, facets: [], words: "",
      told };
  };
})();
