/** The tree of pages: shows the current page when it opens, and closes when the column returns. */
hig.ready(() => {
  "use strict";
  const tree = document.getElementById("tree");
  if (!tree) return;

  /** Scrolls the tree alone, never the page. */
  function showCurrent() {
    const page = tree.querySelector("[aria-current]");
    if (!page) return;
    const offset = page.getBoundingClientRect().top - tree.getBoundingClientRect().top;
    if (offset > tree.clientHeight - 64) tree.scrollTop += offset - tree.clientHeight / 2;
  }

  tree.addEventListener("toggle", showCurrent);
  matchMedia("(width >= 64rem)").addEventListener("change", () => tree.hidePopover?.());
  showCurrent();
});
