/** The theme, switched by the button in the bar, and the variants of pictures for it. */
(() => {
  "use strict";
  /** @type {Record<string, {next: string, label: string, media: string}>} */
  const themes = {
    auto: { next: "light", label: "Theme: system", media: "(prefers-color-scheme: dark)" },
    light: { next: "dark", label: "Theme: light", media: "not all" },
    dark: { next: "auto", label: "Theme: dark", media: "all" },
  };
  const { dataset, style } = document.documentElement;
  const button = document.querySelector(".theme");
  let theme = Object.hasOwn(themes, dataset.theme ?? "") ? dataset.theme ?? "" : "auto";

  function show() {
    const { label, media } = themes[theme];
    style.colorScheme = dataset.theme = theme === "auto" ? "" : theme;
    for (const source of document.querySelectorAll("source[media]")) {
      source.setAttribute("media", media);
    }
    button?.setAttribute("aria-label", label);
    button?.setAttribute("title", label);
  }

  /** Goes on to the next theme, and says which. */
  hig.nextTheme = () => {
    theme = themes[theme].next;
    hig.store("theme", theme);
    show();
    hig.say(themes[theme].label);
  };

  show();
})();
