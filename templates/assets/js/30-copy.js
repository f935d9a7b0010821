/** The link of a heading also copies its address, and says so; that of a guideline offers more. */
(() => {
  "use strict";
  document.addEventListener("click", async (event) => {
    if (!hig.isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest(
      ".prose :is(h2, h3, h4, h5, h6, .rule) > a[href^='#'], .cite");
    if (!link) return;
    try {
      if (link.matches(".rule > a, .cite")) {
        event.preventDefault();
        await hig.bundle("cite");
        return hig.cite(link);
      }
      await navigator.clipboard.writeText(link.href);
      hig.say("Link copied");
    } catch {
      hig.say("Nothing was copied");
    }
  });
})();
