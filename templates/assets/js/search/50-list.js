/**
 * Ties a field to a list of hits: searches as one types, tells the count, drops late answers, and
 * sends the words along when a hit is opened.
 */
(() => {
  "use strict";
  /** Excerpts wait for a pause of so many milliseconds: texts are the largest part of the index. */
  const pause = 120;

  /**
   * @typedef {{field: HTMLInputElement, place: Element, template: DocumentFragment,
   *   limit: () => number, mask?: (query: string) => Promise<number>, isPart?: boolean,
   *   idle?: (shelf: ReturnType<typeof hig.shelf>) => Node[],
   *   shown: (links: HTMLAnchorElement[], found?: Found) => void,
   *   answered?: (link: HTMLAnchorElement) => void}} Ties
   *   `place` has the list and its messages; `isPart` says that the list leads on to a page of all
   *   hits; `idle` is shown while the field is empty
   */

  /** @param {Ties} ties */
  hig.connect = ({ field, place, template, limit, mask, isPart, idle, shown, answered }) => {
    const [list, count, note] = [".hits", ".count", ".note"].map((part) =>
      /** @type {HTMLElement} */ (place.querySelector(part)));
    const shelf = hig.shelf(template);
    let turn = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {Set<Element>} links to hits, which lead to pages that say the words */
    let hits = new Set();
    let understood = "";

    /** Searches for what the field holds; done when it is shown. */
    async function update() {
      const mine = ++turn;
      const isCurrent = () => mine === turn;
      const query = field.value;
      try {
        const bits = query.trim() && mask ? await mask(query) : 0;
        const found = query.trim() ? await hig.find(query, limit(), bits) : undefined;
        if (!isCurrent()) return;
        if (!found) put(idle?.(shelf) ?? []);
        else if (!found.hits.length) await putInstead(query, found, bits, isCurrent);
        else putFound(query, found, bits, isCurrent);
      } catch (error) {
        if (!isCurrent()) return;
        put([]);
        tell(`The search cannot start. ${error instanceof Error ? error.message : ""}`);
      }
    }

    /** @param {Node[]} nodes @param {Found} [found] */
    function put(nodes, found) {
      clearTimeout(timer);
      hits = new Set();
      list.replaceChildren(...nodes);
      shown([...list.querySelectorAll("a")], found);
      tell("");
    }

    /** @param {string} words @param {(Node | string)[]} [notes] */
    function tell(words, notes = []) {
      count.textContent = words;
      note.replaceChildren(...notes);
    }

    /**
     * @param {string} query @param {Found & {words: string}} found
     * @param {number} bits @param {() => boolean} isCurrent
     */
    function putFound(query, found, bits, isCurrent) {
      const { links, groups } = hig.groups(shelf, found.hits);
      const words = hig.countText(found, query);
      const isCut = isPart && found.total > found.hits.length;
      put(isCut ? [...groups, shelf.link(hig.resultsAddress(query), { name: `All ${words}` })]
        : groups, found);
      tell(found.words ? words : "", hig.notes(found));
      hits = new Set(links.values());
      const mended = hig.mended(found);
      understood = [mended, ...found.also].join(" ");
      if (!mended) return;
      timer = setTimeout(async () => {
        const answers = await hig.explain(shelf, mended, bits, list, links, isCurrent);
        if (!answers?.length) return;
        hits = new Set(links.values());
        answered?.(answers[0]);
      }, pause);
    }

    /**
     * @param {string} query @param {Found} found @param {number} bits
     * @param {() => boolean} isCurrent
     */
    async function putInstead(query, found, bits, isCurrent) {
      const nodes = await hig.instead(shelf, query, bits);
      if (!isCurrent()) return;
      put(nodes, found);
      tell(hig.countText(found, query), bits ? []
        : ["Try fewer words, or the beginning of a word."]);
    }

    /** @param {Event} event */
    function follow(event) {
      const link = event.target instanceof Element ? event.target.closest("a") : undefined;
      if (!link) return;
      if (hits.has(link)) {
        hig.recent.add(field.value);
        hig.carry(link, understood);
      } else if (link.dataset.words && hig.isPlain(event)) {
        event.preventDefault();
        field.value = link.dataset.words;
        field.focus();
        field.dispatchEvent(new Event("change"));
        update();
      }
    }

    field.addEventListener("input", update);
    list.addEventListener("click", follow);
    list.addEventListener("auxclick", follow);
    return {
      update,
      /** In another tab. @param {HTMLAnchorElement} link */
      open(link) {
        if (hits.has(link)) hig.recent.add(field.value);
        window.open(hits.has(link) ? hig.carried(link.href, understood) : link.href);
      },
    };
  };
})();
