/**
 * Ties a field to a list of hits: searches as one types, tells the count, drops late answers.
 */
(() => {
  "use strict";
  /** Excerpts wait for a pause of so many milliseconds: texts are the largest part of the index. */
  const pause = 120;

  /**
   * @param {{field: HTMLInputElement, list: Element, count: Element, template: DocumentFragment,
   *   limit: number, more?: (query: string) => string, shown: (links: HTMLAnchorElement[]) => void}} parts
   *   `more` is the address of all hits, where the list shows the first only
   * @returns {() => Promise<void>} searches for what the field holds; done when it is shown
   */
  hig.connect = ({ field, list, count, template, limit, more, shown }) => {
    let turn = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;

    async function update() {
      const mine = ++turn;
      const query = field.value;
      let words = "";
      /** @type {Hit[]} */
      let hits = [];
      let all = "";
      try {
        // One more than is shown tells whether there are more.
        const found = query.trim() ? await hig.search(query, limit + 1) : [];
        hits = found.slice(0, limit);
        words = hig.countText(hits.length, query, found.length > limit);
        if (more && found.length > limit) all = more(query);
      } catch (error) {
        words = `The search cannot start. ${error instanceof Error ? error.message : ""}`;
      }
      if (mine !== turn) return;
      clearTimeout(timer);
      const { links, explain } = hig.show(list, template, hits, all);
      timer = setTimeout(() => explain(query), pause);
      shown(links);
      count.textContent = words;
    }

    field.addEventListener("input", update);
    return update;
  };

  /** The `<template>` that stands nearest to a list. @param {Element} place */
  hig.template = (place) => {
    const template = place.querySelector("template");
    return template instanceof HTMLTemplateElement ? template.content : undefined;
  };
})();
