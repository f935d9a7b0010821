/** The keys of the site, in a dialog, and the choices which single letters are keys. */
(() => {
  "use strict";
  const { make } = hig;
  const command = /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl";

  /** @param {string} act @param {string[]} names */
  const row = (act, ...names) => [
    make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])), make("dd", {}, act),
  ];
  const turns = make("input", { type: "checkbox" });
  const letters = make("input", { type: "checkbox" });
  const dialog = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("form", { method: "dialog" },
      make("h2", { id: "help-title" }, "Keys"),
      make("dl", {},
        ...row("Search", "/", `${command} K`),
        ...row("Choose and open a result", "↑", "↓", "↵"),
        ...row("Open it in a new tab", `${command} ↵`),
        ...row("Copy a link to the guideline or section on screen", "c"),
        ...row("Platforms: type a letter to go to a name, → and ↵ to show only it", "l"),
        ...row("Close, or remove highlights", "esc"),
        ...row("Skip to the text, the contents or the search", "tab"),
        ...row("Next and previous page, if turned on below", "n", "p"),
        ...row("This help", "?")),
      make("label", {}, letters, " Copy with c, choose platforms with l"),
      make("label", {}, turns, " Turn pages with n and p"),
      make("button", { value: "close", autofocus: "" }, "Close")));
  document.body.append(dialog);

  choose(turns, "keys", "on");
  choose(letters, "letters", "off");

  /** A box is what browsers keep of it; without anything kept, it is the other way.
   * @param {HTMLInputElement} box @param {string} name @param {"on" | "off"} kept */
  function choose(box, name, kept) {
    const isOn = kept === "on";
    box.checked = (hig.stored(name) === kept) === isOn;
    box.addEventListener("change", () => {
      const isKept = hig.store(name, box.checked === isOn ? kept : "");
      if (!isKept) hig.say("This browser saves no choices");
    });
  }

  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });

  addEventListener("keydown", (event) => {
    const rel = { n: "next", p: "prev" }[event.key];
    const isWith = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (!rel || isWith || isBusy() || !turns.checked || hig.isTyping(event.target)) return;
    document.querySelector(`.pager [rel="${rel}"]`)?.click();
  });

  function isBusy() {
    return document.querySelector("dialog[open], :popover-open") !== null;
  }

  /** Does what a key is for. @param {string} key */
  hig.act = (key) => {
    if (isBusy()) return;
    if (key === "?") dialog.showModal();
    else if (letters.checked) ({ c: hig.copyPlace, l: hig.choosePlatforms })[key]?.();
  };
})();
