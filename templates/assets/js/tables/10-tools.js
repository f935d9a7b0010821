/**
 * Tools of the tables: sort by a column, filter the rows, copy them, the address of a row. Without
 * this file the tables are complete.
 */
(() => {
  "use strict";
  /** Fewer rows than these are seen at a glance. */
  const fewest = 8;

  for (const figure of document.querySelectorAll("figure.data")) {
    const table = figure.querySelector("table");
    const tools = figure.querySelector("figcaption");
    if (!table || !tools) continue;
    linkRows(table);
    if (table.tHead?.rows.length === 1 && !table.querySelector("[rowspan]")) makeSortable(table);
    if (rows(table).length >= fewest) tools.prepend(makeFilter(table));
    const name = tools.querySelector("b");
    if (name) tools.prepend(name);
    // In front of the links: who aims at one must still hit it.
    const link = tools.querySelector("a");
    if (link) link.before(makeCopy(table));
    else tools.append(makeCopy(table));
  }

  /** @param {HTMLTableElement} table */
  function rows(table) {
    return [...table.tBodies].flatMap((body) => [...body.rows]);
  }

  /** The first cell of a row is a link to it. @param {HTMLTableElement} table */
  function linkRows(table) {
    for (const row of rows(table)) {
      const cell = row.cells[0];
      if (!row.id || !cell || cell.querySelector("a") || !cell.textContent?.trim()) continue;
      const link = document.createElement("a");
      link.className = "row";
      link.href = `#${encodeURIComponent(row.id)}`;
      link.append(...cell.childNodes);
      cell.append(link);
    }
  }

  /** @param {HTMLTableElement} table */
  function makeSortable(table) {
    const original = rows(table);
    const body = table.tBodies[0];
    for (const head of table.tHead?.rows[0].cells ?? []) {
      if (!head.textContent?.trim()) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const order = head.getAttribute("aria-sort");
        for (const other of head.parentElement?.children ?? []) other.removeAttribute("aria-sort");
        if (order === "descending") return body.append(...original);
        const sign = order === "ascending" ? -1 : 1;
        head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
        body.append(...sorted(original, head.cellIndex, sign));
      });
    }
  }

  /**
   * By number where the cells begin with one, else by word; empty cells last.
   * @param {HTMLTableRowElement[]} rows @param {number} column @param {number} sign
   */
  function sorted(rows, column, sign) {
    const words = new Map(rows.map((row) => [row, row.cells[column]?.textContent?.trim() ?? ""]));
    const number = (/** @type {HTMLTableRowElement} */ row) =>
      parseFloat((words.get(row) ?? "").replace(/^[@#]/, "").replace("−", "-").replace(/,(?=\d{3})/g, ""));
    return [...rows].sort((a, b) => {
      const [one, two] = [words.get(a) ?? "", words.get(b) ?? ""];
      if (!one || !two) return Number(!one) - Number(!two);
      const difference = number(a) - number(b);
      return sign * (difference || one.localeCompare(two, "en", { numeric: true }));
    });
  }

  /**
   * Where a word starts with what was typed; a number is met whole: "17" is not in "1179".
   * @param {string} typed
   */
  function starts(typed) {
    const plain = typed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const kind = /^\p{N}/u.test(typed) ? "\\p{N}" : "\\p{L}";
    const before = /^[\p{L}\p{N}]/u.test(typed) ? `(?<!${kind})` : "";
    const after = /\p{N}$/u.test(typed) ? "(?!\\p{N})" : "";
    return new RegExp(before + plain + after, "u");
  }

  /**
   * The rows with their cells as if each stood in every row that it spans. A row belongs to the one
   * above if a cell of that one reaches into it.
   * @param {HTMLTableRowElement[]} rows
   */
  function grid(rows) {
    /** @type {{ cell: HTMLTableCellElement, left: number }[]} */
    const above = [];
    return rows.map((row) => {
      const own = [...row.cells];
      /** @type {HTMLTableCellElement[]} */
      const cells = [];
      let isInside = false;
      for (let column = 0; own.length > 0 || above[column]?.left > 0; column += 1) {
        const isSpanned = above[column]?.left > 0;
        const cell = isSpanned ? above[column].cell : own.shift();
        if (!cell) break;
        const left = isSpanned ? above[column].left : cell.rowSpan;
        above[column] = { cell, left: left - 1 };
        isInside ||= isSpanned;
        cells.push(cell);
      }
      return { row, cells, isInside };
    });
  }

  /** @param {HTMLTableElement} table */
  function makeFilter(table) {
    const field = document.createElement("input");
    const none = hig.make("p", { class: "none" });
    field.type = "search";
    field.placeholder = "Filter rows";
    field.setAttribute("aria-label", "Filter rows");
    field.addEventListener("input", () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean).map(starts);
      /**
       * Rows that a cell spans are shown together.
       * @type {{ rows: HTMLTableRowElement[], isMet: boolean }[]}
       */
      const groups = [];
      for (const { row, cells, isInside } of grid(rows(table))) {
        const text = cells.map((cell) => cell.textContent).join(" ").toLowerCase();
        const isMet = words.every((word) => word.test(text));
        const last = groups.at(-1);
        if (isInside && last) {
          last.rows.push(row);
          last.isMet ||= isMet;
        } else {
          groups.push({ rows: [row], isMet });
        }
      }
      let count = 0;
      for (const group of groups) {
        for (const row of group.rows) row.hidden = !group.isMet;
        if (group.isMet) count += group.rows.length;
      }
      hig.say(count === 1 ? "1 row" : `${count} rows`);
      none.textContent = count ? "" : `No row has “${field.value.trim()}”.`;
    });
    table.parentElement?.after(none);
    return field;
  }

  /** Copies the rows that are shown, for a spreadsheet. @param {HTMLTableElement} table */
  function makeCopy(table) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.title = "Copy the rows for a spreadsheet";
    button.addEventListener("click", async () => {
      const head = [...(table.tHead?.rows ?? [])].map((row) => [...row.cells]);
      const shown = grid(rows(table).filter((row) => !row.hidden)).map(({ cells }) => cells);
      const text = [...head, ...shown].map((cells) => cells.map(plain).join("\t")).join("\n");
      try {
        await navigator.clipboard.writeText(text);
        hig.say(`${shown.length} ${shown.length === 1 ? "row" : "rows"} copied`);
      } catch {
        hig.say("The browser does not allow copying");
      }
    });
    return button;
  }

  /** Of a color its figures, without the contrast. @param {HTMLTableCellElement} cell */
  function plain(cell) {
    if (cell.matches(".hue")) {
      const figures = [...cell.querySelectorAll("code, span")];
      return figures.map((part) => part.textContent?.trim()).join(" ");
    }
    return cell.innerText.replace(/\s+/g, " ").trim();
  }
})();
