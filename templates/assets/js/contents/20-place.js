/** Where a long page was left: offered when a reader comes back to its top. */
(() => {
  "use strict";
  const most = 30;
  const path = location.pathname;
  const main = document.querySelector("main");

  /** @returns {[string, string][]} paths and ids of headings, the newest last */
  function read() {
    try {
      const kept = JSON.parse(hig.stored("places") || "[]");
      return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry)
        && entry.length === 2 && entry.every((part) => typeof part === "string")) : [];
    } catch {
      return [];
    }
  }

  addEventListener("pagehide", () => {
    const places = read().filter(([page]) => page !== path);
    const isLong = document.documentElement.scrollHeight > 4 * innerHeight;
    const id = isLong && scrollY > innerHeight ? hig.heading()?.id : "";
    if (id) places.push([path, id]);
    hig.store("places", JSON.stringify(places.slice(-most)));
  });

  const [entry] = performance.getEntriesByType("navigation");
  const isVisit = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  const id = read().find(([page]) => page === path)?.[1];
  const heading = id && document.getElementById(id);
  if (!isVisit || location.hash || scrollY || !heading || !main) return;
  const title = heading.querySelector("a")?.textContent ?? "";
  const offer = hig.make("a", { class: "place", href: `#${id}` }, `Continue at “${title}”`);
  main.append(offer);
  const end = () => offer.remove();
  offer.addEventListener("click", () => setTimeout(end));
  addEventListener("scroll", () => { if (scrollY > innerHeight / 2) end(); }, { passive: true });
})();
