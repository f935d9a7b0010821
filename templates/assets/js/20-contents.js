/** Marks the section being read in the contents of the page. */
hig.ready(() => {
  "use strict";
  /** @type {Map<Element, Element>} heading → its link in the contents */
  const links = new Map();
  for (const link of document.querySelectorAll(".contents a")) {
    const heading = document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
    if (heading) links.set(heading, link);
  }
  if (!links.size) return;
  const headings = [...links.keys()];
  /** @type {Element | undefined} */
  let current;

  /** The last heading above the upper third of the window is the one being read. */
  function update() {
    const reached = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    if (reached === current) return;
    if (current) links.get(current)?.removeAttribute("aria-current");
    current = reached;
    const link = current && links.get(current);
    if (!link) return;
    link.setAttribute("aria-current", "location");
    keepInView(link);
  }

  /** Scrolls the column of contents alone, never the page. @param {Element} link */
  function keepInView(link) {
    const column = link.closest("details");
    if (!column || column.scrollHeight <= column.clientHeight) return;
    const box = link.getBoundingClientRect();
    const frame = column.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom) {
      column.scrollTop += box.top - frame.top - frame.height / 2;
    }
  }

  /** A column that scrolls can be scrolled by keys. */
  function takeKeys() {
    const column = document.querySelector(".contents > details");
    if (!(column instanceof HTMLElement)) return;
    if (column.scrollHeight > column.clientHeight) column.tabIndex = 0;
    else column.removeAttribute("tabindex");
  }

  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; update(); });
  }, { passive: true });
  addEventListener("resize", takeKeys);
  takeKeys();
  update();
});
