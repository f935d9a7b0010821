import Diagnostics

/// What a recovery could not bring back, or put in by a rule.
enum LooseFinding: Sendable, Equatable {
  case tableLost
  case headingRestored(String)
  case cellRestored(String)

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    switch self {
    case .tableLost:
      Diagnostic(
        .tableLost, at: place, "The rows of a table were lost",
        why: "The scrape has its cells as paragraphs; they are kept as they are.",
        remedy: "Add a raw file of this page as crawler Markdown or from a Markdown mirror.")
    case .headingRestored(let title):
      Diagnostic(
        .headingRestored, at: place, "Restored the lost heading “\(title)”",
        why: "The text below it uses that name.")
    case .cellRestored(let text):
      Diagnostic(
        .cellRestored, at: place, "Restored the lost cell “\(text)”",
        why: "This scrape lacks blocks of one word; the rest of the table gives the cell.")
    }
  }
}
