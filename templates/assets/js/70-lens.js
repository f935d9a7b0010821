/**
 * The platform lens. Its button in the bar says what is chosen; the platforms under a title can be
 * pressed too. What does the work comes when it is asked for, or when platforms were chosen before.
 */
hig.ready(() => {
  "use strict";
  const pick = document.querySelector(".pick");
  if (!(pick instanceof HTMLElement)) return;
  const { dataset } = document.documentElement;

  /** Of the address, else what the browser keeps. */
  const chosen = () =>
    new URLSearchParams(location.search).get("platforms") ?? hig.stored("platforms");

  const load = () => hig.bundle("lens").then(() => hig.lens(chosen()), () => {});
  for (const chip of document.querySelectorAll(".platforms li:not(.no)")) {
    const kind = { type: "button", "aria-pressed": "false" };
    const button = hig.make("button", kind, ...chip.childNodes);
    chip.append(button);
    button.addEventListener("click", () =>
      load().then((lens) => lens?.turn(chip.dataset.platform)));
  }
  pick.addEventListener("click", () => {
    if (!pick.hasAttribute("popovertarget")) load().then((lens) => lens?.open());
  });
  if ("lens" in dataset) load().finally(() => { delete dataset.lens; });
});
