/**
 * The rows of lists of guidelines: each has a button that offers its link and its citation. These
 * scripts run before their list is shown; the rest of them waits for the core and for the page.
 */
addEventListener("DOMContentLoaded", () => {
  "use strict";

  /** @param {string} lead */
  const button = (lead) => hig.make("button",
    { class: "cite", type: "button", "aria-label": `Copy or cite: ${lead}`, "aria-haspopup": "menu",
      "aria-expanded": "false" }, "⋯");

  /**
   * @param {{lead: string, href: string, verb: string, word: string, platforms: string[]}} rule
   */
  hig.row = ({ lead, href, verb, word, platforms }) => {
    const row = hig.make("li", { class: verb }, hig.make("a", { href }, lead));
    if (word) row.append(" ", hig.make("b", { class: "vh" }, word));
    for (const name of platforms) row.append(" ", hig.make("small", {}, name));
    row.append(button(lead));
    return row;
  };

  for (const row of document.querySelectorAll(".rules > li")) {
    row.append(button(row.querySelector("a")?.textContent ?? ""));
  }
});
