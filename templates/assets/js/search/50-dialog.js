/** The search dialog, a combobox over its results: arrows choose, Enter opens, Escape closes. */
(() => {
  "use strict";
  if (document.querySelector(".results")) return;
  const field = make("input", {
    type: "text", inputmode: "search", role: "combobox", "aria-label": "Search the guidelines",
    "aria-expanded": "false", "aria-controls": "search-hits", "aria-autocomplete": "list",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go",
  });
  const list = make("div", {
    class: "hits", id: "search-hits", role: "listbox", "aria-label": "Results",
  });
  const count = make("p", { class: "count", role: "status" });
  const template = new DocumentFragment();
  template.append(
    make("div", { class: "hit-group", role: "group" },
      make("p", { class: "hit-kind", role: "presentation" })),
    makeHit("hit", "path", "name", "excerpt"), makeHit("hit answer", "path", "value", "name"));
  const dialog = make("dialog", { class: "search", "aria-label": "Search" },
    make("form", { method: "dialog", class: "find" }, icon("search"), field,
      make("button", { class: "tool", value: "close", "aria-label": "Close" }, icon("close"))),
    count, list,
    make("p", { class: "keys" }, hint("choose", "↑", "↓"), hint("open", "↵"), hint("close", "esc")));
  document.body.append(dialog);

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children
   */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  /** @param {string} name of a symbol on the page */
  function icon(name) {
    const [svg, use] = ["svg", "use"].map((tag) =>
      document.createElementNS("http://www.w3.org/2000/svg", tag));
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#i-${name}`);
    svg.append(use);
    return svg;
  }

  /** @param {string} kind @param {string[]} parts */
  function makeHit(kind, ...parts) {
    return make("a", { class: kind, role: "option", "aria-selected": "false", tabindex: "-1" },
      ...parts.map((part) => make("span", { class: part })));
  }

  /** @param {string} act @param {string[]} keys */
  function hint(act, ...keys) {
    return make("span", {}, ...keys.flatMap((key) => [make("kbd", {}, key), " "]), act);
  }

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
