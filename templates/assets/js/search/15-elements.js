/** Icons, and the templates that stand in a page. */
(() => {
  "use strict";
  /** @param {string} name of a symbol on the page */
  hig.icon = (name) => {
    const [svg, use] = ["svg", "use"].map((tag) =>
      document.createElementNS("http://www.w3.org/2000/svg", tag));
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", `#i-${name}`);
    svg.append(use);
    return svg;
  };

  /** The `<template>` that stands in a place. @param {Element} place */
  hig.template = (place) => {
    const template = place.querySelector("template");
    return template instanceof HTMLTemplateElement ? template.content : undefined;
  };
})();
