/** Figures of colors are copied with a click. Without this file they are text. */
(() => {
  "use strict";
  for (const cell of document.querySelectorAll(".hue")) {
    for (const figures of cell.querySelectorAll("code, span")) {
      const words = figures.textContent?.trim() ?? "";
      // “R-255,G-56,B-60” is for reading; programs take the figures.
      const text = words.startsWith("#") ? words : (words.match(/\d+/g) ?? []).join(", ");
      if (!text) continue;
      const button = hig.make("button", { type: "button", title: `Copy ${text}` });
      button.append(...figures.childNodes);
      figures.append(button);
      button.addEventListener("click", () => copy(text));
    }
  }

  /** @param {string} text */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      hig.say(`${text} copied`);
    } catch {
      hig.say("The browser does not allow copying");
    }
  }
})();
