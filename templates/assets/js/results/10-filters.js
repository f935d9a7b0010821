/** The facets of a search as check boxes with counts, which know the bits that stand for them. */
(() => {
  "use strict";
  const legends = { kind: "Kind", platform: "Platform", group: "Part", edition: "Edition" };
  const facets = /** @type {(keyof typeof legends)[]} */ (Object.keys(legends));

  /** @param {HTMLFormElement} form @param {() => void} changed by the reader */
  hig.filters = (form, changed) => {
    const [place, number, clear] = [".facets", ".number", ".clear"].map((part) =>
      /** @type {HTMLElement} */ (form.querySelector(part)));
    const details = /** @type {HTMLDetailsElement} */ (form.querySelector("details"));
    /** @type {Map<string, number>} what stands for `platform=macOS` */
    const bits = new Map();
    /** @type {Map<string, {label: HTMLElement, box: HTMLInputElement, count: HTMLElement}>} */
    const boxes = new Map();
    /** @type {Set<string>} */
    let chosen = new Set();
    details.open = matchMedia("(width >= 80rem)").matches;

    /** @param {Facet[]} values */
    function learn(values) {
      for (const { facet, name, bit } of values) bits.set(`${facet}=${name}`, bit);
    }

    /** An edition has its id in the address, and is shown by the name of its part.
     * @param {string} id */
    const editionName = (id) => (id === "current" ? "Today" : [...bits.keys()]
      .find((key) => key.toLowerCase().replaceAll(" ", "-") === `group=${id}`)?.slice(6) ?? id);

    /** @param {string} key @param {string} facet @param {string} name */
    function makeBox(key, facet, name) {
      const box = hig.make("input", { type: "checkbox", name: facet, value: name });
      const count = hig.make("small", {});
      const words = facet === "edition" ? editionName(name) : name;
      const label = hig.make("label", {}, box, hig.make("span", {}, words), count);
      boxes.set(key, { label, box, count });
      fieldset(facet).append(label);
    }

    /** @param {string} facet */
    function fieldset(facet) {
      const known = place.querySelector(`fieldset[name="${facet}"]`);
      if (known) return known;
      const legend = legends[/** @type {keyof typeof legends} */ (facet)];
      const made = hig.make("fieldset", { name: facet }, hig.make("legend", {}, legend));
      place.append(made);
      return made;
    }

    /** Shows the values that some hit has; a choice is only one where there are two.
     * @param {Facet[]} values */
    function show(values) {
      learn(values);
      const counts = new Map(values.map((value) => [`${value.facet}=${value.name}`, value.count]));
      for (const wanted of facets) {
        for (const { facet, name } of values.filter((value) => value.facet === wanted)) {
          if (!boxes.has(`${facet}=${name}`)) makeBox(`${facet}=${name}`, facet, name);
        }
      }
      boxes.forEach(({ label, box, count }, key) => {
        const many = counts.get(key) ?? 0;
        box.checked = chosen.has(key);
        count.textContent = String(many);
        label.hidden = !many && !box.checked;
      });
      for (const set of place.children) {
        const shown = set.querySelectorAll("label:not([hidden])").length;
        /** @type {HTMLElement} */ (set).hidden = shown < 2 && !set.querySelector(":checked");
      }
      form.hidden = !place.querySelector("fieldset:not([hidden])");
      number.textContent = chosen.size ? String(chosen.size) : "";
      clear.hidden = !chosen.size;
    }

    form.addEventListener("change", () => {
      chosen = new Set([...boxes].filter(([, { box }]) => box.checked).map(([key]) => key));
      changed();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    clear.addEventListener("click", () => {
      chosen = new Set();
      details.querySelector("summary")?.focus();
      changed();
    });
    return {
      show,
      /** @param {URLSearchParams} parameters of the address */
      read(parameters) {
        chosen = new Set(facets.flatMap((facet) =>
          parameters.getAll(facet).map((name) => `${facet}=${name}`)));
      },
      /** As the address has them. */
      write: () => [...chosen].map((key) => key.split("=").map(encodeURIComponent).join("=")),
      /** What engines understand. @param {string} query */
      async mask(query) {
        if (!chosen.size) return 0;
        if (!bits.size) learn((await hig.search(query, 1)).facets);
        chosen = new Set([...chosen].filter((key) => bits.has(key)));
        return [...chosen].reduce((mask, key) => mask | (1 << (bits.get(key) ?? 0)), 0);
      },
    };
  };
})();
