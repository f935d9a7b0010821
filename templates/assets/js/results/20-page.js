/** The page of results: searches for what its address asks for, and keeps the address in step. */
{
  const examples = document.querySelector(".results .examples");
  const isAsked = /[?&]q=[^&]/.test(location.search);
  if (examples instanceof HTMLElement) examples.hidden = isAsked;
}
hig.bundle("search").then(() => {
  "use strict";
  const step = 20;
  const page = document.querySelector(".results");
  const form = page?.querySelector("form.find");
  const field = form?.querySelector("input");
  const more = page?.querySelector("button.more");
  const sieve = page?.querySelector("form.filters");
  const examples = page?.querySelector(".examples");
  const template = page && hig.template(page);
  if (!page || !form || !field || !template) return;
  if (!(more instanceof HTMLButtonElement) || !(sieve instanceof HTMLFormElement)) return;

  const name = document.title;
  let limit = step;
  const filters = hig.filters(sieve, go);
  /** @type {HTMLAnchorElement[]} */
  let links = [];

  const { update } = hig.connect({
    field, place: page, template, limit: () => limit, mask: filters.mask,
    shown(fresh, found) {
      links = fresh;
      const rest = found ? found.total - found.hits.length : 0;
      more.hidden = rest <= 0 || (found?.hits.length ?? 0) < limit;
      more.textContent = `Show ${Math.min(step, rest)} more of ${rest}`;
      filters.show(found?.facets ?? []);
      for (const facet of found?.facets ?? []) leadToAll(facet);
      if (examples instanceof HTMLElement) examples.hidden = Boolean(field.value.trim());
    },
  });

  /** A group of which not all are shown says how many there are, and leads to them.
   * @param {Facet} facet */
  function leadToAll({ facet, name, count }) {
    const heading = [...page?.querySelectorAll("h2.hit-kind") ?? []]
      .find((one) => one.textContent === name);
    const shown = heading?.parentElement?.querySelectorAll(".hit").length ?? count;
    if (!heading || facet !== "kind" || shown >= count || /[?&]kind=/.test(address())) return;
    const link = hig.make("a", { href: address([`kind=${name}`]) }, `All ${count}`);
    link.addEventListener("click", (event) => {
      if (!hig.isPlain(event)) return;
      event.preventDefault();
      filters.read(new URL(link.href).searchParams);
      go();
      field?.focus({ preventScroll: true });
    });
    heading.append(" ", link);
  }

  /** The state of the page, as an address that can be kept. @param {string[]} [more] filters */
  function address(more = []) {
    const words = field?.value.trim();
    const parts = [...(words ? [`q=${encodeURIComponent(words)}`] : []), ...filters.write(),
      ...more];
    return location.pathname + (parts.length ? `?${parts.join("&")}` : "");
  }

  function nameTab() {
    document.title = field?.value.trim() ? `${field.value.trim()} · ${name}` : name;
  }

  function keepAddress() {
    nameTab();
    if (address() === location.pathname + location.search) return;
    try {
      history.pushState(null, "", address());
    } catch { /* not on every page opened from disk */ }
  }

  /** After a choice. */
  function go() {
    limit = step;
    keepAddress();
    update();
  }

  function readAddress() {
    const parameters = new URLSearchParams(location.search);
    /** @type {HTMLInputElement} */ (field).value = parameters.get("q") ?? "";
    filters.read(parameters);
    limit = step;
    nameTab();
    return update();
  }

  field.addEventListener("focus", () => hig.warm());
  field.addEventListener("input", () => { limit = step; });
  field.addEventListener("change", keepAddress);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go();
  });
  more.addEventListener("click", async () => {
    const first = links.length;
    limit += step;
    await update();
    links[first]?.focus({ preventScroll: true });
  });
  addEventListener("popstate", readAddress);

  readAddress();
  if (!field.value) field.focus();
}, () => hig.say("The search cannot be loaded"));
