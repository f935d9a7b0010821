/** The keys of the site, in a dialog, and the choice whether single letters turn pages. */
(() => {
  "use strict";
  const { make } = hig;
  const command = /Mac|iP/.test(navigator.platform) ? "⌘" : "Ctrl";

  /** @param {string} act @param {string[]} names */
  const row = (act, ...names) => [
    make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])), make("dd", {}, act),
  ];
  const turns = make("input", { type: "checkbox" });
  const dialog = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("form", { method: "dialog" },
      make("h2", { id: "help-title" }, "Keys"),
      make("dl", {},
        ...row("Search", "/", `${command} K`),
        ...row("Choose and open a result", "↑", "↓", "↵"),
        ...row("Open it in a new tab", `${command} ↵`),
        ...row("Close, or take marks away", "esc"),
        ...row("Skip to the text, the contents or the search", "tab"),
        ...row("Next and previous page, if you choose so below", "n", "p"),
        ...row("This help", "?")),
      make("label", {}, turns, " Turn pages with n and p"),
      make("button", { value: "close" }, "Close")));
  document.body.append(dialog);

  try {
    turns.checked = Boolean(localStorage.getItem("keys"));
  } catch { /* then they do not */ }
  turns.addEventListener("change", () => {
    try {
      if (turns.checked) localStorage.setItem("keys", "on");
      else localStorage.removeItem("keys");
    } catch {
      hig.say("This browser keeps no choices");
      turns.checked = false;
    }
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });

  addEventListener("keydown", (event) => {
    const rel = { n: "next", p: "prev" }[event.key];
    const isBusy = event.ctrlKey || event.metaKey || event.altKey || event.isComposing
      || document.querySelector("dialog[open], :popover-open");
    if (!rel || isBusy || !turns.checked || hig.isTyping(event.target)) return;
    document.querySelector(`.pager [rel="${rel}"]`)?.click();
  });

  hig.help = () => { if (!dialog.open) dialog.showModal(); };
})();
