/**
 * The platform lens: a reader chooses platforms, and sections about others fold to their headings,
 * entries of lists about others step back. Nothing vanishes.
 */
(() => {
  "use strict";
  const names = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"];
  const slugs = names.map((name) => name.toLowerCase());
  /** @type {Set<string>} slugs; none stands for all */
  const chosen = new Set();

  /** Puts the switches in their place. @param {Element} place @param {string} list of slugs */
  hig.lens = (place, list) => {
    for (const slug of list.split(",")) if (slugs.includes(slug)) chosen.add(slug);
    const group = document.createElement("div");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", "Platforms to show");
    group.append(...names.map(makeSwitch));
    place.replaceChildren(group);
    apply();
    showTarget();
  };

  /** @param {string} name */
  function makeSwitch(name) {
    const slug = name.toLowerCase();
    const button = document.createElement("button");
    button.type = "button";
    button.title = name;
    button.dataset.platform = slug;
    button.setAttribute("aria-label", name);
    button.append(icon(slug));
    button.addEventListener("click", () => {
      if (!chosen.delete(slug)) chosen.add(slug);
      remember();
      keepingPlace(apply);
      hig.say(chosen.size ? `Showing ${named()}` : "Showing all platforms");
    });
    return button;
  }

  /** @param {string} slug */
  function icon(slug) {
    const [svg, use] = ["svg", "use"].map((tag) =>
      document.createElementNS("http://www.w3.org/2000/svg", tag));
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#p-${slug}`);
    svg.append(use);
    return svg;
  }

  function named() {
    return names.filter((name) => chosen.has(name.toLowerCase())).join(", ");
  }

  /** In storage, and in the address where it can be kept, so that it can be shared. */
  function remember() {
    const list = [...chosen].join(",");
    const address = new URL(location.href);
    if (list) address.searchParams.set("platforms", list);
    else address.searchParams.delete("platforms");
    try {
      history.replaceState(history.state, "", address.href.replace(/%2C/g, ","));
    } catch { /* not on every page opened from disk */ }
    try {
      localStorage.setItem("platforms", list);
    } catch { /* private mode: the choice lasts for this page */ }
  }

  /** @param {string[]} platforms @returns {boolean} whether none of them was chosen */
  function isOut(platforms) {
    return chosen.size > 0 && platforms.length > 0 && !platforms.some((slug) => chosen.has(slug));
  }

  function apply() {
    for (const button of document.querySelectorAll(".lens [data-platform]")) {
      const slug = button.getAttribute("data-platform") ?? "";
      button.setAttribute("aria-pressed", String(chosen.has(slug)));
    }
    for (const chip of document.querySelectorAll(".platforms [data-platform]")) {
      chip.classList.toggle("out", isOut([chip.getAttribute("data-platform") ?? ""]));
    }
    for (const entry of document.querySelectorAll("[data-platforms]")) {
      entry.classList.toggle("out", isOut((entry.getAttribute("data-platforms") ?? "").split(" ").filter(Boolean)));
    }
    for (const heading of document.querySelectorAll(".prose :is(h2, h3, h4, h5)[id]")) {
      const platforms = platformsIn(heading.firstElementChild?.textContent ?? "");
      if (platforms.length) fold(heading, isOut(platforms));
    }
    openTarget();
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
    const move = () => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    move();
    const missing = element.getBoundingClientRect().top - top;
    if (missing < 1) return;
    document.body.style.minBlockSize = `${document.body.offsetHeight + missing}px`;
    move();
  }

  /** The platforms of a heading that names nothing else. @param {string} title */
  function platformsIn(title) {
    const words = title.toLowerCase().split(/[\s,/&]+/).filter((word) => word && word !== "and" && word !== "or");
    return words.every((word) => slugs.includes(word)) ? words : [];
  }

  /** What stands under a heading, up to the next of its level. @param {Element} heading */
  function under(heading) {
    const level = Number(heading.tagName[1]);
    const inside = [];
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^H[2-6]$/.test(next.tagName) && Number(next.tagName[1]) <= level) break;
      inside.push(next);
    }
    return inside;
  }

  /** @param {Element} heading @param {boolean} folds */
  function fold(heading, folds) {
    for (const element of under(heading)) /** @type {HTMLElement} */ (element).hidden = folds;
    heading.classList.toggle("folded", folds);
    const old = heading.querySelector(".unfold");
    if (!folds) return old?.remove();
    if (old) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "unfold";
    button.textContent = "Show";
    button.setAttribute("aria-label", `Show the section on ${heading.textContent}`);
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
      if (heading === place || inside.some((element) => element.contains(place))) fold(heading, false);
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
