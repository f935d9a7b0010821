/** What makes tools of tables and tabs of panels comes when a reader turns to them. */
hig.ready(() => {
  "use strict";
  const near = ["pointerover", "focusin", "touchstart"];

  /** Loads a bundle with the first event in a place.
   * @param {string} name @param {string} place @param {string[]} kinds */
  function expect(name, place, kinds) {
    /** @param {Event} event */
    const want = ({ target }) => {
      if (target instanceof Element && !target.closest(place)) return;
      for (const kind of kinds) document.removeEventListener(kind, want);
      hig.bundle(name).catch(() => {});
    };
    for (const kind of kinds) document.addEventListener(kind, want, { passive: true });
  }

  expect("tables", ".data", near);
  expect("tabs", ".panels", near);
  // The Tab key reaches the tools before the table, so the first key loads them.
  if (document.querySelector(".data")) expect("tables", "html", ["keydown"]);
  if (!document.querySelector(".tabs")) return;
  // What is looked for in the page must be found in closed panels.
  expect("tabs", "html", ["keydown", "scroll"]);
  if (location.hash || location.search || hig.stored("tabs")) hig.bundle("tabs").catch(() => {});
});
