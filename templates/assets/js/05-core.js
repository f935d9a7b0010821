/**
 * What the other scripts use. They run when the page is read; what few readers need is loaded when
 * they want it.
 */
(() => {
  "use strict";
  const own = document.currentScript?.dataset ?? {};
  const policy = window.trustedTypes?.createPolicy("hig", { createScriptURL: (url) => url });
  /** @type {Map<string, Promise<unknown>>} bundles that are here or under way, by name */
  const bundles = new Map();

  /** Takes a file of the search index. @param {string} name @param {string} payload */
  function hig(name, payload) {
    hig.receive?.(name, payload);
  }

  /** Where the site starts, as seen from this page: "" or "../" and so on. */
  hig.root = own.root ?? "";

  /** @param {() => void} act */
  hig.ready = (act) => addEventListener("DOMContentLoaded", act);

  /** Whether a click stays in this tab. @param {Event} event */
  hig.isPlain = (event) => event instanceof MouseEvent && event.type === "click" && !event.button
    && !event.ctrlKey && !event.metaKey && !event.shiftKey;

  /**
   * Makes an element.
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children
   */
  hig.make = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };

  /** The address of a script of ours. @param {string} url */
  hig.url = (url) => policy?.createScriptURL(url) ?? url;

  /** Loads a script of ours. @param {string} url */
  hig.script = (url) => {
    const script = document.createElement("script");
    script.src = /** @type {string} */ (hig.url(url));
    return load(script, url).finally(() => script.remove());
  };

  /** Loads the scripts of a name, and its styles if it has some. @param {string} name */
  hig.bundle = (name) => {
    const known = bundles.get(name);
    if (known) return known;
    const url = `${hig.root}assets/${name}.${own.version}.`;
    const isStyled = own.styled?.split(" ").includes(name);
    const bundle = Promise.all([isStyled && style(`${url}css`), hig.script(`${url}js`)]);
    bundles.set(name, bundle);
    bundle.catch(() => bundles.delete(name));
    return bundle;
  };

  /** @param {string} url */
  function style(url) {
    if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    return load(link, url);
  }

  /** @param {HTMLElement} element @param {string} url @returns {Promise<void>} */
  function load(element, url) {
    return new Promise((resolve, reject) => {
      element.addEventListener("load", () => resolve());
      element.addEventListener("error", () => {
        element.remove();
        reject(new Error(`${url}: cannot be loaded`));
      });
      document.head.append(element);
    });
  }

  // Keeps the site for reading without a network, if that is set.
  if (own.offline) addEventListener("load", () => hig.bundle("offline"));

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Says something short, to ears too. @param {string} words */
  hig.say = (words) => {
    const toast = document.querySelector(".toast");
    if (!toast) return;
    clearTimeout(timer);
    toast.textContent = words;
    timer = setTimeout(() => { toast.textContent = ""; }, 2000);
  };

  /** What the browser keeps under a name; "" without any, or if it keeps nothing.
   * @param {string} name */
  hig.stored = (name) => {
    try {
      return localStorage.getItem(name) ?? "";
    } catch {
      return "";
    }
  };

  /** Keeps a text, or forgets it if it is empty. Says whether that worked.
   * @param {string} name @param {string} text */
  hig.store = (name, text) => {
    try {
      if (text) localStorage.setItem(name, text);
      else localStorage.removeItem(name);
      return true;
    } catch {
      return false;
    }
  };

  window.hig = hig;
})();
