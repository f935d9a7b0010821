/// The script that `hig serve` puts into each page: it listens, and brings the page up to date.
public enum ReloadScript {
  public static let bytes = Array(text.utf8)

  private static let text = #"""
    // hig serve: brings this page up to date when its files change. Not part of the site.
    (() => {
      "use strict";
      const own = document.currentScript;
      let version = own && own.dataset.tag;
      const kept = "hig:place";

      const keepPlace = () => {
        const place = { at: location.pathname, x: scrollX, y: scrollY };
        sessionStorage.setItem(kept, JSON.stringify(place));
      };

      const returnToPlace = () => {
        const place = JSON.parse(sessionStorage.getItem(kept) || "null");
        sessionStorage.removeItem(kept);
        if (place && place.at === location.pathname) scrollTo(place.x, place.y);
      };

      const currentVersion = async () => {
        const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
        return (answer.headers.get("ETag") || "").replace(/"/g, "");
      };

      const reload = () => {
        keepPlace();
        location.reload();
      };

      const update = async () => {
        const found = await currentVersion();
        if (!found || found !== version) reload();
      };

      /** For the page shown instead of the site, which may be back before we listen. */
      const comeBack = async () => {
        const answer = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
        if (answer.status !== 503) reload();
      };

      /** The file that this page is, below the site. */
      const ownPath = () => {
        const path = decodeURI(location.pathname).slice(1);
        return path === "" || path.endsWith("/") ? path + "index.html" : path;
      };

      // assets/site.0123456789.css stands for every other assets/site.….css.
      const stem = (address) => address.replace(/\.[0-9a-f]{10}\.css$/, "");

      const restyle = async (paths) => {
        for (const path of paths) {
          const same = [...document.querySelectorAll('link[rel="stylesheet"]')].filter(
            (link) => stem(link.getAttribute("href")).endsWith(stem(path)));
          const last = same.at(-1);
          if (!last || last.getAttribute("href").endsWith(path)) continue;
          const next = last.cloneNode();
          next.setAttribute("href", last.getAttribute("href").replace(/assets\/.*/, path));
          // Some of the others may be on their way still: the newest one replaces them all.
          next.addEventListener("load", () => same.forEach((link) => link.remove()));
          next.addEventListener("error", () => next.remove());
          last.after(next);
        }
        version = (await currentVersion()) || version;
      };

    \#(problems)

      if (document.readyState === "complete") returnToPlace();
      else addEventListener("load", returnToPlace);

      const listen = () => {
        const events = new EventSource("/.hig/events");
        if (own && "gone" in own.dataset) events.addEventListener("open", comeBack);
        for (const name of ["pages", "missed"]) {
          events.addEventListener(name, () => { hideProblems(); update(); });
        }
        events.addEventListener("drafts", (event) => {
          hideProblems();
          if (JSON.parse(event.data).includes(ownPath())) reload();
        });
        events.addEventListener("styles", (event) => {
          hideProblems();
          restyle(JSON.parse(event.data));
        });
        events.addEventListener("problems", (event) => showProblems(JSON.parse(event.data)));
        addEventListener("pagehide", () => events.close(), { once: true });
      };
      listen();
      // Back from the browser's memory: unchanged, and deaf since.
      addEventListener("pageshow", (event) => {
        if (!event.persisted) return;
        hideProblems();
        listen();
        update();
      });
    })();

    """#
}
