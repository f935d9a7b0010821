import Bytes
public import Diagnostics
public import Model

/// Parses a normalized page into a document.
public enum DocumentParser {
  public static func parse(_ page: SourcePage) -> (document: Document, diagnostics: [Diagnostic]) {
    let narrow = WideRows.disarm(Array(page.body), file: page.file, firstLine: page.bodyLine)
    let short = LongReferences.disarm(
      narrow.markdown, file: page.file, firstLine: page.bodyLine)
    // Several documents are made of them: one that gets more room than they take copies them.
    let nodes = FoldedTables.folded(
      CMarkBridge.nodes(of: short.markdown, firstLine: page.bodyLine)
    ).exact
    let sections = SectionPlan.sections(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes)
    let tree = Document(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes, sections: sections)
    let (tables, findings) = TableReading.read(tree)
    let document = Document(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes, sections: sections,
      tables: tables, guidelines: GuidelineFinder.guidelines(in: tree),
      changes: ChangeLog.entries(in: tree), symbols: SymbolFinder.mentions(in: tree),
      holes: HoleFinder.holes(in: tree))
    return (document, narrow.diagnostics + short.diagnostics + findings)
  }
}
