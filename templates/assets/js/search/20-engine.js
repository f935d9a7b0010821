/**
 * The search engine: WebAssembly, started when it is first wanted. It says which files it needs and
 * is asked again when it has them. After a trap it is discarded, and the next question starts
 * another.
 *
 * @typedef {{unit: number, score: number, slug: string, edition: string, folder: string,
 *   anchor: string, title: string, heading: string, path: string[]}} Hit
 * @typedef {{facet: string, name: string, bit: number, count: number}} Facet
 * @typedef {{hits: Hit[], also: string[], corrections: [string, string][], missing: string[],
 *   total: number, facets: Facet[]}} Found what a search gave: first hits, and how many there are
 * @typedef {{pieces: string[], anchor: string, kind: "text" | "guideline" | "row",
 *   cells: [string, string][], cell: number}} Excerpt unmarked and marked pieces by turns; of a row
 *   the cells under their headers, and the one that answers, or -1
 * @typedef {{hit: Hit, excerpt: Excerpt}} Row that answers
 * @typedef {{name: string, kind: number, number: number}} Part
 */
(() => {
  "use strict";
  const ready = 0;
  const failed = 2;
  const problems = [
    "no index", "made by another version", "damaged, or of another build", "too short",
    "too long", "points outside", "out of order",
  ];
  /** @type {Promise<ReturnType<typeof speakTo>> | undefined} */
  let engine;

  /** @returns {Promise<ReturnType<typeof speakTo>>} */
  async function start() {
    const core = await hig.load("core");
    const manifest = await hig.load("manifest");
    const { instance } = await WebAssembly.instantiate(core);
    const fresh = speakTo(/** @type {any} */ (instance.exports));
    fresh.write(manifest);
    fresh.check(fresh.wasm.hig_open());
    return fresh;
  }

  /** Reading and writing the memory of an instance. @param {any} wasm its exports */
  function speakTo(wasm) {
    const decoder = new TextDecoder();
    const encoder = new TextEncoder();
    const memory = (at, size) => new Uint8Array(wasm.memory.buffer, at, size);
    /** @type {Map<string, Promise<void>>} files that several questions wait for, by name */
    const coming = new Map();
    const read = () =>
      JSON.parse(decoder.decode(memory(wasm.hig_output(), wasm.hig_output_size())));

    /** @param {string | Uint8Array} input */
    function write(input) {
      const bytes = typeof input === "string" ? encoder.encode(input) : input;
      memory(wasm.hig_room(bytes.length), bytes.length).set(bytes);
    }

    /** @param {number} status */
    function check(status) {
      if (status !== failed) return status;
      const { name, problem, offset } = read();
      const file = name === "manifest" ? "start" : name;
      throw new Error(`search/${file}.js: ${problems[problem]} (byte ${offset})`);
    }

    /** Loads a file, once for all that ask. @param {Part} part */
    function bring({ name, kind, number }) {
      const known = coming.get(name);
      if (known) return known;
      const file = hig.load(name).then((bytes) => {
        write(bytes);
        check(wasm.hig_bring(kind, number));
      }).finally(() => coming.delete(name));
      coming.set(name, file);
      return file;
    }

    return { wasm, read, write, check, bring };
  }

  /**
   * Asks until there is an answer; nothing if files are still missing and no more are wanted.
   * @param {string} query @param {(wasm: any) => number} question
   * @param {(time: number) => boolean} [isWanted] for how many times it was asked
   */
  async function ask(query, question, isWanted = () => true) {
    engine ??= start();
    const mine = engine;
    try {
      const { wasm, read, write, check, bring } = await mine;
      for (let time = 0; isWanted(time); time += 1) {
        write(query);
        if (check(question(wasm)) === ready) return read();
        await Promise.all(read().map(bring));
      }
      return undefined;
    } catch (error) {
      if (engine === mine) engine = undefined;
      throw error;
    }
  }

  /** Starts loading before there is a query. */
  hig.warm = () => { hig.search("", 1).catch(() => {}); };

  /**
   * @param {string} query @param {number} limit of hits, best first
   * @param {number} [mask] the bits of the facets that hits must have; 0 for any
   * @param {() => boolean} [isWanted] whether more files are worth it; if not, nothing is found
   * @returns {Promise<Found>}
   */
  hig.search = (query, limit, mask = 0, isWanted) =>
    ask(query, (wasm) => wasm.hig_search(limit, mask), isWanted);

  /**
   * The rows of tables that answer a query, best first; none if no row meets all of it.
   * @param {string} query @param {number} [mask] as for `search`
   * @param {(time: number) => boolean} [isWanted] as for `ask`
   * @returns {Promise<Row[] | undefined>}
   */
  hig.answers = async (query, mask = 0, isWanted) => {
    const found = await ask(query, (wasm) => wasm.hig_answers(mask), isWanted);
    return found?.flatMap((/** @type {any} */ hit, /** @type {number} */ place) =>
      (place % 2 ? [] : [{ hit, excerpt: found[place + 1] }]));
  };

  /**
   * The piece of a unit's text that fits.
   * @param {string} query @param {number} unit @returns {Promise<Excerpt>}
   */
  hig.excerpt = (query, unit) => ask(query, (wasm) => wasm.hig_excerpt(unit));
})();
