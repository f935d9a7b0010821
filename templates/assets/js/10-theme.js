/** The theme; a script in the page has applied it. What switches it comes when it is wanted. */
hig.ready(() => {
  "use strict";
  const want = () => hig.bundle("theme");
  document.querySelector(".theme")
    ?.addEventListener("click", () => want().then(() => hig.nextTheme()));
  // Pictures have variants for dark screens, which follow the system unless they are told.
  if (document.documentElement.dataset.theme) want();
});
