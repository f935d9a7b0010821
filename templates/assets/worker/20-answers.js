/** Answers what pages ask for, if it may be kept. All else goes by without us. */
(() => {
  "use strict";
  /** After so many milliseconds, a page that is kept is shown instead of one that does not come. */
  const patience = 3000;

  addEventListener("fetch", (event) => {
    const { request } = event;
    const file = hig.file(request.url);
    const isOurs = site.version && request.method === "GET" && file.startsWith(hig.scope)
      && !request.headers.has("range");
    if (!isOurs) return;
    if (request.mode === "navigate") {
      event.respondWith(newest(event, file).catch(() => missing(file)));
      event.waitUntil(hig.tidy());
    } else if (request.destination) {
      event.respondWith(hig.isHashed(file) ? same(event, file) : newest(event, file));
    }
  });

  /** What never changes: from a shelf, or else from the network.
   * @param {FetchEvent} event @param {string} file */
  async function same(event, file) {
    const kept = await hig.find(file, true);
    if (kept) return kept;
    const answer = await fetch(event.request);
    if (answer.ok && !isPage(answer)) event.waitUntil(hig.put(file, answer.clone()));
    return answer;
  }

  /** What may change: from the network, or else from the shelf.
   * @param {FetchEvent} event @param {string} file */
  async function newest(event, file) {
    const coming = fetch(event.request);
    event.waitUntil(coming.then((answer) => keep(event.request, file, answer.clone()), () => {}));
    const kept = await hig.find(file, false);
    if (!kept) return coming;
    const late = new Promise((resolve) => { setTimeout(resolve, patience); });
    const answer = await Promise.race([coming, late]).catch(() => {});
    return answer && answer.status < 500 ? answer : kept;
  }

  /** Keeps an answer if the server has no later version than ours.
   * @param {Request} request @param {string} file @param {Response} answer */
  async function keep(request, file, answer) {
    const isKept = answer.ok && (request.mode !== "navigate" || isPage(answer));
    if (isKept && await hig.served().catch(() => {}) === site.version) await hig.put(file, answer);
  }

  /** @param {Response} answer */
  function isPage(answer) {
    return (answer.headers.get("content-type") ?? "").startsWith("text/html");
  }

  /** The page about reading without a network says what is kept. @param {string} file */
  async function missing(file) {
    const page = `${hig.scope}take/index.html`;
    if (file === page || !await hig.find(page, false)) return Response.error();
    return Response.redirect(`${page}?missing=${encodeURIComponent(file.slice(hig.scope.length))}`);
  }
})();
