import Model
import YAML

/// The answers of the home page.
extension WrittenSetting {
  /// What people look for, and where it is.
  func answers() -> [AnswerEntry]? {
    let answers = fields.list(entry.key, entry.value, of: "answers", remedy: Self.answerRemedy)
    return answers?.compactMap { answer($0) }
  }

  private func answer(_ node: YAMLNode) -> AnswerEntry? {
    let isMisspelt = reportUnknown(in: node, among: Self.answerKeys)
    guard let title = node["title"]?.scalar, let page = node["page"]?.scalar else {
      if !isMisspelt {
        fields.report(
          "An answer must have a `title` and a `page`", at: node, remedy: Self.answerRemedy)
      }
      return nil
    }
    let (row, column) = (node["row"]?.scalar, node["column"]?.scalar)
    if let row, let column {
      return AnswerEntry(
        title: title, page: page, goal: .cell(row: row, column: column), line: node.line)
    }
    if row != nil || column != nil {
      fields.report(
        "`row` and `column` must be given together", at: node,
        remedy: "Add `\(row == nil ? "row" : "column"): …`.")
    }
    let section = node["section"]?.scalar
    return AnswerEntry(
      title: title, page: page, goal: section.map { .section($0) } ?? .page, line: node.line)
  }

  private static let answerKeys = ["title", "page", "row", "column", "section"]

  private static let answerRemedy =
    "Write `- title: …` and below it `page: slug`, "
    + "then `row: …` and `column: …`, or `section: …`."
}
