public import Diagnostics
public import Model

/// Parses a normalised page into a document.
public enum DocumentParser {
  /// Wider tables are not read as tables.
  public static let widestTable = TableLimit.columns

  public static func parse(_ page: SourcePage) -> (document: Document, diagnostics: [Diagnostic]) {
    let guarded = WideRows.disarm(page.body, file: page.file, firstLine: page.bodyLine)
    let nodes = CMarkBridge.nodes(of: guarded.markdown, firstLine: page.bodyLine)
    let sections = SectionPlan.sections(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes)
    let bare = Document(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes, sections: sections)
    let document = Document(
      frontMatter: page.frontMatter, file: page.file, nodes: nodes, sections: sections,
      guidelines: GuidelineFinder.guidelines(in: bare), changes: ChangeLog.entries(in: bare),
      symbols: SymbolFinder.mentions(in: bare))
    return (document, guarded.diagnostics)
  }
}
