/**
 * Makes tabs of the panels of a group: keys, roles, and a choice that all groups on all pages keep.
 * Without this file the styles show the panel that an address leads to, the usual one or the first.
 */
(() => {
  "use strict";
  const key = "tabs";
  const most = 24;
  const canBeFound = "onbeforematch" in document.body;

  /** @typedef {{ strip: HTMLElement, tabs: HTMLElement[], panels: HTMLElement[] }} Group */
  /** @type {Group[]} */
  const groups = [];
  /** @type {string[]} the names that were chosen, the last one first */
  let chosen = stored();

  /** @returns {string[]} */
  function stored() {
    return hig.stored(key).split("\n").filter(Boolean).slice(0, most);
  }

  /** “Large (default)” is what another group calls “Large”. @param {HTMLElement} tab */
  const name = (tab) => (tab.textContent ?? "").replace(/\(.*/s, "").trim().toLowerCase();

  /** When the styles are here too: what is being read stays where it is in the window. */
  function start() {
    const target = named();
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
    const top = read?.getBoundingClientRect().top ?? 0;
    for (const place of document.querySelectorAll(".panels")) make(place);
    if (target) target.scrollIntoView({ behavior: "instant" });
    else if (read) scrollBy({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
  }

  /** @param {Element} place */
  function make(place) {
    const strip = place.querySelector(":scope > .tabs");
    const tabs = /** @type {HTMLElement[]} */ ([...strip?.querySelectorAll("a") ?? []]);
    const panels = /** @type {HTMLElement[]} */ ([...place.querySelectorAll(":scope > .panel")]);
    if (!(strip instanceof HTMLElement) || tabs.length !== panels.length) return;
    const group = { strip, tabs, panels };
    equip(group);
    place.setAttribute("data-on", "");
    show(group, preferred(group));
    groups.push(group);
  }

  /** @param {Group} group */
  function equip({ strip, tabs, panels }) {
    strip.setAttribute("role", "tablist");
    strip.setAttribute("aria-label", label(strip));
    tabs.forEach((tab, index) => {
      const panel = panels[index];
      const number = `${groups.length + 1}-${index + 1}`;
      tab.id = `-tab-${number}`;
      tab.parentElement?.setAttribute("role", "presentation");
      tab.setAttribute("role", "tab");
      panel.id ||= `-panel-${number}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      tab.setAttribute("aria-controls", panel.id);
    });
  }

  /** What is above the tabs names them. @param {Element} strip */
  function label(strip) {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
    const above = headings.findLast((heading) =>
      heading.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING);
    return above?.textContent ?? document.title;
  }

  /** What the address names, else what was chosen last, else the usual one. @param {Group} group */
  function preferred({ tabs, panels }) {
    const target = named();
    const index = panels.findIndex((panel) => target && panel.contains(target));
    if (index >= 0) return index;
    const names = tabs.map(name);
    const known = chosen.find((one) => names.includes(one));
    if (known) return names.indexOf(known);
    return Math.max(0, panels.findIndex((panel) => panel.classList.contains("usual")));
  }

  function named() {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  }

  /** @param {Group} group @param {number} index */
  function show({ strip, tabs, panels }, index) {
    tabs.forEach((tab, place) => {
      tab.setAttribute("aria-selected", String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
    });
    panels.forEach((panel, place) => {
      if (place === index) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", canBeFound ? "until-found" : "");
    });
    // On a phone the strip is scrolled to the tab, and the page is not.
    const { left, width } = tabs[index].getBoundingClientRect();
    const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
    strip.scrollLeft += left + width / 2 - middle;
  }

  /**
   * Shows a panel here and in all groups that have one of the name, and remembers it. The tabs stay
   * where they are in the window.
   * @param {Group} group @param {number} index
   */
  function choose(group, index) {
    const top = group.strip.getBoundingClientRect().top;
    const wanted = name(group.tabs[index]);
    for (const other of groups) {
      const place = other === group ? index : other.tabs.findIndex((tab) => name(tab) === wanted);
      if (place >= 0) show(other, place);
    }
    scrollBy({ top: group.strip.getBoundingClientRect().top - top, behavior: "instant" });
    chosen = [wanted, ...stored().filter((one) => one !== wanted)].slice(0, most);
    hig.store(key, chosen.join("\n"));
  }

  /** @param {EventTarget | null} target @returns {[Group, number] | undefined} */
  function find(target) {
    if (!(target instanceof Element)) return undefined;
    for (const group of groups) {
      const index = group.tabs.findIndex((tab) => tab.contains(target));
      if (index >= 0) return [group, index];
    }
    return undefined;
  }

  document.addEventListener("click", (event) => {
    const [group, index] = find(event.target) ?? [];
    if (!group || index === undefined || !hig.isPlain(event)) return;
    event.preventDefault();
    choose(group, index);
  });

  document.addEventListener("keydown", (event) => {
    const [group, index] = find(event.target) ?? [];
    if (!group || index === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const last = group.tabs.length - 1;
    /** @type {Record<string, number>} */
    const ways = {
      ArrowRight: index < last ? index + 1 : 0, ArrowLeft: index > 0 ? index - 1 : last,
      Home: 0, End: last, " ": index,
    };
    const next = ways[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(group, next);
    group.tabs[next].focus({ preventScroll: true });
  });

  // What the browser, a link or a search finds in a panel shows it; it is not a choice.
  document.addEventListener("beforematch", (event) => {
    for (const group of groups) {
      const index = group.panels.indexOf(/** @type {HTMLElement} */ (event.target));
      if (index >= 0) show(group, index);
    }
  });

  function follow() {
    const target = named();
    const panel = target?.closest(".panel[hidden]");
    if (!target || !panel) return;
    panel.dispatchEvent(new Event("beforematch", { bubbles: true }));
    target.scrollIntoView();
  }
  addEventListener("hashchange", follow);
  hig.bundle("tabs").finally(start);
})();
