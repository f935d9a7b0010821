/** Shows hits as links, in groups, made from the template that stands beside their list. */
(() => {
  "use strict";
  /** How many links the list has made; their ids are never used twice. */
  let made = 0;

  /** @param {Element} element @param {string} part @param {string} text */
  function fill(element, part, text) {
    const place = element.querySelector(part);
    if (place) place.textContent = text;
  }

  /** What ends the address of a page here, as in the links of the page: nothing where the host
   * serves folders. */
  const leaf = document.querySelector(".brand:not([href$='index.html'])") ? "" : "index.html";

  /** The address of a page. @param {string} folder */
  hig.pageAddress = (folder) => `${hig.root}${encodeURI(folder)}/${leaf}`;

  /** The address of the page of results. @param {string} query */
  hig.resultsAddress = (query) => `${hig.pageAddress("search")}?q=${encodeURIComponent(query)}`;

  /** @param {Hit} hit @param {string} [anchor] */
  hig.hitAddress = (hit, anchor = hit.anchor) =>
    hig.pageAddress(hit.folder) + (anchor ? `#${encodeURIComponent(anchor)}` : "");

  /** An address with the words in it. @param {string} href @param {string} words */
  hig.carried = (href, words) => {
    const url = new URL(href, location.href);
    if (words.trim()) url.search += `${url.search ? "&" : "?"}q=${encodeURIComponent(words)}`;
    return url.href;
  };

  /**
   * Sends words along with a click on a link, whose own address stays clean, to be copied.
   * @param {HTMLAnchorElement} link @param {string} words
   */
  hig.carry = (link, words) => {
    const { href, hash } = link;
    if (hash && href.split("#")[0] === location.href.split("#")[0]) {
      hig.bundle("found").then(() => hig.mark(words, hash), () => {});
      return;
    }
    link.href = hig.carried(href, words);
    setTimeout(() => { link.href = href; });
  };

  /** Lists that are made of the elements of a template. @param {DocumentFragment} template */
  hig.shelf = (template) => {
    const copy = (/** @type {string} */ part) =>
      /** @type {HTMLElement} */ (template.querySelector(part)?.cloneNode(true));

    /** @param {string} kind @param {Node[]} links */
    function group(kind, ...links) {
      const element = copy(".hit-group");
      if (element.hasAttribute("role")) element.setAttribute("aria-label", kind);
      fill(element, ".hit-kind", kind);
      element.append(...links);
      return element;
    }

    /**
     * @param {string} href @param {Record<string, string>} parts what stands in its spans
     * @param {string} [kind] which link of the template
     */
    function link(href, parts, kind = ".hit:not(.answer)") {
      const element = /** @type {HTMLAnchorElement} */ (copy(kind));
      element.href = href;
      element.id = `search-hit-${made += 1}`;
      for (const [part, text] of Object.entries(parts)) fill(element, `.${part}`, text);
      return element;
    }

    /** A link that searches for other words. @param {string} words @param {string} about */
    function words(words, about = "") {
      const element = link(hig.resultsAddress(words), { name: words, excerpt: about });
      element.dataset.words = words;
      return element;
    }

    return { group, link, words };
  };

  /**
   * The groups of some hits, and the link of each.
   * @param {ReturnType<typeof hig.shelf>} shelf @param {Hit[]} hits
   */
  hig.groups = (shelf, hits) => {
    const links = new Map(hits.map((hit) => [hit, shelf.link(hig.hitAddress(hit),
      { path: hit.path.join(" › "), name: hit.heading })]));
    // Its excerpt is still to come.
    for (const link of links.values()) link.classList.add("unit");
    const kindOf = (/** @type {Hit} */ hit) => (hit.anchor ? "Sections" : "Pages");
    const groups = [...new Set(hits.map(kindOf))].map((kind) => shelf.group(kind,
      ...hits.filter((hit) => kindOf(hit) === kind)
        .map((hit) => /** @type {Node} */ (links.get(hit)))));
    return { links, groups };
  };
})();
