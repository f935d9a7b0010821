/** What single letters do on any page: copy the link of a place, open the platform lens. */
(() => {
  "use strict";
  const links = ".prose :is(h2, h3, h4, h5, h6, .rule) > a[href^='#'], .cite";

  hig.choosePlatforms = () => {
    const pick = document.querySelector(".pick");
    if (!(pick instanceof HTMLElement)) return;
    pick.focus();
    pick.click();
  };

  hig.copyPlace = async () => {
    const link = current() ?? hig.make("a", { href: location.href.split("#")[0] },
      document.querySelector("h1")?.textContent ?? "");
    await hig.bundle("cite").catch(() => {});
    hig.copyLink?.(link);
  };

  /** The link of what is read: of what has the focus, of the guideline whose lead says most of what
   * was looked for, of what the address names, else of the first on the screen or the last above.
   * @returns {HTMLElement | undefined} */
  function current() {
    const shown = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(links))]
      .filter((link) => link.getClientRects().length);
    const of = (/** @type {Element | null} */ place) => place && isOnScreen(place)
      ? shown.find((link) => link.parentElement?.contains(place)) : undefined;
    return of(document.activeElement) ?? mostFound(shown) ?? of(document.querySelector(":target"))
      ?? shown.find(isOnScreen)
      ?? shown.findLast((link) => link.getBoundingClientRect().bottom <= 0);
  }

  /** @param {HTMLElement[]} shown */
  function mostFound(shown) {
    const rules = shown.filter((link) => link.matches(".rule > a") && isOnScreen(link));
    const words = [...CSS.highlights?.get("found") ?? document.querySelectorAll(".found-word")];
    const counts = rules.map((link) => {
      const lead = link.parentElement?.querySelector("strong");
      return words.filter((word) =>
        lead?.contains(word instanceof Range ? word.startContainer : word)).length;
    });
    const most = Math.max(0, ...counts);
    return most ? rules[counts.indexOf(most)] : undefined;
  }

  /** Whether it is seen below the bar, and is not the whole page. @param {Element} place */
  function isOnScreen(place) {
    const { top, bottom, height } = place.getBoundingClientRect();
    const bar = document.querySelector(".bar")?.getBoundingClientRect();
    const above = bar && bar.top <= 0 ? bar.bottom : 0;
    return height > 0 && height < innerHeight && bottom > above && top < innerHeight;
  }
})();
