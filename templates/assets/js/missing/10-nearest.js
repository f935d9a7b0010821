/**
 * On the page for addresses that lead nowhere: the pages whose names come nearest to the address.
 */
(() => {
  "use strict";
  const place = document.querySelector(".nearest");
  const words = decodeURIComponent(location.pathname).toLowerCase()
    .split("/").filter((part) => part && part !== "index.html" && part !== "404.html").at(-1)
    ?.replace(/\.[a-z]+$/, "") ?? "";
  const links = [...document.querySelectorAll(".index a")];
  if (!place || !words || !links.length) return;

  const ranked = links.map((link) => ({ link, distance: distance(words, nameOf(link)) }))
    .filter(({ distance }) => distance < 0.5)
    .sort((a, b) => a.distance - b.distance).slice(0, 3);
  if (!ranked.length) return;
  const same = ranked.filter(({ distance }) => distance === 0);
  place.append(same.length ? "The page is here: " : "Did you mean: ");
  (same.length ? same : ranked).forEach(({ link }, number) => {
    if (number) place.append(", ");
    place.append(link.cloneNode(true));
  });
  /** @type {HTMLElement} */ (place).hidden = false;
  // That the page may have moved is no news where it is found.
  if (same.length) place.nextElementSibling?.remove();

  /** The name of a page's folder. @param {Element} link */
  function nameOf(link) {
    return (link.getAttribute("href") ?? "").split("/").at(-2) ?? "";
  }

  /**
   * Edits from one word to the other, as a share of the longer.
   * @param {string} a
   * @param {string} b
   */
  function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, place) => place);
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) {
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(a[i - 1] !== b[j - 1]));
      }
      row = next;
    }
    return row[b.length] / Math.max(a.length, b.length, 1);
  }
})();
