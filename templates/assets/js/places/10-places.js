/**
 * What the site has besides the pages of the guidelines: its lists, months of changes, platforms.
 * They come in a file of their own after the first hits, and are found by their names alone.
 */
(() => {
  "use strict";
  /** Words that say nothing here. */
  const empty = new Set(("a about all an and apple are as by did do does find for from get give "
    + "has have hig how i in is it its list me my of on or show that the there these this to was "
    + "were what whats when where which with").split(" "));
  /** So many are enough. */
  const most = 3;
  /** A word of so many letters may be the beginning of another. */
  const least = 3;

  /** @typedef {{title: string, about: string, href: string, calls: string[][],
   *   besides: string[]}} Place */
  /** @type {Place[]} */
  let all = [];
  /** What can be typed, and what that is. @type {[string, string][]} */
  let examples = [];
  /** @type {Promise<void> | undefined} */
  let file;

  /** @param {string} text */
  const words = (text) =>
    (text.toLowerCase().replace(/[-–’']/g, "").match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !empty.has(word));

  /** What the file calls. @param {[string, ...string[][]][]} groups
   * @param {[string, string][]} [others] */
  hig.places = (groups, others = []) => {
    examples = others;
    all = groups.flatMap(([besides, ...places]) =>
      places.map(([title, about, folder, detail, ...calls]) => ({
        title, about, href: hig.pageAddress(folder) + detail,
        calls: calls.map(words), besides: words(besides),
      })));
  };

  /**
   * Whether a call is what was typed: each of its words, and no others but those besides.
   * @param {string[]} typed @param {string[]} call @param {string[]} besides
   */
  function fits(typed, call, besides) {
    const last = typed.length - 1;
    const is = (/** @type {number} */ place, /** @type {string} */ word) => typed[place] === word
      || (place === last && typed[last].length >= least && word.startsWith(typed[last]));
    return call.every((word) => typed.some((_, place) => is(place, word)))
      && typed.every((_, place) => [...call, ...besides].some((word) => is(place, word)));
  }

  function load() {
    file ??= hig.script(`${hig.root}places.js`);
    file.catch(() => { file = undefined; });
    return file;
  }

  /** What can be typed, as links that search for it. @param {ReturnType<typeof hig.shelf>} shelf */
  hig.examples = async (shelf) => {
    await load();
    const links = examples.map(([typed, about]) => shelf.words(typed, about));
    return links.length ? [shelf.group("What you can type", ...links)] : [];
  };

  /**
   * The places that a query names.
   * @param {string} query @returns {Promise<Place[]>}
   */
  hig.placesFor = async (query) => {
    await load();
    const typed = words(query);
    if (!typed.length) return [];
    return all.filter(({ calls, besides }) => calls.some((call) => fits(typed, call, besides)))
      .slice(0, most);
  };

  /**
   * Shows places above the hits; below the first of them where that is named the same.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {ParentNode} list of the groups of hits
   * @param {Place[]} places @param {Hit | undefined} best
   */
  hig.putPlaces = (shelf, list, places, best) => {
    const links = places.map(({ title, about, href }) =>
      shelf.link(href, { name: title, excerpt: about }));
    const group = shelf.group("On this site", ...links);
    const title = words(best ? `${best.title} ${best.heading}` : "");
    const isNamed = places[0].calls.some((call) => call.every((word) => title.includes(word)));
    const first = list.querySelector(".hit-group");
    group.classList.add("places");
    if (!first) list.append(group);
    else if (isNamed) first.after(group);
    else first.before(group);
    return links;
  };
})();
