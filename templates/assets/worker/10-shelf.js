/**
 * The worker that keeps the site for reading without a network. `site`, which the build writes in
 * front of this, says of which version: a digest of all files. Each version has a shelf of its own,
 * a cache on which there is nothing of another, so that no page meets parts of a later one.
 *
 * A file whose name has its digest in it is never out of date. All others are asked for from the
 * network first.
 */
const hig = (() => {
  "use strict";
  const scope = registration.scope;
  const front = `hig ${new URL(scope).pathname} `;
  const hashed = /[.-][0-9a-f]{8,}\.\w+$/;
  const listAddress = `${scope}take/files.json`;

  /** Names of shelves, this version's first. */
  async function shelves() {
    const names = (await caches.keys()).filter((name) => name.startsWith(front));
    return names.sort((a, b) => Number(b === hig.shelf) - Number(a === hig.shelf));
  }

  return {
    scope,
    shelves,
    listAddress,
    shelf: front + site.version,
    /** The mark of a shelf that has the whole site; what it says is what was asked for. */
    whole: `${scope}take/whole`,

    /** @param {string} address */
    isHashed: (address) => hashed.test(address),

    /** The file that an address leads to. @param {string} address */
    file(address) {
      const path = address.replace(/[?#].*$/s, "");
      return path.endsWith("/") ? `${path}index.html` : path;
    },

    /** From this version's shelf, or from any. @param {string} file @param {boolean} any */
    async find(file, any) {
      for (const name of any ? await shelves() : [hig.shelf]) {
        const kept = await caches.match(file, { cacheName: name });
        if (kept) return kept;
      }
      return undefined;
    },

    /** Keeps an answer; with a full disk it is shown all the same.
     * @param {string} file @param {Response} answer */
    async put(file, answer) {
      try {
        await (await caches.open(hig.shelf)).put(file, answer);
      } catch { /* full, or the answer broke off: then it is not kept */ }
    },

    /** The version that the server has now. */
    async served() {
      const answer = await fetch(location.href, { cache: "no-cache" });
      return /^const site=\{"version":"(\w+)"/.exec(answer.ok ? await answer.text() : "")?.[1];
    },
  };
})();
