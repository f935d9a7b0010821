/** The page of results: searches for what its address asks for, and keeps the address in step. */
(() => {
  "use strict";
  const page = document.querySelector(".results");
  const form = page?.querySelector("form");
  const field = form?.querySelector("input");
  const list = page?.querySelector(".hits");
  const count = page?.querySelector(".count");
  const template = page && hig.template(page);
  if (!page || !form || !field || !list || !count || !template) return;

  const update = hig.connect({ field, list, count, template, limit: 50, shown() {} });

  function keepAddress() {
    const query = field.value ? `?q=${encodeURIComponent(field.value)}` : "";
    try {
      history.replaceState(null, "", location.pathname + query);
    } catch { /* not on every page opened from disk */ }
  }

  field.addEventListener("focus", () => hig.warm());
  field.addEventListener("change", keepAddress);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    keepAddress();
    update();
  });

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value) update();
  else field.focus();
})();
