/** The page “Downloads”: says what is kept, keeps the whole site, removes it. */
hig.ready(async () => {
  "use strict";
  const place = document.querySelector(".offline");
  if (!place) return;
  const find = (/** @type {string} */ part) =>
    /** @type {HTMLElement} */ (place.querySelector(part));
  const [state, bar] = [find(".state"), find("progress")];
  const [start, stop, remove] = [find(".start"), find(".stop"), find(".remove")];
  const on = find(".on");
  const pictures = /** @type {HTMLInputElement} */ (find("input"));
  /** Files that are fetched at the same time. */
  const lanes = 6;
  let work = new AbortController();

  const missing = new URLSearchParams(location.search).get("missing");
  const note = find(".missing");
  if (missing !== null) {
    note.textContent = `There is no network, and this page is not kept here: ${missing}`;
    note.hidden = false;
  }
  document.querySelector(".take")?.addEventListener("click", (event) => {
    const isFile = event.target instanceof Element && event.target.closest("[download]");
    if (isFile && !navigator.onLine) hig.say("There is no network: this file is not kept");
  });
  await hig.bundle("offline").catch(() => {});
  const { offline, keeping } = hig;
  const obstacles = {
    disk: "You opened the site from a folder: all of it is here already.",
    here: "This site is served by your own machine, which needs no network: nothing is kept.",
    browser: "Browsers cannot keep a site in a private window or without https.",
  };
  const obstacle = offline ? offline.obstacle() : "browser";
  if (obstacle) {
    state.textContent = obstacles[obstacle];
    on.hidden = false;
    return;
  }
  start.addEventListener("click", () => save().catch(failed));
  stop.addEventListener("click", () => work.abort());
  remove.addEventListener("click", () => {
    const isOff = offline.isOff();
    if (!isOff && !confirm("Remove all that this browser keeps of this site?")) return;
    offline.turn(isOff).then(() => show()).catch(failed);
  });
  pictures.addEventListener("change", () => show().catch(failed));
  await show().catch(failed);
  if (location.hash === "#keep") reach(start.hidden ? on : start);

  /** A control that stands in the place of another takes over its focus.
   * @param {HTMLElement} control */
  function reach(control) {
    const { activeElement: now } = document;
    const isFree = !now || now === document.body || now === start || now === stop;
    if (isFree && !control.hidden) control.focus();
  }

  /** @param {Listed[]} files */
  function chosen(files) {
    return files.filter(([, , , isPicture]) => pictures.checked || !isPicture);
  }

  /** @param {Listed[]} files */
  function size(files) {
    return files.reduce((sum, [, bytes]) => sum + bytes, 0);
  }

  /** @param {number} bytes */
  function spelled(bytes) {
    if (bytes < 1e6) return `${Math.ceil(bytes / 1000)} KB`;
    return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
  }

  /** Says what is kept and what could be. @param {string} [result] */
  async function show(result) {
    const isOff = offline.isOff();
    remove.textContent = isOff ? "Keep pages that I read" : "Remove all and turn off";
    stop.hidden = bar.hidden = true;
    if (isOff) {
      start.hidden = on.hidden = true;
      remove.hidden = false;
      state.textContent = "Nothing is kept in this browser.";
      return;
    }
    const { files, name } = await keeping.list();
    if (missing !== null && !files.some(([path]) => path === missing)) {
      note.textContent = `There is no page with this address: ${missing}`;
    }
    const [kept, wanted] = [await keeping.kept(name), chosen(files)];
    const rest = wanted.filter(([path]) => !kept.has(path));
    const pages = files.filter(([path]) => path.endsWith(".html"));
    const drawn = files.filter(([, , , isPicture]) => isPicture);
    find(".size").textContent = ` (${spelled(size(drawn))})`;
    // Where pictures are next to nothing, there is nothing to choose.
    find("label").hidden = size(drawn) < size(files) / 20;
    start.textContent = `Keep the whole site (${spelled(size(rest))} more)`;
    start.hidden = !rest.length;
    on.hidden = !start.hidden;
    remove.hidden = false;
    const had = pages.filter(([path]) => kept.has(path)).length;
    const now = rest.length
      ? `${had} of ${pages.length} pages and lists are kept.`
      : `The whole site is kept: ${spelled(size(wanted))}.`;
    state.textContent = result ? `${result} ${now}` : now;
  }

  /** Keeps all that is not kept yet. */
  async function save() {
    const { files, copy, name } = await keeping.list();
    const shelf = await caches.open(name);
    const [wanted, { signal }] = [chosen(files), work = new AbortController()];
    const [all, queue] = [size(wanted), [...wanted]];
    let [done, failures] = [0, 0];
    bar.hidden = stop.hidden = false;
    reach(stop);
    start.hidden = remove.hidden = true;
    bar.setAttribute("max", String(all));
    await keeping.note(shelf, "take/files.json", copy);
    await Promise.all(Array.from({ length: lanes }, async () => {
      for (let file = queue.shift(); file && !signal.aborted; file = queue.shift()) {
        const isKept = await keeping.bring(shelf, file, signal);
        if (signal.aborted) return;
        failures += Number(!isKept);
        done += file[1];
        bar.setAttribute("value", String(done));
        state.textContent = `${spelled(done)} of ${spelled(all)}`;
      }
    }));
    if (!failures && !signal.aborted) {
      const extent = wanted.length === files.length ? "all" : "text";
      await keeping.note(shelf, "take/whole", new Response(extent));
      // A browser may ask the reader first.
      navigator.storage?.persist?.().catch(() => {});
    }
    const left = `${failures} ${failures === 1 ? "file" : "files"} could not be kept: try again.`;
    const had = document.activeElement === stop;
    await show(signal.aborted ? "Stopped. Saved files remain." : failures ? left : "");
    if (had) reach(start.hidden ? on : start);
  }

  /** @param {unknown} error */
  function failed(error) {
    work.abort();
    const had = document.activeElement === stop;
    bar.hidden = stop.hidden = true;
    start.hidden = remove.hidden = false;
    if (had) reach(start);
    state.textContent = keeping.isFull(error)
      ? "Storage is full. Saved files remain; free some space and try again."
      : "The list of files cannot be loaded: there is no network.";
  }
});

/** Where the browser offers to install the site, so does the page. */
addEventListener("beforeinstallprompt", (event) => {
  const button = document.querySelector("button.install");
  if (!(button instanceof HTMLElement)) return;
  event.preventDefault();
  button.hidden = false;
  button.addEventListener("click", () => /** @type {any} */ (event).prompt());
});
