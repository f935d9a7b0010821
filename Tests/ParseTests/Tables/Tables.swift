import Diagnostics
import Model
import Parse

/// The tables of a page that is called “Type” and has the slug `type`.
func tables(_ markdown: String, edition: Slug = FrontMatter.current) -> [DataTable] {
  document(markdown, edition: edition).tables
}

func table(_ markdown: String) -> DataTable? {
  let found = tables(markdown)
  return found.count == 1 ? found[0] : nil
}

func findings(_ markdown: String) -> [Diagnostic] {
  DocumentParser.parse(source(markdown)).diagnostics
}

func document(_ markdown: String, edition: Slug = FrontMatter.current) -> Document {
  DocumentParser.parse(source(markdown, edition: edition)).document
}

private func source(_ markdown: String, edition: Slug = FrontMatter.current) -> SourcePage {
  SourcePage(
    frontMatter: FrontMatter(title: "Type", slug: "type", url: "", edition: edition),
    body: Array(markdown.utf8), file: "type.md", bodyLine: 1)
}

extension DataTable {
  /// The cells of each row between bars; `^` stands before those that span from above.
  var lines: [String] {
    rows.map { row in
      row.cells.map { ($0.isSpanned ? "^" : "") + $0.raw }.joined(separator: "|")
    }
  }

  var names: [String] { columns.map(\.name) }
  var keys: [String] { columns.map(\.key) }
  var panels: [String?] { parts.map(\.panel) }
}
