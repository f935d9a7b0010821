/** Shows hits as links, in groups, made from the template that stands beside their list. */
(() => {
  "use strict";
  const kinds = { page: "Pages", section: "Sections" };

  /**
   * @param {Element} list is emptied and filled
   * @param {DocumentFragment} template a group, then a hit
   * @param {Hit[]} hits
   * @param {string} [all] the address of all hits, if these are the first only
   * @returns {{links: HTMLAnchorElement[], explain: (query: string) => void}} the links in the order
   *   in which they are shown, and what adds their excerpts
   */
  hig.show = (list, template, hits, all) => {
    /** @type {Map<string, Element>} */
    const groups = new Map();
    /** @type {Map<Hit, HTMLAnchorElement>} */
    const made = new Map();
    for (const hit of hits) {
      const kind = hit.anchor ? kinds.section : kinds.page;
      const group = groups.get(kind) ?? makeGroup(template, kind);
      groups.set(kind, group);
      made.set(hit, makeLink(template, hit));
      group.append(/** @type {HTMLAnchorElement} */ (made.get(hit)));
    }
    list.replaceChildren(...groups.values());
    if (all) list.append(makeMore(template, all));
    const links = [...list.querySelectorAll("a")];
    links.forEach((link, place) => { link.id = `search-hit-${place}`; });
    return { links, explain: (query) => made.forEach((link, hit) => explain(link, hit, query)) };
  };

  /** @param {number} count @param {string} query @param {boolean} isCut whether there are more */
  hig.countText = (count, query, isCut) => {
    if (!query.trim()) return "";
    if (!count) return `Nothing found for “${query.trim()}”`;
    if (isCut) return `First ${count} results`;
    return count === 1 ? "1 result" : `${count} results`;
  };

  /** @param {Hit} hit */
  function address(hit) {
    const fragment = hit.anchor ? `#${encodeURIComponent(hit.anchor)}` : "";
    return `${hig.root}${encodeURI(hit.folder)}/index.html${fragment}`;
  }

  /** @param {DocumentFragment} template @param {string} kind */
  function makeGroup(template, kind) {
    const group = /** @type {Element} */ (template.querySelector(".hit-group")?.cloneNode(true));
    if (group.hasAttribute("role")) group.setAttribute("aria-label", kind);
    fill(group, ".hit-kind", kind);
    return group;
  }

  /** @param {DocumentFragment} template @param {Hit} hit */
  function makeLink(template, hit) {
    const link = /** @type {HTMLAnchorElement} */ (template.querySelector(".hit")?.cloneNode(true));
    link.href = address(hit);
    fill(link, ".path", hit.path.join(" › "));
    fill(link, ".name", hit.heading);
    return link;
  }

  /**
   * The way to all hits, last in the list.
   * @param {DocumentFragment} template @param {string} all
   */
  function makeMore(template, all) {
    const link = /** @type {HTMLAnchorElement} */ (template.querySelector(".hit")?.cloneNode(true));
    link.href = all;
    fill(link, ".name", "All results");
    return link;
  }

  /** A hit without its excerpt is still a hit. */
  function explain(/** @type {Element} */ link, /** @type {Hit} */ hit, /** @type {string} */ query) {
    hig.excerpt(query, hit.unit).then((pieces) => mark(link, pieces), () => {});
  }

  /** @param {Element} link @param {string[]} pieces unmarked and marked by turns */
  function mark(link, pieces) {
    const nodes = pieces.map((text, place) => {
      if (place % 2 === 0) return text;
      const word = document.createElement("mark");
      word.textContent = text;
      return word;
    });
    link.querySelector(".excerpt")?.replaceChildren(...nodes);
  }

  /** @param {Element} element @param {string} part @param {string} text */
  function fill(element, part, text) {
    const place = element.querySelector(part);
    if (place) place.textContent = text;
  }
})();
