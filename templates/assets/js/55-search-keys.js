/** What starts a search on any page: its fields, `/`, ⌘K and Ctrl-K. Loads nothing before. */
(() => {
  "use strict";
  const results = document.querySelector(".results");
  const fields = [...document.querySelectorAll("form.find[data-root] input")]
    .filter((field) => field instanceof HTMLInputElement && !results?.contains(field));

  for (const field of /** @type {HTMLInputElement[]} */ (fields)) {
    const hint = field.parentElement?.querySelector("kbd");
    if (hint && (hig.open || results)) hint.hidden = false;
    field.addEventListener("focus", () => hig.warm());
    if (!hig.open) continue;
    field.addEventListener("click", () => hig.open());
    field.addEventListener("input", () => {
      const words = field.value;
      field.value = "";
      hig.open(words);
    });
  }

  addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)
      && !event.altKey && !event.shiftKey;
    if (event.isComposing || !(isK || (isSlash && !isTyping(event.target)))) return;
    event.preventDefault();
    if (hig.open) hig.open();
    else results?.querySelector("input")?.focus();
  });

  /** Whether keys write text there. @param {EventTarget | null} target */
  function isTyping(target) {
    return target instanceof HTMLElement
      && (target.isContentEditable || target.matches("input, textarea, select"));
  }
})();
