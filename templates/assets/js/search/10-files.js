/**
 * Loads the files of the search index as classic scripts, which a page opened from disk may do too.
 * Each calls `hig(name, payload)`, a character of the payload for each byte.
 */
(() => {
  "use strict";
  /** @type {Map<string, (payload: string) => void>} files under way, by name */
  const expected = new Map();
  /** @type {Map<string, Promise<Uint8Array>>} the same, as their callers see them */
  const underWay = new Map();
  const { brought } = hig;
  let isUsed = false;
  const names = /^(core|manifest|(terms|units|texts|rows)-\d+-[0-9a-f]{8})$/;

  /** @param {string} name @param {string} payload */
  hig.receive = (name, payload) => {
    const take = expected.get(name);
    if (take) take(payload);
    else if (isFirst(document.currentScript)) brought.set(name, payload);
  };

  /** Whether this is the file with what every query needs. @param {unknown} script */
  const isFirst = (script) => script instanceof HTMLScriptElement
    && /\/search\/start\.js$/.test(script.src);

  /** The bytes of a file. @param {string} name @returns {Promise<Uint8Array>} */
  hig.load = (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const file = request(name).then((payload) => unpack(payload, name === "core"))
      .finally(() => underWay.delete(name));
    underWay.set(name, file);
    return file;
  };

  /** @param {string} name @returns {Promise<string>} */
  async function request(name) {
    if (!names.test(name)) throw new Error(`${name}: no file of the index`);
    const isCore = name === "core";
    if (isCore && !brought.has(name)) await hig.start(isUsed).catch(() => {});
    if (isCore) isUsed = true;
    const payload = brought.get(name);
    brought.delete(name);
    if (payload !== undefined) return payload;
    const url = `${hig.root}search/${isCore ? "start" : name}.js`;
    const failed = () => { throw new Error(`${url}: cannot be loaded`); };
    if (isCore) return failed();
    const file = new Promise((resolve) => { expected.set(name, resolve); });
    return Promise.race([file, hig.script(url).then(failed, failed)])
      .finally(() => expected.delete(name));
  }

  /** @param {string} text @param {boolean} isCode whether its bytes are written as others */
  function unpack(text, isCode) {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = text.charCodeAt(at);
      bytes[at] = isCode ? (byte ^ 0x74) - 1 : byte;
    }
    return bytes;
  }
})();
