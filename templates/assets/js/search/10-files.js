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
  /** @type {Map<string, string>} what came along in the first file, by name */
  const brought = new Map();
  const names = /^(core|manifest|(terms|units|texts|rows)-\d+-[0-9a-f]{8})$/;

  /** @param {string} name @param {string} payload */
  hig.receive = (name, payload) => {
    const take = expected.get(name);
    if (take) take(payload);
    else if (expected.has("core")) brought.set(name, payload);
  };

  /** The bytes of a file. @param {string} name @returns {Promise<Uint8Array>} */
  hig.load = (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const file = request(name).then(unpack).finally(() => underWay.delete(name));
    underWay.set(name, file);
    return file;
  };

  /** @param {string} name @returns {Promise<string>} */
  function request(name) {
    if (!names.test(name)) return Promise.reject(new Error(`${name}: no file of the index`));
    const payload = brought.get(name);
    if (payload !== undefined) {
      brought.delete(name);
      return Promise.resolve(payload);
    }
    const url = `${hig.root}search/${name === "core" ? "start" : name}.js`;
    return new Promise((resolve, reject) => {
      expected.set(name, resolve);
      const failed = () => reject(new Error(`${url}: cannot be loaded`));
      hig.script(url).then(failed, failed).finally(() => expected.delete(name));
    });
  }

  /** @param {string} payload */
  function unpack(payload) {
    const bytes = new Uint8Array(payload.length);
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = payload.charCodeAt(place);
    return bytes;
  }
})();
