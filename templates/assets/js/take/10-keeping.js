/**
 * Puts files of the site where its worker finds them: on the shelf of the version that the server
 * has. A page does this, since a worker may be stopped after some minutes.
 *
 * @typedef {[path: string, size: number, digest: string, isPicture?: 1]} Listed
 */
(() => {
  "use strict";
  /** @param {string} path */
  const address = (path) => hig.offline.home.href + path;

  hig.keeping = {
    /** The files of the site and the name of their shelf; without a network, of what is kept.
     * @returns {Promise<{files: Listed[], copy: Response, name: string}>} */
    async list() {
      const answer = await fetch(address("take/files.json"), { cache: "no-cache" })
        .catch(() => caches.match(address("take/files.json")));
      if (!answer?.ok) throw new Error("The list of files cannot be loaded");
      const copy = answer.clone();
      const { version, files } = await answer.json();
      return { files, copy, name: hig.offline.front + version };
    },

    /** The paths of what is kept. @param {string} name */
    async kept(name) {
      const requests = await (await caches.open(name)).keys();
      return new Set(requests.map(({ url }) => url.slice(hig.offline.home.href.length)));
    },

    /** Whether a file is on the shelf; one of another version, or that broke off, is not put there.
     * @param {Cache} shelf @param {Listed} file @param {AbortSignal} signal */
    async bring(shelf, [path, , digest], signal) {
      if (await shelf.match(address(path))) return true;
      try {
        // A server without tags may take the last version for this one.
        for (const cache of /** @type {RequestCache[]} */ (["no-cache", "reload"])) {
          const answer = await fetch(address(path), { cache, signal });
          const copy = answer.clone();
          const isIt = answer.ok && await sum(await answer.arrayBuffer()) === digest;
          if (!isIt || answer.redirected) continue;
          await shelf.put(address(path), copy);
          return true;
        }
      } catch (error) {
        if (hig.keeping.isFull(error)) throw error;
      }
      return false;
    },

    /** Puts what the worker needs to know beside the files.
     * @param {Cache} shelf @param {string} path @param {Response} answer */
    note: (shelf, path, answer) => shelf.put(address(path), answer),

    /** Whether the disk is full, or this site's part of it. @param {unknown} error */
    isFull: (error) => error instanceof DOMException && error.name === "QuotaExceededError",
  };

  /** @param {ArrayBuffer} bytes */
  async function sum(bytes) {
    const digits = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
    return digits.map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
  }
})();
