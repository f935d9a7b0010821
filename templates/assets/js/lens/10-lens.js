/**
 * The platform lens: a reader chooses platforms, and sections about others fold to their headings,
 * entries of lists about others fold to a line that counts them. Nothing vanishes.
 */
(() => {
  "use strict";
  const { make } = hig;
  const names = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"];
  const slugs = names.map((name) => name.toLowerCase());
  /** @type {Set<string>} slugs; none stands for all */
  const chosen = new Set();
  const pick = /** @type {HTMLElement} */ (document.querySelector(".pick"));
  const label = pick.querySelector("b");
  const all = make("button", { type: "button" }, icon("i-pick"), "All platforms");
  const panel = make("div", {
    class: "lens", id: "platform-lens", popover: "",
    role: "group", "aria-label": "Platforms to show",
  }, all, ...names.map(makeRow),
    make("p", {}, "Sections about other platforms fold to their headings."));
  const undo = make("button", { class: "undo", type: "button" });

  /** Takes what was chosen before. @param {string} list of slugs */
  hig.lens = (list) => {
    if (panel.isConnected) return lens;
    for (const slug of list.split(",")) if (slugs.includes(slug)) chosen.add(slug);
    pick.after(panel, undo);
    pick.setAttribute("aria-expanded", "false");
    pick.setAttribute("popovertarget", "platform-lens");
    if (chosen.size) keepAddress();
    apply();
    if (chosen.size) showTarget();
    return lens;
  };

  const lens = { open: () => panel.showPopover(), turn };
  all.addEventListener("click", clear);
  undo.addEventListener("click", () => {
    clear();
    pick.focus();
  });
  panel.addEventListener("toggle", () => {
    pick.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
  });

  for (const place of [pick, panel]) place.addEventListener("keydown", go);

  /** Up and down go around, a letter goes to the next name that it begins, right and left to the
   * button “Only” and back; the first step comes from the button that opens the panel.
   * @param {KeyboardEvent} event */
  function go(event) {
    if (!panel.matches(":popover-open") || event.ctrlKey || event.metaKey || event.altKey) return;
    const switches = [...panel.querySelectorAll("button:not(.only)")];
    const row = document.activeElement?.closest(".lens > *");
    const now = switches.findIndex((one) => row?.contains(one));
    const goal = {
      ArrowDown: switches.at((now + 1) % switches.length),
      ArrowUp: switches.at(now < 0 ? -1 : now - 1),
      ArrowRight: row?.querySelector(".only"), ArrowLeft: switches[now],
    }[event.key] ?? [...switches.slice(now + 1), ...switches]
      .find((one) => one.textContent?.toLowerCase().startsWith(event.key.toLowerCase()));
    if (!(goal instanceof HTMLElement)) return;
    event.preventDefault();
    goal.focus();
  }

  /** A platform is added to what is chosen, or taken alone. @param {string} name */
  function makeRow(name) {
    const slug = name.toLowerCase();
    const kind = { type: "button", "data-platform": slug };
    const button = make("button", kind, icon(`p-${slug}`), name);
    button.addEventListener("click", () => turn(slug));
    const alone = { type: "button", class: "only", "aria-label": `Only ${name}` };
    const only = make("button", alone, "Only");
    only.addEventListener("click", () => {
      chosen.clear();
      turn(slug);
      panel.hidePopover();
    });
    return make("div", {}, button, only);
  }

  /** Chooses a platform, or no longer. @param {string | undefined} slug */
  function turn(slug) {
    if (!slug) return;
    if (!chosen.delete(slug)) chosen.add(slug);
    change();
  }

  function clear() {
    chosen.clear();
    change();
  }

  function change() {
    remember();
    keepingPlace(apply);
    dispatchEvent(new CustomEvent("lens", { detail: [...chosen] }));
    const hidden = document.querySelectorAll(".folded").length;
    const folded = hidden ? `, ${hidden} ${hidden === 1 ? "section" : "sections"} folded` : "";
    hig.say(chosen.size ? `Showing ${named()}${folded}` : "Showing all platforms");
  }

  /** @param {string} id of a symbol on the page */
  function icon(id) {
    const [svg, use] = ["svg", "use"].map((tag) =>
      document.createElementNS("http://www.w3.org/2000/svg", tag));
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#${id}`);
    svg.append(use);
    return svg;
  }

  /** @param {string} [between] the last two */
  function named(between = ", ") {
    const all = names.filter((name) => chosen.has(name.toLowerCase()));
    return [...all.slice(0, -2), all.slice(-2).join(between)].join(", ");
  }

  /** What a reader chooses holds for all pages; what came with a link, for its page. */
  function remember() {
    keepAddress();
    hig.store("platforms", [...chosen].join(","));
  }

  /** Where it can be kept, so that it can be shared. */
  function keepAddress() {
    const list = [...chosen].join(",");
    const address = new URL(location.href);
    if (list) address.searchParams.set("platforms", list);
    else address.searchParams.delete("platforms");
    try {
      history.replaceState(history.state, "", address.href.replace(/%2C/g, ","));
    } catch { /* not on every page opened from disk */ }
  }

  /** @param {string[]} platforms @returns {boolean} whether none of them was chosen */
  function isOut(platforms) {
    return chosen.size > 0 && platforms.length > 0 && !platforms.some((slug) => chosen.has(slug));
  }

  /** @param {Element} entry */
  const platformsOf = (entry) =>
    (entry.getAttribute("data-platforms") ?? "").split(" ").filter(Boolean);

  function apply() {
    const short = chosen.size > 1 ? `${chosen.size} of 6` : named() || "All";
    if (label) label.textContent = short;
    undo.hidden = !chosen.size;
    undo.replaceChildren(make("span", {}, short), icon("i-close"));
    undo.setAttribute("aria-label", `Showing ${named()}. Show all platforms`);
    all.setAttribute("aria-pressed", String(!chosen.size));
    for (const button of panel.querySelectorAll("[data-platform]")) press(button, button);
    tellApart();
    for (const chip of document.querySelectorAll(".platforms [data-platform]")) {
      chip.classList.toggle("out", isOut([chip.getAttribute("data-platform") ?? ""]));
      press(chip.querySelector("button"), chip);
    }
    const lists = new Set();
    for (const entry of document.querySelectorAll("main [data-platforms]")) {
      const isList = entry.matches("li") && entry.parentElement;
      if (isList) lists.add(entry.parentElement);
      else entry.classList.toggle("out", isOut(platformsOf(entry)));
    }
    lists.forEach(foldList);
    for (const { heading, folds, count } of platformHeadings()) fold(heading, folds, count);
    openTarget();
  }

  /** Under the title of a page about others, a line says so. */
  function tellApart() {
    document.querySelector(".apart")?.remove();
    const list = document.querySelector("main .platforms");
    const own = [...list?.querySelectorAll("li:not(.no)") ?? []]
      .map((chip) => chip.getAttribute("data-platform") ?? "");
    if (!isOut(own)) return;
    list?.after(make("p", { class: "apart" }, `This page is not about ${named(" or ")}.`));
  }

  /** @param {Element | null} button @param {Element} owner */
  function press(button, owner) {
    const slug = owner.getAttribute("data-platform") ?? "";
    button?.setAttribute("aria-pressed", String(chosen.has(slug)));
  }

  /** Hides entries about others, and says how many. @param {Element} list */
  function foldList(list) {
    list.querySelector(":scope > .others")?.remove();
    let count = 0;
    for (const entry of list.children) {
      const folds = isOut(platformsOf(entry));
      /** @type {HTMLElement} */ (entry).hidden = folds;
      if (folds) count += 1;
    }
    if (!count) return;
    const button = make("button", { class: "unfold", type: "button" },
      `${count} more for other platforms`);
    const others = make("li", { class: "others" }, button);
    button.addEventListener("click", () => {
      const first = /** @type {HTMLElement | null} */ (list.querySelector(":scope > [hidden]"));
      for (const entry of list.children) /** @type {HTMLElement} */ (entry).hidden = false;
      others.remove();
      first?.querySelector("a")?.focus();
    });
    list.append(others);
  }

  /** The line that is being read stays where it is. @param {() => void} change */
  function keepingPlace(change) {
    const bar = document.querySelector(".bar")?.getBoundingClientRect();
    const above = bar && bar.top <= 0 ? bar.bottom : 0;
    const shown = [...document.querySelectorAll(".prose > *, .prose ~ *")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => isRead(element, box, above));
    document.body.style.minBlockSize = "";
    change();
    const kept = shown.find(({ element }) => element.getBoundingClientRect().height > 0);
    if (kept) scrollSo(kept.element, kept.box.top);
  }

  /**
   * A heading that is cut is not read: what it opens may come between it and the next line.
   * @param {Element} element
   * @param {DOMRect} box
   * @param {number} above
   */
  function isRead(element, box, above) {
    const top = /^H[1-6]$/.test(element.tagName) ? box.top : box.bottom - 1;
    return box.height > 0 && top >= above;
  }

  /**
   * A page that became too short for it gets room below.
   * @param {Element} element
   * @param {number} top
   */
  function scrollSo(element, top) {
    const move = () =>
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    move();
    const missing = element.getBoundingClientRect().top - top;
    if (missing < 1) return;
    document.body.style.minBlockSize = `${document.body.offsetHeight + missing}px`;
    move();
  }

  /** Headings that name platforms and nothing else, whether they fold, and how many lines that
   * hides, before any does. */
  function platformHeadings() {
    return [...document.querySelectorAll(".prose :is(h2, h3, h4, h5)[id]")].flatMap((heading) => {
      const platforms = platformsIn(heading.firstElementChild?.textContent ?? "");
      if (!platforms.length) return [];
      const folds = isOut(platforms);
      return [{ heading, folds, count: folds ? lines(under(heading)) : 0 }];
    });
  }

  /** The platforms of a heading that names nothing else. @param {string} title */
  function platformsIn(title) {
    const words = title.toLowerCase().split(/[\s,/&]+/)
      .filter((word) => word && word !== "and" && word !== "or");
    return words.every((word) => slugs.includes(word)) ? words : [];
  }

  /** What stands under a heading, up to the next of its level. @param {Element} heading */
  function under(heading) {
    const level = Number(heading.tagName[1]);
    /** @type {HTMLElement[]} */
    const inside = [];
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^H[2-6]$/.test(next.tagName) && Number(next.tagName[1]) <= level) break;
      inside.push(/** @type {HTMLElement} */ (next));
    }
    return inside;
  }

  /** How many lines of text some elements take. @param {HTMLElement[]} elements */
  function lines(elements) {
    const line = 1.55 * Number.parseFloat(getComputedStyle(document.body).fontSize);
    const heights = elements.map((element) => element.getBoundingClientRect().height);
    const height = heights.reduce((sum, one) => sum + one, 0);
    return Math.max(1, Math.round(height / line));
  }

  /** @param {Element} heading @param {boolean} folds @param {number} [count] of lines below it */
  function fold(heading, folds, count) {
    for (const element of under(heading)) element.hidden = folds;
    heading.classList.toggle("folded", folds);
    const old = heading.querySelector(".unfold");
    if (!folds) return old?.remove();
    if (old) return;
    const words = count === 1 ? "1 line" : `${count} lines`;
    const button = make("button", { class: "unfold", type: "button" }, `Show ${words}`);
    button.setAttribute("aria-label", `Show ${words} on ${heading.textContent}`);
    button.addEventListener("click", () => fold(heading, false));
    heading.append(button);
  }

  function target() {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null; // "#%" is no address
    }
  }

  /** A place that is asked for is shown, whatever was chosen. */
  function openTarget() {
    const place = target();
    if (!place) return;
    for (const heading of document.querySelectorAll(".folded")) {
      const inside = under(heading);
      if (heading === place || inside.some((element) => element.contains(place))) {
        fold(heading, false);
      }
    }
  }

  function showTarget() {
    openTarget();
    target()?.scrollIntoView();
  }

  addEventListener("hashchange", showTarget);
  addEventListener("beforeprint", () => {
    for (const heading of document.querySelectorAll(".folded")) fold(heading, false);
  });
})();
