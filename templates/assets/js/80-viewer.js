/** A click on a picture opens it large; what does that comes with the first click. */
hig.ready(() => {
  "use strict";
  document.addEventListener("click", (event) => {
    if (!hig.isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest(".view");
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    hig.bundle("viewer").then(() => hig.view(link), () => location.assign(link.href));
  });
});
