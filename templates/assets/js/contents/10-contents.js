/** Marks the section being read in the contents of the page. */
(() => {
  "use strict";
  const column = document.querySelector(".contents > details");
  if (!(column instanceof HTMLElement)) return;
  /** @type {Map<Element, Element>} heading → its link in the contents */
  const links = new Map();
  for (const link of column.querySelectorAll("a")) {
    const name = decodeURIComponent(link.hash.slice(1));
    const heading = document.getElementById(name);
    if (heading) links.set(heading, link);
  }
  const headings = [...links.keys()];
  /** @type {Element | undefined} */
  let current;

  /** The last heading above the upper third of the window is the one being read, but for one that
   * was led to, while it is there; what is folded away has no place. */
  function update() {
    const reached = headings.find(isLedTo) ?? headings.findLast((heading) => {
      const { top, height } = heading.getBoundingClientRect();
      return height && top < innerHeight / 3;
    });
    if (reached === current) return;
    if (current) links.get(current)?.removeAttribute("aria-current");
    current = reached;
    const link = current && links.get(current);
    if (!link) return;
    link.setAttribute("aria-current", "location");
    keepInView(link);
  }

  /** At its end, a page leads no further down. @param {Element} heading */
  function isLedTo(heading) {
    if (links.get(heading)?.hash !== location.hash) return false;
    const { top, height } = heading.getBoundingClientRect();
    const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    return height && top >= 0 && top < (isEnd ? innerHeight : innerHeight / 3);
  }

  /** Scrolls the column of contents alone, never the page. @param {Element} link */
  function keepInView(link) {
    if (column.scrollHeight <= column.clientHeight) return;
    const box = link.getBoundingClientRect();
    const frame = column.getBoundingClientRect();
    if (box.top < frame.top || box.bottom > frame.bottom) {
      column.scrollTop += box.top - frame.top - frame.height / 2;
    }
  }

  /** The heading of what is read. */
  hig.heading = () => current;

  let waiting = false;
  function soon() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      update();
    });
  }
  addEventListener("scroll", soon, { passive: true });
  addEventListener("hashchange", soon);
  const main = document.querySelector("main");
  // Sections that fold or open, tabs and late pictures change its size.
  if (main) new ResizeObserver(soon).observe(main);
  update();
})();
