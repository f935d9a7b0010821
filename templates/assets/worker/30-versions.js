/**
 * Takes a new version: all that a reader has of the last one is there before the new one counts.
 * What fails leaves the last version as it is; the next attempt goes on from there.
 */
(() => {
  "use strict";
  /** Files that are fetched at the same time. */
  const lanes = 4;
  /** @type {Set<string> | undefined} pages that were open before this version, or before we woke */
  let elders;

  addEventListener("install", (event) => {
    event.waitUntil((site.version ? fill() : Promise.resolve()).then(() => skipWaiting()));
  });

  addEventListener("activate", (event) => {
    event.waitUntil(site.version ? clients.claim().then(hig.tidy) : leave());
  });

  /** What the worker of a site does that is no longer kept. */
  async function leave() {
    for (const name of await hig.shelves()) await caches.delete(name);
    await registration.unregister();
  }

  /** Removes earlier versions when no page is open that may need them. */
  hig.tidy = async () => {
    const open = (await clients.matchAll({ type: "window" })).map((client) => client.id);
    const old = elders ??= new Set(open);
    if (open.some((id) => old.has(id)) || registration.installing) return;
    for (const name of await hig.shelves()) {
      if (name !== hig.shelf) await caches.delete(name);
    }
  };

  /** Fills the shelf of this version. */
  async function fill() {
    const shelf = await caches.open(hig.shelf);
    const earlier = (await hig.shelves()).filter((name) => name !== hig.shelf);
    const now = earlier.length ? await list(shelf) : undefined;
    const files = new Set(site.core.map((path) => hig.scope + path));
    for (const client of await clients.matchAll({ type: "window", includeUncontrolled: true })) {
      files.add(hig.file(client.url));
    }
    /** @type {Map<string, Response>} what did not change */
    const same = new Map();
    for (const name of now ? earlier : []) await look(await caches.open(name), now, files, same);
    const queue = [...files].filter((file) => file.startsWith(hig.scope));
    await Promise.all(Array.from({ length: lanes }, async () => {
      for (let file = queue.pop(); file; file = queue.pop()) {
        if (!now || now.has(file)) await bring(shelf, file, now?.get(file)?.digest, same.get(file));
      }
    }));
    if (await hig.served() !== site.version) throw new Error("There is a later version");
  }

  /** What the list of this version says, by file. @param {Cache} shelf */
  async function list(shelf) {
    const answer = await fetch(hig.listAddress, { cache: "no-cache" });
    const copy = answer.clone();
    const { version, files } = await answer.json();
    if (version !== site.version) throw new Error("The list is of another version");
    await shelf.put(hig.listAddress, copy);
    return byFile(files);
  }

  /** @param {[string, number, string, 1?][]} files */
  function byFile(files) {
    return new Map(files.map(([path, , digest, isPicture]) =>
      [hig.scope + path, { digest, isPicture }]));
  }

  /** What there is on an earlier shelf: it is wanted again, and taken over where it is the same.
   * @param {Cache} shelf @param {ReturnType<typeof byFile>} now @param {Set<string>} files
   * @param {Map<string, Response>} same */
  async function look(shelf, now, files, same) {
    const before = byFile((await (await shelf.match(hig.listAddress))?.json())?.files ?? []);
    for (const { url } of await shelf.keys()) {
      files.add(url);
      const isSame = hig.isHashed(url)
        || now.has(url) && before.get(url)?.digest === now.get(url)?.digest;
      const kept = isSame && await shelf.match(url);
      if (kept) same.set(url, kept);
    }
    const mark = await shelf.match(hig.whole);
    if (!mark) return;
    const hasPictures = await mark.clone().text() === "all";
    for (const [file, { isPicture }] of now) if (hasPictures || !isPicture) files.add(file);
    await (await caches.open(hig.shelf)).put(hig.whole, mark);
  }

  /** Puts a file on the shelf. One that is not what the list says is of another version, and waits
   * until somebody asks for it.
   * @param {Cache} shelf @param {string} file @param {string | undefined} digest
   * @param {Response | undefined} same */
  async function bring(shelf, file, digest, same) {
    if (await shelf.match(file)) return;
    if (same) return shelf.put(file, same);
    // A server without tags may take the last version for this one.
    const ways = hig.isHashed(file) ? ["default"] : digest ? ["no-cache", "reload"] : ["reload"];
    for (const cache of /** @type {RequestCache[]} */ (ways)) {
      const answer = await fetch(file, { cache });
      if (!answer.ok || answer.redirected) return;
      const bytes = await answer.clone().arrayBuffer();
      if (!digest || await sum(bytes) === digest) return shelf.put(file, answer);
    }
  }

  /** @param {ArrayBuffer} bytes */
  async function sum(bytes) {
    const digits = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
    return digits.map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
  }
})();
