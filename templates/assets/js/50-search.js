/** What starts a search on any page: its fields, `/`, ⌘K and Ctrl-K. Loads nothing before. */
hig.ready(() => {
  "use strict";
  const results = document.querySelector(".results");
  const fields = /** @type {HTMLInputElement[]} */ (
    [...document.querySelectorAll("form.find[data-root]:not(.results *) input")]);
  const want = () => hig.bundle("search");
  // The words of a search come along to the page that has them.
  if (/[?&]q=/.test(location.search)) want();

  for (const field of fields) {
    const hint = field.parentElement?.querySelector("kbd");
    if (hint) hint.hidden = false;
    field.addEventListener("pointerenter", want);
    field.addEventListener("focus", () => want().then(() => hig.warm(), () => {}));
    if (results) continue;
    field.addEventListener("click", () => open(field));
    field.addEventListener("input", () => open(field));
  }

  /** Moves what a field holds into the dialog; until that is there, the field takes the keys.
   * @param {HTMLInputElement} field */
  async function open(field) {
    try {
      await want();
    } catch {
      return hig.say("The search cannot be loaded");
    }
    const words = field.value;
    field.value = "";
    hig.open?.(words || undefined);
  }

  addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)
      && !event.altKey && !event.shiftKey;
    if (event.isComposing || !(isK || (isSlash && !isTyping(event.target)))) return;
    event.preventDefault();
    if (results) return results.querySelector("input")?.focus();
    const field = hig.open ? fields[0] : fields.find(takesFocus);
    if (field) open(field);
  });

  /** Of two fields one may be hidden. @param {HTMLInputElement} field */
  function takesFocus(field) {
    field.focus();
    return document.activeElement === field;
  }

  /** Whether keys write text there. @param {EventTarget | null} target */
  function isTyping(target) {
    return target instanceof HTMLElement
      && (target.isContentEditable || target.matches("input, textarea, select"));
  }
});
