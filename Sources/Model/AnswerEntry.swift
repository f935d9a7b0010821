/// Something that people look for, and where the site says it: a cell of a table, or a section.
public struct AnswerEntry: Sendable, Equatable {
  /// What they look for, in words that the search finds too.
  public let title: String
  /// The slug of a page of today.
  public let page: String
  public let goal: Goal
  /// Where it is in the project's settings; nil for one that comes with `hig`.
  public let line: Int?

  public enum Goal: Sendable, Equatable {
    /// The cell of a row, by a cell of it and by the name of the column.
    case cell(row: String, column: String)
    /// By its heading.
    case section(String)
    case page
  }

  public init(title: String, page: String, goal: Goal, line: Int? = nil) {
    self.title = title
    self.page = page
    self.goal = goal
    self.line = line
  }

  /// As one of no project.
  public var withoutLine: AnswerEntry { AnswerEntry(title: title, page: page, goal: goal) }
}
