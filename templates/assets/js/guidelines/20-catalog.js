/**
 * All guidelines of the site as data: what each asks for and which platforms it is about comes in
 * one file, the words in parts of so many, each when it is wanted.
 */
addEventListener("DOMContentLoaded", () => {
  "use strict";
  /** What takes a file, by part; the list itself is -1. @type {Map<number, (data: any) => void>} */
  const expected = new Map();
  hig.guidelines = (list) => expected.get(-1)?.(list);
  hig.leads = (part, leads) => expected.get(part)?.(leads);

  /** @param {number} part @param {string} url @returns {Promise<any>} */
  function load(part, url) {
    return new Promise((resolve, reject) => {
      expected.set(part, resolve);
      const failed = () => reject(new Error(`${url}: cannot be loaded`));
      hig.script(url).then(failed, failed);
    });
  }

  /** Words in lower case, a blank before each. @param {string} text */
  hig.plainWords = (text) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;

  /** The same as the site makes of a lead, if it says no other. @param {string} lead */
  function plainID(lead) {
    const words = lead.replace(/['’]/g, "").match(/[A-Za-z0-9]+/g) ?? [];
    return words.slice(0, 8).join("-").toLowerCase();
  }

  /** @param {string} url of the list */
  hig.catalog = async (url) => {
    const list = await load(-1, url);
    /** @type {[title: string, href: string, group: number, source: string, alone: number][]} */
    const pages = list.pages;
    const total = list.pages.reduce((sum, page) => sum + page[5].length / 2, 0);
    const [verbs, bits] = [new Uint8Array(total), new Uint8Array(total)];
    const owners = new Uint32Array(total);
    /** @type {string[]} leads, once their part is there */
    const leads = new Array(total);
    /** @type {string[]} the same as words, with all that a row says of itself */
    const words = new Array(total);
    /** @type {Map<number, Promise<void>>} */
    const parts = new Map();
    let at = 0;
    list.pages.forEach((page, owner) => {
      for (let sign = 0; sign < page[5].length; sign += 2, at += 1) {
        verbs[at] = page[5].charCodeAt(sign) - 48;
        bits[at] = page[5].charCodeAt(sign + 1) - 48;
        owners[at] = owner;
      }
    });

    /** @param {number} part */
    function need(part) {
      const known = parts.get(part);
      if (known) return known;
      const loading = load(part, hig.root + list.parts[part]).then((own) => {
        own.forEach((lead, index) => { leads[part * list.portion + index] = lead; });
        own.forEach((_, index) => wordsOf(part * list.portion + index));
      });
      parts.set(part, loading);
      loading.catch(() => parts.delete(part));
      return loading;
    }

    /** @param {number} index */
    function wordOf(index) {
      const [verb, word] = list.verbs[verbs[index]];
      return verb === "advise" ? "" : word;
    }

    /** The platforms that it is about. @param {number} index @param {number} [but] not these */
    const namesOf = (index, but = 0) => list.platforms
      .filter((_, bit) => (bits[index] & ~but) >> bit & 1).map(([, name]) => name);

    /** @param {number} index */
    function wordsOf(index) {
      words[index] ??= hig.plainWords([pages[owners[index]][0], leads[index].split("\t")[0],
        wordOf(index), ...namesOf(index)].join(" "));
      return words[index];
    }

    return {
      total, isSmall: list.parts.length <= 8,
      verbs: list.verbs, platforms: list.platforms, groups: list.groups,

      /** Loads the words of some guidelines, or of all. @param {number[]} [some] */
      async bring(some) {
        const wanted = some ? new Set(some.map((index) => Math.floor(index / list.portion)))
          : list.parts.keys();
        await Promise.all([...wanted].map(need));
      },

      /**
       * Those that were asked for, and how many each other choice would leave. What is not chosen
       * is -1, of platforms there is a bit for each, any of which will do, and none too if it is
       * open; the words of all must be there if any are asked for.
       * @param {{verb: number, platforms: number, isOpen: boolean, group: number,
       *   words: string[]}} asked
       */
      find({ verb, platforms, isOpen, group, words: starts }) {
        const counts = {
          verb: new Array(list.verbs.length).fill(0),
          platform: new Array(list.platforms.length).fill(0),
          group: new Array(list.groups.length).fill(0),
        };
        const found = [];
        for (let index = 0; index < total; index += 1) {
          const own = pages[owners[index]][2];
          const isVerb = verb < 0 || verbs[index] === verb;
          const isPlatform = !platforms || (bits[index] & platforms) > 0
            || isOpen && !bits[index];
          const isGroup = group < 0 || own === group;
          if (Number(isVerb) + Number(isPlatform) + Number(isGroup) < 2) continue;
          if (!starts.every((start) => wordsOf(index).includes(start))) continue;
          if (isVerb && isPlatform && isGroup) found.push(index);
          if (isPlatform && isGroup) counts.verb[verbs[index]] += 1;
          if (isVerb && isPlatform) counts.group[own] += 1;
          if (!isVerb || !isGroup) continue;
          for (let bit = 0; bit < counts.platform.length; bit += 1) {
            counts.platform[bit] += bits[index] >> bit & 1;
          }
        }
        return { found, counts };
      },

      /** What a row shows of one. @param {number} index */
      rule(index) {
        const owner = owners[index];
        const [title, href, group, source, alone] = pages[owner];
        const [lead, id] = leads[index].split("\t");
        return {
          owner, title, source, lead, verb: list.verbs[verbs[index]][0],
          page: hig.root + href, href: `${hig.root}${href}#${id ?? plainID(lead)}`,
          group: list.groups[group][1],
          word: wordOf(index), platforms: namesOf(index, alone),
        };
      },
    };
  };
});
