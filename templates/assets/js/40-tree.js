/** The tree of pages: shows where the reader is. What opens other groups comes when wanted. */
hig.ready(() => {
  "use strict";
  const tree = document.getElementById("tree");
  if (!tree) return;
  const want = () => hig.bundle("tree");

  /** Scrolls the tree alone, never the page. */
  hig.showCurrent = () => {
    const page = tree.querySelector("li [aria-current]");
    if (!page) return;
    const offset = page.getBoundingClientRect().top - tree.getBoundingClientRect().top;
    // Where they stay in view.
    const ways = tree.querySelector(".ways")?.clientHeight ?? 0;
    if (offset < ways || offset > tree.clientHeight - 64) {
      tree.scrollTop += offset - tree.clientHeight / 2;
    }
  };

  tree.addEventListener("toggle", () => {
    hig.showCurrent();
    want();
  });
  for (const kind of ["pointerenter", "focusin"]) tree.addEventListener(kind, want, { once: true });
  tree.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest(".opens");
    if (!link || !hig.isPlain(event)) return;
    event.preventDefault();
    want().then(() => hig.openGroup(link), () => location.assign(link.href));
  });
  matchMedia("(width >= 64rem)").addEventListener("change", () => tree.hidePopover?.());
  hig.showCurrent();
  if ("tree" in document.documentElement.dataset) want();
});
