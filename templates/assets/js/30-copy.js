/** A permalink in the text also copies its address, and says so. */
(() => {
  "use strict";
  document.addEventListener("click", async (event) => {
    if (!hig.isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest(".prose :is(h2, h3, h4, h5, h6, .rule) > a[href^='#']");
    if (!(link instanceof HTMLAnchorElement)) return;
    try {
      await navigator.clipboard.writeText(link.href);
      hig.say("Link copied");
    } catch { /* the address bar has it */ }
  });
})();
