import Diagnostics
import Ingest
import Model

/// A flattened page: blocks run together, the headings of level two listed behind them.
func flattened(_ body: String, chapters: [String] = ["Best practices"]) -> String {
  """
  ---
  title: Kettles
  url: https://developer.apple.com/design/human-interface-guidelines/kettles
  is_fallback: true
  ---

  # This page requires JavaScript.

  Please turn on JavaScript in your browser and refresh the page to view its content.

  Skip Navigation KettlesA kettle boils water.\(body) \
  Current page is Kettles Supported platforms Kettles \(chapters.joined(separator: " "))
  """
}

/// The blocks that the body of a flattened page gives, behind its title and first paragraph.
func recovered(_ body: String, chapters: [String] = ["Best practices"]) -> [String] {
  let pages = ingested(raw(flattened(body, chapters: chapters))).pages
  let text = String(decoding: pages.first?.body ?? [], as: UTF8.self)
  return text.split(separator: "\n").map(String.init).filter { $0 != ">" }.dropFirst(2).map { $0 }
}

/// A page without what its comments say of tables.
func withoutTableMarks(_ page: String) -> String {
  page.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("<!-- table, ") }.joined(separator: "\n")
}

/// The same, in the one chapter of the page, without its heading.
func practices(_ body: String) -> [String] {
  Array(recovered("Best practices" + body).dropFirst())
}
