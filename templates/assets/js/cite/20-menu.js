/** The menu of a guideline: its link, its words as Markdown, a citation, each copied. */
(() => {
  "use strict";
  /** @type {Element | undefined} what the menu belongs to */
  let opener;
  /** Whether a press on its own mark closes it: the click that follows must not open it again. */
  let isClosing = false;

  const refused = "The browser does not allow copying";
  /** @type {[string, (guideline: ReturnType<typeof hig.guideline>) => string, string][]} */
  const offers = [
    ["Copy link", ({ link }) => link, "Link copied"],
    ["Copy as Markdown", hig.markdown, "Copied as Markdown"],
    ["Cite", hig.citation, "Citation copied"],
  ];
  const items = offers.map(([name, text, said]) => {
    const item = hig.make("button", { type: "button", role: "menuitem", tabindex: "-1" }, name);
    item.addEventListener("click", () => take(text, said));
    return item;
  });
  items[0]?.append(hig.make("kbd", { "aria-hidden": "true" }, "c"));
  items[0]?.setAttribute("aria-keyshortcuts", "c");
  const name = { class: "offers", popover: "auto", role: "menu", "aria-label": "This guideline" };
  const menu = hig.make("div", name, ...items);
  (document.querySelector("main") ?? document.body).append(menu);

  /** Opens the menu, or closes it where it is open. @param {Element} link */
  hig.cite = (link) => {
    if (!menu.showPopover) return void hig.copyLink(link);
    if (isClosing) {
      isClosing = false;
      return;
    }
    opener?.setAttribute("aria-expanded", "false");
    opener = link;
    menu.showPopover();
    link.setAttribute("aria-haspopup", "menu");
    link.setAttribute("aria-expanded", "true");
    place(link);
    items[0]?.focus({ preventScroll: true });
  };

  /** Copies the link of a guideline, or of a heading, at once. @param {Element} link */
  hig.copyLink = async (link) => {
    const isRule = link.matches(".rule > a, .cite");
    const { link: address, lead } = isRule ? hig.guideline(link)
      : { link: /** @type {HTMLAnchorElement} */ (link).href, lead: link.textContent?.trim() };
    hig.say(await copy(address) ? `Link copied: “${lead}”` : refused);
  };

  /** Below the mark, or above it where there is no room; never off the screen.
   * @param {Element} link */
  function place(link) {
    const [mark, box] = [link.getBoundingClientRect(), menu.getBoundingClientRect()];
    const above = mark.bottom + box.height + 8 > innerHeight && mark.top > box.height;
    const width = document.documentElement.clientWidth;
    // A mark at the end of a line has its menu below that line.
    const start = mark.left > width / 2 ? mark.right - box.width : mark.left;
    const left = Math.max(8, Math.min(start, width - box.width - 8));
    const top = above ? mark.top - box.height - 4 : mark.bottom + 4;
    menu.style.left = `${left + scrollX}px`;
    menu.style.top = `${top + scrollY}px`;
  }

  function close() {
    menu.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }

  /**
   * @param {(guideline: ReturnType<typeof hig.guideline>) => string} text @param {string} said
   * @param {Element | undefined} of
   */
  async function take(text, said, of = opener) {
    if (!of) return;
    const words = text(hig.guideline(of));
    if (menu.matches(":popover-open")) close();
    hig.say(await copy(words) ? said : refused);
  }

  /** @param {string} text @returns {Promise<boolean>} */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyOld(text);
    }
  }

  /** Where the clipboard is closed, as on plain HTTP. @param {string} text */
  function copyOld(text) {
    const field = hig.make("textarea", { class: "vh" });
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    return isCopied;
  }

  document.addEventListener("pointerdown", (event) => {
    const isOpen = menu.matches(":popover-open");
    isClosing = isOpen && event.target instanceof Node && opener?.contains(event.target) === true;
  }, { capture: true });
  menu.addEventListener("toggle", () => {
    if (menu.matches(":popover-open")) return;
    opener?.setAttribute("aria-expanded", "false");
    // Some browsers leave the focus on what vanished.
    if (document.activeElement === document.body && opener instanceof HTMLElement) {
      opener.focus({ preventScroll: true });
    }
  });

  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const last = items.length - 1;
    const to = {
      ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    }
    if (event.key === "c") items[0]?.click();
    if (event.key === "Tab") close();
  });
})();
