/** The platform lens comes when a reader asks for it, or has chosen platforms before. */
hig.ready(() => {
  "use strict";
  const lens = document.querySelector(".lens");
  if (!lens) return;

  /** Of the address, else of the storage, if that is open. */
  function chosen() {
    const shared = new URLSearchParams(location.search).get("platforms");
    try {
      return shared ?? localStorage.getItem("platforms") ?? "";
    } catch {
      return shared ?? "";
    }
  }

  /** @param {string} slugs of platforms, with commas between */
  const load = (slugs) => hig.bundle("lens").then(() => hig.lens(lens, slugs), () => {});
  if (chosen()) {
    load(chosen());
    return;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Show for all platforms";
  button.addEventListener("click", () => load("").then(() => lens.querySelector("button")?.focus()));
  lens.append(button);
});
