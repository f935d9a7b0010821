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
        .tableLost, at: place, "the rows of a table cannot be told apart here",
        why: "The scrape kept its cells as paragraphs; they stay as they are.",
        remedy: "Bring the page as crawler Markdown or as a Markdown mirror too.")
    case .headingRestored(let title):
      Diagnostic(
        .headingRestored, at: place, "the heading “\(title)” was lost and is put back",
        why: "The text below it speaks of the thing by that name.")
    case .cellRestored(let text):
      Diagnostic(
        .cellRestored, at: place, "the cell “\(text)” was lost and is put back",
        why: "Blocks of one word are missing in this scrape; the rest of the table tells it.")
    }
  }
}
