/** The search dialog, a combobox over its results: arrows choose, Enter opens, Escape closes. */
(() => {
  "use strict";
  const dialog = document.querySelector("dialog.search");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const field = dialog.querySelector("input");
  const list = dialog.querySelector(".hits");
  const count = dialog.querySelector(".count");
  const template = hig.template(dialog);
  if (!field || !list || !count || !template) return;

  /** @type {HTMLAnchorElement[]} */
  let links = [];
  let chosen = -1;
  /** Whether what is shown answers what the field holds. */
  let isCurrent = true;
  let opensWhenShown = false;

  const update = hig.connect({
    field, list, count, template, limit: 12,
    more: (query) => `${hig.root}search/index.html?q=${encodeURIComponent(query)}`,
    shown(fresh) {
      links = fresh;
      isCurrent = true;
      field.setAttribute("aria-expanded", String(links.length > 0));
      choose(links.length ? 0 : -1);
      list.scrollTop = 0;
      if (opensWhenShown) links[0]?.click();
      opensWhenShown = false;
    },
  });

  /** @param {number} place */
  function choose(place) {
    links[chosen]?.setAttribute("aria-selected", "false");
    chosen = place;
    const link = links[chosen];
    if (!link) return field.removeAttribute("aria-activedescendant");
    link.setAttribute("aria-selected", "true");
    link.scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", link.id);
  }

  /** A closed dialog keeps its focus for a frame: the next key would go to the hidden field. */
  function close() {
    dialog.close();
    field.blur();
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => links.length && choose((chosen + 1) % links.length),
    ArrowUp: () => links.length && choose((chosen + links.length - 1) % links.length),
    Enter() {
      if (isCurrent) links[chosen]?.click();
      else opensWhenShown = true;
    },
    Escape: close,
  };

  field.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  field.addEventListener("input", () => {
    isCurrent = false;
    opensWhenShown = false;
  }, { capture: true });
  list.addEventListener("click", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });

  /** Opens the dialog with some words. @param {string} [words] */
  hig.open = (words = field.value) => {
    if (!dialog.open) dialog.showModal();
    hig.warm();
    if (field.value !== words) {
      field.value = words;
      isCurrent = false;
      update();
    }
    field.focus();
    if (!words) return;
    field.setSelectionRange(words.length, words.length);
  };
})();
