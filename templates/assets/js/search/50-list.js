/**
 * Ties a field to a list of hits: searches as one types, tells the count, drops late answers, and
 * sends the words along when a hit is opened.
 */
(() => {
  "use strict";
  /**
   * Excerpts wait for a pause of so many milliseconds: texts are the largest part of the index. So
   * does a word of one letter behind others, which may become anything.
   */
  const pause = 120;
  /** So long a list waits for its answer, which then does not push it down. */
  const grace = 40;
  const isBegun = /\S\s+\S$/;

  /** @template Value @param {number} time @param {Value} [value] @returns {Promise<Value>} */
  const after = (time, value) =>
    new Promise((resolve) => { setTimeout(resolve, time, value); });

  /**
   * @typedef {{field: HTMLInputElement, place: Element, template: DocumentFragment,
   *   limit: () => number, mask?: (query: string) => Promise<number>, isPart?: boolean,
   *   idle?: (shelf: ReturnType<typeof hig.shelf>) => Promise<Node[]>,
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
    /** The link under the pointer. @type {Element | null | undefined} */
    let held;

    /** Searches for what the field holds; done when it is shown. */
    async function update() {
      const mine = ++turn;
      const isCurrent = () => mine === turn;
      const query = field.value;
      if (isBegun.test(query)) await after(pause);
      if (!isCurrent()) return;
      try {
        const bits = query.trim() && mask ? await mask(query) : 0;
        const found = query.trim() ? await hig.find(query, limit(), bits, isCurrent) : undefined;
        if (!isCurrent()) return;
        if (!found) await putIdle(isCurrent);
        else if (!found.hits.length) await putInstead(query, found, bits, isCurrent);
        else await putFound(query, found, bits, isCurrent);
      } catch (error) {
        if (!isCurrent()) return;
        put([]);
        tell(`The search cannot start. ${error instanceof Error ? error.message : ""}`);
      }
    }

    /** @param {Node[]} nodes @param {Found} [found] @param {Iterable<Element>} [links] its hits */
    function put(nodes, found, links) {
      clearTimeout(timer);
      hits = new Set(links);
      held = undefined;
      list.replaceChildren(...nodes);
      shown([...list.querySelectorAll("a")], found);
      tell("");
    }

    /** @param {() => boolean} isCurrent */
    async function putIdle(isCurrent) {
      put([]);
      const nodes = await idle?.(shelf) ?? [];
      if (isCurrent() && nodes.length) put(nodes);
    }

    /** @param {string} words @param {(Node | string)[]} [notes] */
    function tell(words, notes = []) {
      count.textContent = words;
      note.replaceChildren(...notes);
    }

    /**
     * @param {string} query @param {Awaited<ReturnType<typeof hig.find>>} found
     * @param {number} bits @param {() => boolean} isCurrent
     */
    async function putFound(query, found, bits, isCurrent) {
      const { links, groups } = hig.groups(shelf, found.hits);
      const words = hig.countText(found, query);
      const fresh = new DocumentFragment();
      fresh.append(...groups);
      if (isPart && found.total > found.hits.length) {
        fresh.append(shelf.link(hig.resultsAddress(query), { name: `All ${words}` }));
      }
      const mended = hig.mended(found);
      const rows = mended === query ? await Promise.race([found.rows, after(grace)]) : undefined;
      if (!isCurrent()) return;
      const known = hig.answer(shelf, mended, fresh, links, rows ?? []);
      understood = [mended, ...found.also].join(" ");
      put([...fresh.childNodes], found, links.values());
      tell(found.words ? words : "", hig.notes(found));
      addPlaces(query, isCurrent, found.hits[0]);
      if (!mended) return;
      timer = setTimeout(async () => {
        const answers = rows ? known : await addAnswers(mended, bits, links, isCurrent);
        const sure = await hig.finished(mended).catch(() => mended);
        if (!isCurrent()) return;
        understood = [sure, ...found.also].join(" ");
        const others = [...links].filter(([, link]) => !answers.includes(link));
        hig.excerpts(sure, others, isCurrent, mended);
      }, pause);
    }

    /**
     * Answers that are late stand above the hits.
     * @param {string} query @param {number} bits
     * @param {ReturnType<typeof hig.groups>["links"]} links @param {() => boolean} isCurrent
     */
    async function addAnswers(query, bits, links, isCurrent) {
      const rows = await hig.answers(query, bits, isCurrent).catch(() => []);
      if (!isCurrent() || !rows?.length) return [];
      const answers = late(() => hig.answer(shelf, query, list, links, rows));
      hits = new Set(links.values());
      return answers;
    }

    /**
     * @param {string} query @param {() => boolean} isCurrent
     * @param {Hit} [best]
     */
    async function addPlaces(query, isCurrent, best) {
      const places = await hig.bundle("places").then(() => hig.placesFor(query)).catch(() => []);
      if (isCurrent() && places.length) late(() => hig.putPlaces(shelf, list, places, best));
    }

    /** Adds links to those that are shown; what the reader is about to press stays in place.
     * @param {() => HTMLAnchorElement[]} add */
    function late(add) {
      const top = held?.getBoundingClientRect().top ?? 0;
      const links = add();
      if (held) list.scrollTop += held.getBoundingClientRect().top - top;
      else if (links[0] === list.querySelector("a")) answered?.(links[0]);
      return links;
    }

    /** @param {Event} event */
    function hold(event) {
      held = event.target instanceof Element ? event.target.closest("a") : undefined;
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
      addPlaces(query, isCurrent);
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
    list.addEventListener("pointermove", hold);
    list.addEventListener("pointerdown", hold);
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
