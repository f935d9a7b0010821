/** Theme: applied before the first paint, switched by the button in the bar. */
(() => {
  "use strict";
  /** @type {Record<string, {next: string, label: string}>} */
  const themes = {
    auto: { next: "light", label: "Theme: system" },
    light: { next: "dark", label: "Theme: light" },
    dark: { next: "auto", label: "Theme: dark" },
  };
  const root = document.documentElement;

  /** @returns {string} the stored theme, "auto" when none is or storage is closed */
  function stored() {
    try {
      const name = localStorage.getItem("theme");
      return name && Object.hasOwn(themes, name) ? name : "auto";
    } catch {
      return "auto";
    }
  }

  /** @param {string} name */
  function store(name) {
    try {
      localStorage.setItem("theme", name);
    } catch { /* private mode: the choice lasts for this page */ }
  }

  /** @param {string} name */
  function apply(name) {
    if (name === "auto") delete root.dataset.theme;
    else root.dataset.theme = name;
  }

  /** @type {Record<string, string>} */
  const media = { auto: "(prefers-color-scheme: dark)", light: "not all", dark: "all" };

  /** Shows the variants of pictures for a theme. @param {string} name */
  function applyToPictures(name) {
    for (const source of document.querySelectorAll("source[media]")) {
      source.setAttribute("media", media[name]);
    }
  }

  /** @param {Element} button @param {string} name */
  function show(button, name) {
    const { label } = themes[name];
    button.setAttribute("aria-label", label);
    button.setAttribute("title", label);
  }

  let theme = stored();
  apply(theme);

  hig.ready(() => {
    if (theme !== "auto") applyToPictures(theme);
    const button = document.querySelector(".theme");
    if (!(button instanceof HTMLElement)) return;
    show(button, theme);
    button.hidden = false;
    button.addEventListener("click", () => {
      theme = themes[theme].next;
      store(theme);
      apply(theme);
      applyToPictures(theme);
      show(button, theme);
    });
  });
})();
