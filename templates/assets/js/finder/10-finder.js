/** A field above a long list: entries without all words that are typed are hidden. */
addEventListener("DOMContentLoaded", () => {
  "use strict";
  const form = document.querySelector("form.finder");
  const field = form?.querySelector("input");
  const status = form?.querySelector("[role=status]");
  if (!(form instanceof HTMLFormElement) || !field || !status) return;

  /** What an entry is found by: what it is called, not all that it shows. @param {Element} entry */
  function nameOf(entry) {
    const columns = [...entry.querySelectorAll("thead th")].map((head) => head.firstChild);
    return [entry.querySelector("a") ?? entry, ...columns]
      .map((place) => place?.textContent).join(" ");
  }

  /** @param {Element} heading */
  function groupOf(heading) {
    const list = /** @type {HTMLElement} */ (heading.nextElementSibling);
    const link = document.querySelector(`.contents a[href="#${CSS.escape(heading.id)}"]`);
    const entries = [...list.querySelectorAll(":scope > li, :scope > dt")].map((entry) => {
      const more = entry.localName === "dt" ? entry.nextElementSibling : null;
      return {
        parts: more ? [entry, more] : [entry],
        words: [heading.textContent, nameOf(entry), more?.textContent].join(" ").toLowerCase(),
      };
    });
    return { parts: [heading, list, ...(link ? [link.parentElement ?? link] : [])], entries };
  }

  const groups = [...document.querySelectorAll(".prose > h2")].map(groupOf);
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  /** @param {Element[]} parts @param {boolean} isShown */
  const show = (parts, isShown) => {
    for (const part of parts) if (part instanceof HTMLElement) part.hidden = !isShown;
  };

  function find() {
    const words = field?.value.toLowerCase().match(/\S+/g) ?? [];
    let shown = 0;
    for (const { parts, entries } of groups) {
      const found = entries.filter((entry) => {
        const isFound = words.every((word) => entry.words.includes(word));
        show(entry.parts, isFound);
        return isFound;
      });
      show(parts, found.length > 0);
      shown += found.length;
    }
    const told = shown > 0 ? `${shown} of ${total}` : form?.getAttribute("data-none") ?? "";
    if (status) status.textContent = words.length > 0 ? told : "";
  }

  /** The address keeps the words. */
  function note() {
    const address = new URL(location.href);
    address.searchParams.delete("word");
    if (field?.value.trim()) address.searchParams.set("word", field.value.trim());
    try {
      history.replaceState(history.state, "", address);
    } catch { /* closed to a page on the disk */ }
  }

  field.value = new URLSearchParams(location.search).get("word") ?? "";
  if (field.value) find();
  field.addEventListener("input", () => {
    find();
    note();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
});
