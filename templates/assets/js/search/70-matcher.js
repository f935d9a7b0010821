/** Finds the words of a query in a text, in whatever form, without the engine. */
(() => {
  "use strict";
  const word = /[\p{L}\p{M}\p{N}]+/gu;
  const small = new Set(("a an and are as at be but by can do does for from how i in is it my of "
    + "on or should that the this to use what when where which with").split(" "));

  const fold = (/** @type {string} */ text) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  /** What the forms of a word share. @param {string} folded */
  const stem = (folded) => folded.replace(/^(.{3,}?)(?:ing|ed|ie|e|y)?s?$/, "$1")
    .replace(/([b-df-hj-np-tv-z])\1$/, "$1");

  /**
   * A query whose last word is one of the index, in quotation marks: then it is no beginning.
   * @param {string} query
   */
  hig.finished = async (query) => {
    const typed = query.trimEnd();
    const last = typed.match(word)?.at(-1) ?? "";
    const isBegun = last.length > 2 && typed.endsWith(last) && !small.has(fold(last));
    if (!isBegun || /["“”„]/.test(typed)) return query;
    const { total, corrections } = await hig.search(`"${last}"`, 0);
    return total && !corrections.length ? `${typed.slice(0, -last.length)}"${last}"` : query;
  };

  /**
   * @param {string} query
   * @returns {(text: string) => [number, number][]} where a text says one of its words
   */
  hig.matcher = (query) => {
    const folded = (query.match(word) ?? []).map(fold);
    const wanted = folded.filter((one) => !small.has(one));
    const stems = new Set((wanted.length ? wanted : folded).map(stem));
    /** What the last word may become. */
    const last = folded.at(-1) ?? "";
    const begins = last.length > 2 && fold(query).endsWith(last) ? last : undefined;
    return (text) => [...text.matchAll(word)].filter(([found]) => {
      const plain = fold(found);
      return stems.has(stem(plain)) || (begins && plain.startsWith(begins));
    }).map((match) => [match.index, match.index + match[0].length]);
  };
})();
