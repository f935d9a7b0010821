/** The list of all guidelines: its choices filter it, and the address keeps them. */
(() => {
  "use strict";
  const facets = /** @type {const} */ (["verb", "platform", "group"]);
  const keys = /** @type {const} */ ([...facets, "word"]);
  const step = 100;
  /** What fills a screen comes first, the rest of a step a moment later. */
  const screen = 25;
  const figures = new Intl.NumberFormat("en");
  const own = /[?&](verb|platform|group|word)=/;
  // What is not asked for is not shown first.
  if (own.test(location.search) || started()) document.documentElement.classList.add("asked");

  /** The platforms that a reader chose for all pages, if the address asks for none. */
  function started() {
    if (/[?&]platform=/.test(location.search)) return "";
    try {
      const lens = new URLSearchParams(location.search).get("platforms");
      return lens ?? localStorage.getItem("platforms") ?? "";
    } catch {
      return "";
    }
  }

  addEventListener("DOMContentLoaded", () => {
    const page = document.querySelector(".sifted");
    const form = page?.querySelector("form.sift");
    const field = form?.querySelector("input");
    const fold = form?.querySelector("details");
    const [tally, status, list, more] = [".tally", ".tally p", ".sifting", ".more"].map((part) =>
      /** @type {HTMLElement} */ (page?.querySelector(part)));
    if (!(form instanceof HTMLFormElement) || !field || !fold) return;
    // Where there is room they are in view, in browsers that have no style for it too.
    fold.open = matchMedia("(width >= 80rem)").matches;
    const whole = status.textContent ?? "";
    /** @type {Map<string, HTMLAnchorElement>} by `verb=avoid` */
    const links = new Map();
    for (const link of form.querySelectorAll(".facet a")) {
      const facet = link.closest("[data-facet]")?.getAttribute("data-facet");
      links.set(`${facet}=${link.getAttribute("data-value")}`, /** @type {any} */ (link));
    }
    /** Of platforms there may be several, with commas.
     * @type {Record<typeof keys[number], string>} */
    let asked = { verb: "", platform: "", group: "", word: "" };
    let isStarted = false;
    /** Whether the platforms are those for all pages: then what is about none of them in particular
     * is shown too. */
    let isLens = false;
    /** @type {Promise<Awaited<ReturnType<typeof hig.catalog>>> | undefined} */
    let catalog;
    /** Each update takes a number; an older one that comes late is dropped. */
    let newest = 0;
    /** @type {number[]} */
    let found = [];
    let shown = list.querySelectorAll("li").length;
    let isWhole = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let writing;

    const load = () => {
      catalog ??= hig.catalog(form.dataset.list ?? "");
      catalog.catch(() => { catalog = undefined; });
      return catalog;
    };

    /** The address of a choice. @param {Partial<typeof asked>} change */
    function address(change = {}) {
      const wanted = { ...asked, ...change };
      const others = [...new URLSearchParams(location.search)]
        .filter(([key]) => !(/** @type {readonly string[]} */ (keys)).includes(key));
      const parts = keys.filter((key) => wanted[key] && !(key === "platform" && follows(change)))
        .map((key) => [key, wanted[key].trim()]);
      // Where a choice for all pages would begin again, its absence is said.
      if (!wanted.platform && isStarted) parts.push(["platform", "all"]);
      const query = String(new URLSearchParams([...others, ...parts])).replaceAll("%2C", ",");
      return location.pathname + (query && `?${query}`);
    }

    /** Whether the platforms stay those for all pages. @param {Partial<typeof asked>} change */
    const follows = (change) => isLens && change.platform === undefined;

    function readAddress() {
      const parameters = new URLSearchParams(location.search);
      for (const key of keys) {
        const value = parameters.get(key) ?? "";
        asked[key] = key === "word" || links.has(`${key}=${value}`) ? value : "";
      }
      asked.platform = several(started() || parameters.get("platform")).join(",");
      isLens = Boolean(started() && asked.platform);
      if (isLens) isStarted = true;
      isStarted ||= parameters.get("platform") === "all";
      field.value = asked.word;
    }

    /** The platforms of a list that this page knows. @param {string | null} list */
    function several(list) {
      return (list ?? "").split(",").filter((slug) => links.has(`platform=${slug}`));
    }

    /** @param {boolean} [isStep] whether a press leads back to what was there before */
    function keepAddress(isStep = false) {
      clearTimeout(writing);
      try {
        if (isStep && address() !== location.pathname + location.search) {
          history.pushState(null, "", address());
        } else {
          history.replaceState(history.state, "", address());
        }
      } catch { /* not on every page opened from disk */ }
    }

    /** @param {string} key as of a link */
    const named = (key) => links.get(key)?.querySelector("span")?.textContent ?? "";
    /** @param {string} facet @param {string} value */
    const isChosen = (facet, value) => asked[facet].split(",").includes(value);
    /** The same, but for what was chosen for all pages. @param {string} facet
     * @param {string} value */
    const isFilter = (facet, value) => isChosen(facet, value) && !(facet === "platform" && isLens);
    /** What a press on a choice asks for: that alone, or no longer that.
     * @param {string} facet @param {string} value */
    const pressed = (facet, value) => (isFilter(facet, value)
      ? asked[facet].split(",").filter((other) => other !== value).join(",") : value);
    /** @param {string} text */
    const words = (text) => hig.plainWords(text).split(/(?= )/).filter((word) => word !== " ");

    /** Shows the list as it is asked for. */
    async function update() {
      const turn = (newest += 1);
      showChoices();
      const known = await load();
      const starts = words(asked.word);
      if (starts.length) await known.bring();
      const [verb, group] = /** @type {const} */ (["verb", "group"]).map((facet) => (asked[facet]
        ? known[`${facet}s`].findIndex(([slug]) => slug === asked[facet]) : -1));
      const platforms = known.platforms
        .reduce((sum, [slug], bit) => sum | Number(isChosen("platform", slug)) << bit, 0);
      const result = known.find({ verb, platforms, isOpen: isLens, group, words: starts });
      await known.bring(result.found.slice(0, step));
      if (turn !== newest) return;
      found = result.found;
      isWhole = found.length === known.total;
      showCounts(known, result.counts);
      list.replaceChildren();
      shown = 0;
      grow(known, screen);
      say(known.total);
      document.documentElement.classList.remove("asked");
      setTimeout(() => { if (turn === newest && shown < step) grow(known, step - shown); });
    }

    /** Adds rows, page by page. @param {Awaited<ReturnType<typeof hig.catalog>>} known
     * @param {number} many */
    function grow(known, many) {
      const rows = document.createDocumentFragment();
      let place = list.querySelector("ul:last-of-type");
      let owner = Number(list.dataset.owner ?? -1);
      if (!shown) owner = -1;
      const said = isLens ? "" : named(`platform=${asked.platform}`);
      for (const index of found.slice(shown, shown + many)) {
        const rule = known.rule(index);
        if (rule.owner !== owner) {
          place = hig.make("ul", { class: "rules" });
          rows.append(heading(rule), place);
        }
        owner = rule.owner;
        const others = rule.platforms.filter((name) => name !== said);
        // Of one platform, the row says what else it is about.
        const also = others.length && others.length < rule.platforms.length;
        const platforms = also ? [`also ${others.join(", ")}`] : others;
        place?.append(hig.row({ ...rule, platforms }));
      }
      list.append(rows);
      list.dataset.owner = String(owner);
      shown = Math.min(found.length, shown + many);
      showMore(found.length);
    }

    /** @param {number} total */
    function showMore(total) {
      const rest = total - shown;
      more.hidden = rest <= 0;
      more.textContent = `Show ${Math.min(step * 3, rest)} more of ${figures.format(rest)}`;
    }

    /** @param {{title: string, page: string, source: string, group: string}} rule */
    function heading({ title, page: href, source, group }) {
      return hig.make("h2", source ? { "data-source": source } : {},
        hig.make("a", { href }, title), " ", hig.make("small", {}, group));
    }

    /** What was chosen is marked, and each choice leads to what it would show. */
    function showChoices() {
      links.forEach((link, key) => {
        const [facet, value] = key.split("=");
        if (isFilter(facet, value)) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
        link.href = address({ [facet]: pressed(facet, value) });
      });
      showRemovers();
    }

    /** @param {Awaited<ReturnType<typeof hig.catalog>>} known
     * @param {Record<string, number[]>} counts */
    function showCounts(known, counts) {
      for (const facet of facets) {
        known[`${facet}s`].forEach(([slug], index) => {
          const link = links.get(`${facet}=${slug}`);
          const count = counts[facet][index];
          const small = link?.querySelector("small");
          if (!link || !small) return;
          small.textContent = figures.format(count);
          link.classList.toggle("none", !count);
        });
      }
    }

    /** What filters the list, each to be taken away. */
    function showRemovers() {
      tally.querySelector("ul")?.remove();
      const active = keys.filter((key) => asked[key].trim());
      if (!active.length) return;
      const removers = active.flatMap((key) => {
        if (key === "word") {
          const name = `“${asked.word.trim()}”`;
          return [remover(name, `Remove ${name}`, { word: "" })];
        }
        return asked[key].split(",").map((value) => {
          const name = named(`${key}=${value}`);
          const rest = asked[key].split(",").filter((other) => other !== value).join(",");
          return remover(name, `Remove ${name}`, { [key]: rest });
        });
      });
      if (removers.length > 1) {
        removers.push(remover("Clear all", "Clear all filters",
          { verb: "", platform: "", group: "", word: "" }));
      }
      tally.append(hig.make("ul", { class: "removers", "aria-label": "Chosen" }, ...removers));
    }

    /** @param {string} name @param {string} label @param {Partial<typeof asked>} change */
    function remover(name, label, change) {
      const link = hig.make("a", { href: address(change), "aria-label": label }, name);
      link.addEventListener("click", (event) => {
        if (!hig.isPlain(event)) return;
        event.preventDefault();
        if (change.word === "") field.value = "";
        choose(change);
        status.focus({ preventScroll: true });
      });
      return hig.make("li", {}, link);
    }

    /** @param {number} total */
    function say(total) {
      const [many, all] = [found.length, total].map((number) => figures.format(number));
      const names = asked.platform.split(",").map((slug) => named(`platform=${slug}`)).join(", ");
      const why = isLens ? `: general ones, and those for ${names}` : "";
      let words = found.length ? `${many} of ${all} guidelines${why}`
        : "No guideline matches all filters: remove one.";
      if (isWhole) words = whole;
      if (status.textContent !== words) status.textContent = words;
    }

    /** @param {Partial<typeof asked>} change @param {boolean} [isLensed] whether its platforms
     * are those for all pages @param {boolean} [isStep] */
    function choose(change, isLensed = follows(change), isStep = true) {
      Object.assign(asked, change);
      isLens = isLensed;
      keepAddress(isStep);
      update().catch(() => hig.say("The list cannot be loaded"));
    }

    form.addEventListener("click", (event) => {
      const link = event.target instanceof Element && event.target.closest(".facet a");
      if (!link || !hig.isPlain(event)) return;
      event.preventDefault();
      const [facet, value] = [...links].find(([, known]) => known === link)?.[0].split("=") ?? [];
      if (facet) choose({ [facet]: pressed(facet, value) });
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    field.addEventListener("input", () => {
      asked.word = field.value;
      clearTimeout(writing);
      writing = setTimeout(keepAddress, 300);
      update().catch(() => hig.say("The list cannot be loaded"));
    });
    // Who reaches for a choice gets it at once.
    for (const kind of ["pointerover", "focusin"]) {
      form.addEventListener(kind, () => {
        load().then((known) => known.isSmall && known.bring()).catch(() => {});
      }, { once: true });
    }
    more.addEventListener("click", async () => {
      const known = await load();
      const first = shown;
      if (!found.length) {
        const all = { verb: -1, platforms: 0, isOpen: false, group: -1, words: [] };
        found = known.find(all).found;
      }
      await known.bring(found.slice(shown, shown + step * 3));
      grow(known, step * 3);
      list.querySelectorAll("li > a")[first]?.focus({ preventScroll: true });
    });
    // The choice for all pages is one for this list too.
    addEventListener("lens", (event) => {
      const slugs = /** @type {CustomEvent<string[]>} */ (event).detail;
      const platform = several(slugs.join(",")).join(",");
      isStarted = Boolean(platform);
      choose({ platform }, isStarted, false);
    });
    addEventListener("popstate", () => {
      readAddress();
      update().catch(() => {});
    });

    readAddress();
    showChoices();
    if (keys.some((key) => asked[key])) {
      update().catch(() => document.documentElement.classList.remove("asked"));
    } else {
      document.documentElement.classList.remove("asked");
      showMore(Number(whole.replace(/\D/g, "")));
    }
  });
})();
