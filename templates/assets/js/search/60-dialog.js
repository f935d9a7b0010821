/** The search dialog, a combobox over its results: arrows choose, Enter opens, Escape closes. */
(() => {
  "use strict";
  if (document.querySelector(".results")) return;
  const { make } = hig;
  const field = make("input", {
    type: "text", inputmode: "search", role: "combobox", "aria-label": "Search the guidelines",
    "aria-expanded": "false", "aria-controls": "search-hits", "aria-autocomplete": "list",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go",
  });
  const list = make("div", {
    class: "hits", id: "search-hits", role: "listbox", "aria-label": "Results",
  });
  const hint = make("p", { class: "hint" },
    "Words, a “whole phrase”, a device, a symbol, or one of Apple’s addresses.");
  const forget = make("button", { class: "forget", type: "button" }, "Forget these searches");
  const more = make("button", { type: "button" }, "All keys");
  more.addEventListener("click", () => {
    dialog.close();
    hig.bundle("help").then(() => hig.act("?"), () => {});
  });
  const template = new DocumentFragment();
  template.append(
    make("div", { class: "hit-group", role: "group" },
      make("p", { class: "hit-kind", role: "presentation" })),
    makeHit("hit", "path", "name", "excerpt"),
    makeHit("hit answer", "value", "name", "excerpt", "path"));
  const command = /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl";
  const dialog = make("dialog", { class: "search", "aria-label": "Search" },
    make("form", { method: "dialog", class: "find" }, hig.icon("search"), field,
      make("button", { class: "tool", value: "close", "aria-label": "Close" }, hig.icon("close"))),
    make("div", { class: "told", role: "status" },
      make("p", { class: "count" }), make("p", { class: "note" })),
    hint, list, forget,
    make("p", { class: "keys" }, key("choose", "↑", "↓"), key("open", "↵"),
      key("new tab", command, "↵"), key("close", "esc"), more));
  document.body.append(dialog);

  /** @param {string} kind @param {string[]} parts */
  function makeHit(kind, ...parts) {
    return make("a", { class: kind, role: "option", "aria-selected": "false", tabindex: "-1" },
      ...parts.map((part) => make("span", { class: part })));
  }

  /** @param {string} act @param {string[]} keys */
  function key(act, ...keys) {
    return make("span", {}, ...keys.flatMap((name) => [make("kbd", {}, name), " "]), act);
  }

  /** @type {HTMLAnchorElement | undefined} */
  let chosen;
  /** Whether the reader goes through the list, where Home and End are its ends. */
  let isAmong = false;
  /** Whether what is shown answers what the field holds. */
  let isCurrent = true;
  let opensWhenShown = false;

  const { update, open } = hig.connect({
    field, place: dialog, template, limit: () => 12, isPart: true,
    async idle(shelf) {
      const recent = hig.recent.read().map((words) => shelf.words(words));
      return recent.length ? [shelf.group("Recent searches", ...recent)]
        : hig.bundle("places").then(() => hig.examples(shelf)).catch(() => []);
    },
    shown(links, found) {
      isCurrent = true;
      isAmong = false;
      hint.hidden = Boolean(field.value.trim());
      forget.hidden = hint.hidden || !hig.recent.read().length;
      field.setAttribute("aria-expanded", String(links.length > 0));
      choose(found?.total ? links[0] : undefined);
      list.scrollTop = 0;
      if (opensWhenShown) chosen?.click();
      opensWhenShown = false;
    },
    answered(link) {
      if (!isAmong) choose(link);
    },
  });

  /** @param {HTMLAnchorElement} [link] */
  function choose(link) {
    chosen?.setAttribute("aria-selected", "false");
    chosen = link;
    if (!link) return field.removeAttribute("aria-activedescendant");
    link.setAttribute("aria-selected", "true");
    link.scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", link.id);
  }

  /** A step from the chosen one, and around. @param {1 | -1} step @param {boolean} [isFromEnd] */
  function go(step, isFromEnd) {
    const links = [...list.querySelectorAll("a")];
    isAmong = links.length > 0;
    if (isFromEnd || !chosen) choose(links.at(step > 0 ? 0 : -1));
    else choose(links.at((links.indexOf(chosen) + step) % links.length));
  }

  /** A closed dialog keeps its focus for a frame: the next key would go to the hidden field. */
  function close() {
    dialog.close();
    field.blur();
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Home: () => go(1, true),
    End: () => go(-1, true),
    Enter() {
      if (isCurrent) chosen?.click();
      else opensWhenShown = true;
    },
    Escape: close,
  };

  field.addEventListener("keydown", (event) => {
    if (event.isComposing || event.altKey || event.shiftKey) return;
    const isEnd = event.key === "Home" || event.key === "End";
    const isCommand = event.ctrlKey || event.metaKey;
    if (!keys[event.key] || (isEnd && !isAmong) || (isCommand && event.key !== "Enter")) return;
    event.preventDefault();
    if (!isCommand) keys[event.key]();
    else if (chosen) open(chosen);
  });
  field.addEventListener("input", () => {
    isCurrent = false;
    opensWhenShown = false;
  }, { capture: true });
  list.addEventListener("click", (event) => {
    if (hig.isPlain(event) && !event.defaultPrevented) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  forget.addEventListener("click", () => {
    hig.recent.forget();
    field.focus();
    update();
  });

  // What was searched in another tab, or on the page before, may be known a moment later.
  addEventListener("storage", (event) => {
    if (event.key === "searches" && dialog.open && !field.value) update();
  });

  /** Opens the dialog with some words, or with those of the last time. @param {string} [words] */
  hig.open = (words) => {
    const wasOpen = dialog.open;
    if (!wasOpen) dialog.showModal();
    hig.warm();
    field.focus();
    if (words !== undefined && field.value !== words) {
      field.value = words;
      isCurrent = false;
    }
    if (!isCurrent || !field.value) update();
    if (words) field.setSelectionRange(words.length, words.length);
    else if (!wasOpen) field.select();
  };
})();
