/// Finds what the answers of the settings name, on the pages of today.
public struct AnswerFinder {
  public enum Place: Equatable, Sendable {
    case page
    case section(anchor: String)
    /// A cell, by the node of its row, and what is shown of it.
    case cell(row: Int, value: String)
  }

  /// What an answer names that is not there.
  public enum Missing: Error, Equatable {
    case page
    case section(String)
    case cell(row: String, column: String)
    /// Nothing to show, or more than can be read at a glance.
    case value
  }

  /// By their slugs.
  private let pages: [String: Int]
  private let site: Site

  public init(_ site: Site) {
    self.site = site
    pages = Dictionary(
      site.pages.indices.filter {
        site.pages[$0].document.frontMatter.isCurrent
      }.map { (site.pages[$0].document.frontMatter.slug.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  public func find(_ entry: AnswerEntry) -> Result<(page: Int, place: Place), Missing> {
    guard let page = pages[entry.page] else { return .failure(.page) }
    return place(of: entry.goal, in: site.pages[page].document).map { (page, $0) }
  }

  private func place(
    of goal: AnswerEntry.Goal, in document: Document
  ) -> Result<Place, Missing> {
    switch goal {
    case .page: return .success(.page)
    case .section(let title):
      let section = document.sections.first { $0.title.isSame(as: title) }
      return section.map { .success(.section(anchor: $0.anchor)) } ?? .failure(.section(title))
    case .cell(let row, let column): return cell(row, column, in: document)
    }
  }

  /// The first row that has a cell of these words, if what its cell says is short enough.
  private func cell(
    _ name: String, _ column: String, in document: Document
  ) -> Result<Place, Missing> {
    var missing = Missing.cell(row: name, column: column)
    for table in document.tables where !table.isGuessed {
      guard let place = table.columns.firstIndex(where: { $0.name.isSame(as: column) }),
        let row = table.rows.first(where: { $0.cells.contains { $0.raw.isSame(as: name) } })
      else { continue }
      if let value = Self.shown(row.cells[place].raw) {
        return .success(.cell(row: row.node, value: value))
      }
      missing = .value
    }
    return .failure(missing)
  }

  /// What is before brackets, where it is short enough to be read at a glance.
  private static func shown(_ cell: String) -> String? {
    let main = cell.prefix { $0 != "(" && $0 != "\n" }
    let end = main.lastIndex { $0 != " " }.map { main.index(after: $0) } ?? main.startIndex
    return 1...longest ~= main[..<end].count ? String(main[..<end]) : nil
  }

  private static let longest = 32
}

extension String {
  /// As answers name things: whatever the case.
  public func isSame(as other: String) -> Bool {
    self == other || lowercased() == other.lowercased()
  }
}
