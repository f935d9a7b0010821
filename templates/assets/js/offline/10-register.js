/**
 * Lets the browser keep the site, where its settings say so: over HTTP(S), not on this machine, and
 * not if the reader turned it off on the page “Downloads”.
 */
(() => {
  "use strict";
  const tag = document.querySelector("script[data-offline]");
  const isHere = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
  const home = new URL(hig.root || "./", location.href);
  const workers = navigator.serviceWorker;

  hig.offline = {
    home,
    front: `hig ${home.pathname} `,

    /** Why the browser does not keep the site; "" if it may. */
    obstacle() {
      if (!location.protocol.startsWith("http")) return "disk";
      if (!tag || isHere && !tag.hasAttribute("data-offline-here")) return "here";
      return workers && window.caches ? "" : "browser";
    },

    isOff: () => hig.stored("offline") === "off",

    /** Turns it on or off. @param {boolean} isOn */
    async turn(isOn) {
      hig.store("offline", isOn ? "" : "off");
      await (isOn ? start() : stop());
    },
  };

  function start() {
    return workers.register(hig.url(`${home.href}offline.js`), { updateViaCache: "none" });
  }

  /** Removes all that the browser keeps of the site. */
  async function stop() {
    await (await workers.getRegistration(home.href))?.unregister();
    for (const name of await caches.keys()) {
      if (name.startsWith(hig.offline.front)) await caches.delete(name);
    }
  }

  if (hig.offline.obstacle()) return;
  (hig.offline.isOff() ? stop() : start()).catch(() => { /* the site works without */ });
})();
