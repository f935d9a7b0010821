/** What is known of a guideline where it stands, in the text of a page or in a list. */
(() => {
  "use strict";
  const book = "Human Interface Guidelines";

  /** @param {Element} opener its mark, or its button in a list */
  hig.guideline = (opener) => {
    const rule = opener.closest(".rule");
    const row = opener.closest(".rules > li");
    const link = /** @type {HTMLAnchorElement} */ (rule ? opener : row?.querySelector("a"));
    const heading = row?.parentElement?.previousElementSibling;
    const original = document.querySelector(".foot span > a[href^='https://']");
    const date = document.querySelector(".foot time");
    const address = new URL(link.href);
    address.search = "";
    return {
      link: link.href,
      lead: plain(rule ? rule.querySelector("strong") : link),
      rest: rule ? rest(rule) : "",
      page: plain(rule ? document.querySelector("h1") : heading?.querySelector("a")),
      // A file of this machine is no address for others.
      address: address.protocol === "file:" ? "" : address.href,
      source: (rule ? original?.getAttribute("href")
        : heading?.getAttribute("data-source")) ?? "",
      date: plain(date),
    };
  };

  /** @typedef {ReturnType<typeof hig.guideline>} Guideline */

  /** A line for a document, from the whole to the part. @param {Guideline} guideline */
  hig.citation = ({ lead, page, address, source, date }) => {
    const notes = [date && `as of ${date}`, address && source && `original: ${source}`];
    const note = notes.filter(Boolean).join("; ");
    return [`Apple, ${book}, “${page}”: “${lead}”`, address || source, note && `(${note})`]
      .filter(Boolean).join(" ");
  };

  /** A quotation with its source. @param {Guideline} guideline */
  hig.markdown = ({ lead, rest: text, page, address, source, date }) => {
    const main = address || source;
    const name = main ? linked(escaped(page), main) : escaped(page);
    const original = address && source ? `, ${linked("original", source)}` : "";
    const said = text ? ` ${text}` : "";
    return `> **${escaped(lead)}**${said}\n>\n`
      + `> ${name}, ${book}${date ? `, as of ${date}` : ""}${original}\n`;
  };

  /** @param {Element | null | undefined} element */
  function plain(element) {
    return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  }

  /** @param {string} text */
  function escaped(text) {
    return text.replace(/[\\`*_[\]<>]/g, "\\$&").replace(/\s+/g, " ");
  }

  /** Signs that end an address in Markdown are percent signs. @param {string} words
   * @param {string} address */
  function linked(words, address) {
    const whole = address.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return `[${words}](${whole})`;
  }

  /** What follows the lead, as Markdown. @param {Element} rule */
  function rest(rule) {
    const nodes = [...rule.childNodes].filter((node) => node !== rule.querySelector("strong"));
    return nodes.map(written).join("").trim();
  }

  /** Text and its emphasis, code and links; lists below an item are left out.
   * @param {Node} node @returns {string} */
  function written(node) {
    if (node instanceof Text) return escaped(node.data);
    if (!(node instanceof Element)) return "";
    const inside = [...node.childNodes].map(written).join("");
    switch (node.tagName) {
      case "STRONG": return `**${inside}**`;
      case "EM": return `*${inside}*`;
      case "CODE": return `\`${plain(node)}\``;
      case "A": return inside && isPublic(node) ? linked(inside, node.href) : inside;
      case "SPAN": return inside;
      default: return "";
    }
  }

  /** @param {Element} node @returns {node is HTMLAnchorElement} */
  function isPublic(node) {
    return node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol);
  }
})();
