extension ReloadScript {
  /// What is above the last good site while the newest cannot be built.
  static let problems = #"""
      let notice = null;
      const styles = `
        :host { all: initial; color-scheme: inherit; position: fixed; inset: 0;
          z-index: 2147483647; overflow: auto; overscroll-behavior: contain;
          --ink: light-dark(#1d1b18, #ece8df); --quiet: light-dark(#635d53, #aaa498);
          --line: light-dark(#e3ddd1, #3a3b40); --bad: light-dark(#b42318, #ff9a8d);
          --good: light-dark(#1a6a3c, #8fd8aa); color: var(--ink);
          background: light-dark(rgb(60 56 50 / 45%), rgb(0 0 0 / 60%));
          backdrop-filter: blur(4px); font: 15px/1.5 system-ui, sans-serif; }
        article { box-sizing: border-box; width: min(46rem, 100% - 1.5rem);
          margin: clamp(.75rem, 9vh, 6rem) auto .75rem; overflow: clip;
          border-radius: 12px; border: 1px solid var(--line); border-top: 4px solid var(--bad);
          background: light-dark(#fffefb, #232427); box-shadow: 0 12px 48px rgb(0 0 0 / 35%); }
        header { display: flex; gap: 1rem; align-items: start; justify-content: space-between; }
        header, section { padding: 1rem 1.25rem; }
        h1 { margin: 0; font-size: 1.2rem; line-height: 1.3; }
        p { margin: .2rem 0 0; overflow-wrap: anywhere; }
        section { border-top: 1px solid var(--line); }
        code { color: var(--bad); font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
          overflow-wrap: anywhere; }
        .summary { font-weight: 600; } .quiet { color: var(--quiet); }
        .remedy { color: var(--good); padding-left: 1.25em; text-indent: -1.25em; }
        button { flex: none; min-width: 44px; min-height: 44px; margin: -.3rem -.5rem 0 0;
          padding: 0 .75rem; border: 1px solid var(--line); border-radius: 8px; cursor: pointer;
          background: none; color: inherit; font: inherit; }
        button:hover { border-color: currentColor; }
        button:focus-visible { outline: 2px solid var(--bad); outline-offset: 2px; }`;

      const line = (parent, name, text, kind) => {
        const element = document.createElement(name);
        element.textContent = text;
        if (kind) element.className = kind;
        parent.append(element);
        return element;
      };

      const hideProblems = () => {
        if (notice) notice.remove();
        notice = null;
      };

      const showProblems = (problems) => {
        hideProblems();
        notice = document.createElement("hig-problems");
        notice.setAttribute("role", "alert");
        const shadow = notice.attachShadow({ mode: "open" });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        shadow.adoptedStyleSheets = [sheet];
        const body = line(shadow, "article", "");
        const head = line(body, "header", "");
        const told = line(head, "div", "");
        line(told, "h1", "The site could not be built");
        const count = problems.length === 1 ? "1 error. " : problems.length + " errors. ";
        line(told, "p", count + "Below is the last site that was built.", "quiet");
        const hide = line(head, "button", "Hide");
        hide.title = "Escape";
        hide.addEventListener("click", hideProblems);
        for (const problem of problems) {
          const part = line(body, "section", "");
          line(part, "code", problem.place);
          line(part, "p", problem.summary, "summary");
          if (problem.why) line(part, "p", problem.why);
          if (problem.remedy) line(part, "p", "→ " + problem.remedy, "remedy");
        }
        document.documentElement.append(notice);
      };

      addEventListener("keydown", (event) => { if (event.key === "Escape") hideProblems(); });
    """#
}
