/** The contents of the page; what marks the section being read comes when a reader moves. */
hig.ready(() => {
  "use strict";
  const column = document.querySelector(".contents > details");
  if (!(column instanceof HTMLElement)) return;

  /** A column that scrolls can be scrolled by keys. */
  function takeKeys() {
    if (column.scrollHeight > column.clientHeight) column.tabIndex = 0;
    else column.removeAttribute("tabindex");
  }

  const want = () => hig.bundle("contents").catch(() => {});
  addEventListener("resize", takeKeys);
  takeKeys();
  if (scrollY || hig.stored("places").includes(JSON.stringify(location.pathname))) want();
  else addEventListener("scroll", want, { once: true, passive: true });
});
