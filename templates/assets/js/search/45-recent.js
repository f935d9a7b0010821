/** Remembers the last searches that led somewhere, where the browser keeps things for us. */
(() => {
  "use strict";
  const name = "searches";
  const [most, longest] = [6, 200];

  /** @returns {string[]} */
  function read() {
    try {
      const kept = JSON.parse(hig.stored(name) || "[]");
      return Array.isArray(kept)
        ? kept.filter((words) => typeof words === "string" && words.trim())
          .slice(0, most).map((words) => words.slice(0, longest)) : [];
    } catch {
      return [];
    }
  }

  hig.recent = {
    read,
    /** @param {string} query */
    add(query) {
      const words = query.trim().slice(0, longest);
      const others = read().filter((other) => other.toLowerCase() !== words.toLowerCase());
      if (words) hig.store(name, JSON.stringify([words, ...others].slice(0, most)));
    },
    forget: () => hig.store(name, ""),
  };
})();
