/** The tools of tables come when a reader turns to one. */
hig.ready(() => {
  "use strict";
  /** @param {Event} event */
  const want = (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".data")) return;
    for (const kind of kinds) document.removeEventListener(kind, want);
    hig.bundle("tables").catch(() => {});
  };
  const kinds = ["pointerover", "focusin", "touchstart"];
  for (const kind of kinds) document.addEventListener(kind, want, { passive: true });
});
