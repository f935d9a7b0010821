/** The viewer: a picture as large as the window, the others of the page by arrows. */
(() => {
  "use strict";
  const { make } = hig;
  /** @type {HTMLAnchorElement[]} */
  let links = [];
  let place = 0;

  /** @param {string} label @param {string} sign @param {() => void} act */
  function button(label, sign, act) {
    const made = make("button", { type: "button", "aria-label": label, title: label }, sign);
    made.addEventListener("click", act);
    return made;
  }

  const image = make("img", { alt: "" });
  const words = make("p", { "aria-live": "polite" });
  const count = make("span", {});
  const save = make("a", { download: "" }, "Save");
  const before = button("Previous picture", "←", () => go(-1));
  const after = button("Next picture", "→", () => go(1));
  const dialog = make("dialog", { class: "viewer", "aria-label": "Picture" },
    make("div", {}, count, before, after, save, button("Close", "✕", () => dialog.close())),
    image, words);
  document.body.append(dialog);

  /** @param {1 | -1} step */
  function go(step) {
    place = (place + step + links.length) % links.length;
    show();
  }

  /** The original for the theme, as sharp as it comes. @param {HTMLAnchorElement} link */
  function original(link) {
    const sources = [...link.querySelectorAll("source")];
    const dark = sources.find((one) => !one.type && one.media && matchMedia(one.media).matches);
    const files = dark?.getAttribute("srcset")?.split(", ") ?? [];
    return files.at(-1)?.split(" ")[0] || link.href;
  }

  function show() {
    const link = links[place];
    const shown = link.querySelector("img");
    const caption = link.parentElement?.querySelector("figcaption");
    if (!shown) return;
    image.src = save.href = original(link);
    for (const name of ["width", "height"]) {
      image.setAttribute(name, shown.getAttribute(name) ?? "");
    }
    image.alt = shown.alt;
    words.textContent = caption?.textContent || shown.alt;
    count.textContent = `${place + 1} of ${links.length}`;
    before.hidden = after.hidden = links.length < 2;
  }

  dialog.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") go(-1);
    else if (event.key === "ArrowRight") go(1);
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === image) dialog.close();
  });

  /** @param {HTMLAnchorElement} link */
  hig.view = (link) => {
    /** @type {HTMLAnchorElement[]} */
    const all = [...document.querySelectorAll("a.view")];
    links = all.filter((one) => one === link || (one.checkVisibility?.() ?? true));
    place = links.indexOf(link);
    show();
    dialog.showModal();
  };
})();
