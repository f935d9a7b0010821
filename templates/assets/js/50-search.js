/** Keys, and what starts a search on any page: its fields, `/`, ⌘K. Loads nothing before. */
hig.ready(() => {
  "use strict";
  const results = document.querySelector(".results");
  const fields = /** @type {HTMLInputElement[]} */ (
    [...document.querySelectorAll("form.find[data-root]:not(.results *) input")]);
  const bundle = () => hig.bundle("search");
  /** @type {Promise<void> | undefined} */
  let first;

  /** Loads the first file of the index, which holds the engine; again if it was used.
   * @param {boolean} [isUsed] */
  hig.start = (isUsed) => {
    if (isUsed || !first) first = hig.script(`${hig.root}search/start.js`);
    first.catch(() => { first = undefined; });
    return first;
  };
  /** @type {Map<string, string>} the payloads that came in it, by name */
  hig.brought = new Map();
  hig.receive = (name, payload) => { hig.brought.set(name, payload); };

  /** Both at once: the engine need not wait for the scripts that speak to it. */
  function want() {
    hig.start().catch(() => {});
    return bundle();
  }

  // The words of a search come along to the page that has them.
  if (/[?&]q=/.test(location.search)) {
    if (results) want();
    else Promise.all([bundle(), hig.bundle("found")]).catch(() => {});
  }

  for (const field of fields) {
    const hint = field.parentElement?.querySelector("kbd");
    if (hint) hint.hidden = false;
    field.addEventListener("pointerenter", want);
    field.addEventListener("focus", () => want().then(() => hig.warm(), () => {}));
    const act = () => (results ? handOver(field) : open(field));
    field.addEventListener("click", act);
    field.addEventListener("input", act);
    if (!results) continue;
    field.form?.addEventListener("submit", (event) => {
      event.preventDefault();
      handOver(field);
    });
  }

  // The bar's field is there when that of the page has scrolled out of view.
  const big = document.querySelector(".big");
  if (big) {
    new IntersectionObserver(([{ isIntersecting }]) => {
      big.classList.toggle("past", !isIntersecting);
    }, { rootMargin: "-56px 0px 0px" }).observe(big);
  }

  /** The page of results has a field of its own. @param {HTMLInputElement} field */
  function handOver(field) {
    const own = results?.querySelector("input");
    if (!own) return;
    own.focus();
    if (!field.value) return own.select();
    own.value = field.value;
    field.value = "";
    own.dispatchEvent(new Event("input"));
  }

  let isOpening = false;

  /** Moves what a field holds into the dialog; until that is there, the field takes the keys.
   * @param {HTMLInputElement} field
   * @param {Element | null} [before] where the reader was, and will be */
  async function open(field, before) {
    if (isOpening) return;
    isOpening = true;
    try {
      await want();
    } catch {
      return hig.say("The search cannot be loaded");
    } finally {
      isOpening = false;
    }
    const words = field.value;
    field.value = "";
    if (before instanceof HTMLElement) {
      field.blur();
      before.focus({ preventScroll: true });
    }
    hig.open?.(words || undefined);
  }

  if (hig.stored("keys")) hig.bundle("help");

  /** Whether keys write text there. @param {EventTarget | null} target */
  hig.isTyping = (target) => target instanceof HTMLElement
    && (target.isContentEditable || target.matches("input, textarea, select"));

  addEventListener("keydown", (event) => {
    // Nobody looks for a slash alone.
    const isTyping = hig.isTyping(event.target)
      && (event.key !== "/" || event.target.value !== "" || !fields.includes(event.target));
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
    if (isPlain && /^[?cl]$/.test(event.key)) {
      hig.bundle("help").then(() => hig.act(event.key), () => {});
    }
    const isK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)
      && !event.altKey && !event.shiftKey;
    if (event.isComposing || !(isK || (isPlain && event.key === "/"))) return;
    event.preventDefault();
    if (results) return results.querySelector("input")?.select();
    if (hig.open && fields[0]) return open(fields[0]);
    const before = document.activeElement;
    const field = fields.find(takesFocus);
    if (field) open(field, before);
  });

  /** Of two fields one may be hidden. @param {HTMLInputElement} field */
  function takesFocus(field) {
    field.focus();
    return document.activeElement === field;
  }
});
