import Bytes
import Model

/// What readers see above tables: `Default and minimum text sizes by platform` says more than
/// `Vision`. Made of the heading, the columns and the text before; ids and captions, which programs
/// keep, are made by `TableNaming`.
struct TableTitles {
  private let document: Document
  private let blocks: [Int]
  /// By section: what its text speaks of when it says `size`, `text` of “text sizes”.
  private var nouns: [Int: String] = [:]

  /// - Parameter labels: What is in bold above the tables that have such a line.
  static func names(
    of tables: [DataTable], labels: [String?], in document: Document
  ) -> [String] {
    var titles = TableTitles(document: document, blocks: document.topLevel)
    for section in Set(tables.filter(\.hasSizes).compactMap(\.section)) {
      titles.nouns[section] = titles.sizedNoun(in: document.sections[section])
    }
    let bySection = Dictionary(grouping: tables.indices) { tables[$0].section }
    let drafts = tables.indices.map { place in
      let isAlone = bySection[tables[place].section]?.count == 1
      return titles.draft(tables[place], isAlone: isAlone, label: labels[place])
    }
    var count: [String: Int] = [:]
    for draft in drafts { count[draft.told, default: 0] += 1 }
    return numbered(drafts.map { count[$0.told, default: 0] > 1 ? $0.longer : $0.name })
  }

  /// Names that are left alike are counted.
  private static func numbered(_ names: [String]) -> [String] {
    var count: [String: Int] = [:]
    return names.map { name in
      let number = count[name, default: 0] + 1
      count[name] = number
      return number > 1 ? "\(name), table \(number)" : name
    }
  }
}

extension TableTitles {
  private struct Draft {
    let name: String
    /// With the heading in front, for a page with several tables that say the same of the same.
    let longer: String
    let told: String
  }

  private func draft(_ table: DataTable, isAlone: Bool, label: String?) -> Draft {
    let page = document.frontMatter.title
    let title = table.section.map { document.sections[$0].title } ?? page
    let heading = TableHeading(title, page: page)
    let summary = TableSummary(table, sizesOf: table.section.flatMap { nouns[$0] })
    if let label, !label.isEmpty {
      let name = "\(title): \(label)"
      return Draft(name: name, longer: name, told: name)
    }
    let specification = summary.text.isEmpty ? specification(above: table, heading) : nil
    let told = specification ?? summary.text
    let name = ColumnWords.raised(name(heading, told, summary, isAlone: isAlone))
    let hasHeading = told.isEmpty || specification != nil || heading.isInNames
    return Draft(
      name: name, longer: hasHeading ? name : Self.joined(title, told),
      told: hasHeading ? name : told)
  }

  private func name(
    _ heading: TableHeading, _ told: String, _ summary: TableSummary, isAlone: Bool
  ) -> String {
    let page = document.frontMatter.title
    let isWeak = summary.values.isEmpty
    let rows = summary.isMany && !summary.row.isEmpty ? ColumnWords.lowered(summary.row) : nil
    switch heading.kind {
    case .platforms:
      if ColumnWords.isPlatforms(summary.values.replacing(" and ", with: ",")) {
        return Self.joined(page, told)
      }
      let what = told.isEmpty ? page : rows.map { "\(page) by \($0)" } ?? told
      return "\(what) in \(heading.platforms)"
    case .common:
      if let rows { return "\(Self.joined(page, heading.text)) by \(rows)" }
      return isWeak ? Self.joined(page, told) : told
    case .activity:
      if told.isEmpty { return heading.text }
      let isWhole = !isWeak && !summary.row.isEmpty || summary.text.isEmpty
      return isWhole ? told : "\(told) for \(ColumnWords.lowered(heading.text))"
    case .request: return told.isEmpty ? heading.text : told
    case .word:
      let isSaid = told.lowercased().contains(heading.text.lowercased().prefix(5))
      let isClear = summary.isMeasured && !isWeak && !summary.isFigures
      return isClear || isSaid ? told : Self.joined(heading.text, told)
    case .telling:
      if isAlone { return heading.text }
      return rows.map { "\(heading.text) by \($0)" } ?? Self.joined(heading.text, told)
    }
  }

  private static func joined(_ heading: String, _ told: String) -> String {
    if heading.isEmpty || told.isEmpty { return heading + told }
    return heading == told ? heading : "\(heading): \(ColumnWords.lowered(told))"
  }
}

extension TableTitles {
  private func sizedNoun(in section: Section) -> String? {
    let text = document.ownText(of: section)
    guard ByteSearch.has("size", inAnyCase: text) else { return nil }
    let words = LetterRuns.plain(text) ?? LetterRuns.byScalar(text)
    var counts: [String: Int] = [:]
    for (noun, word) in zip(words, words.dropFirst()) where 4...5 ~= word.utf8.count {
      guard ["size", "sizes"].contains(word.lowercased()) else { continue }
      let noun = noun.lowercased()
      if noun.utf8.count > 2, !Self.sizeWords.contains(noun) { counts[noun, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static let sizeWords: Set<String> = [
    "actual", "all", "any", "default", "different", "its", "larger", "maximum", "minimum", "other",
    "platform", "recommended", "same", "smaller", "the", "their", "this", "your",
  ]

  /// “Use the following specifications to create challenge artwork.” is what a table of attributes
  /// and values is about.
  private func specification(above table: DataTable, _ heading: TableHeading) -> String? {
    guard let node = table.parts.first?.node, let text = paragraph(above: node),
      let start = text.firstRange(of: "Use the following ")
    else { return nil }
    let sentence = text[start.upperBound...].prefix { $0 != "." }
    guard let joint = sentence.firstRange(of: " to create ") else { return nil }
    let what = sentence[..<joint.lowerBound]
    var goal = sentence[joint.upperBound...]
    if goal.hasPrefix("your ") { goal = goal.dropFirst(5) }
    guard let noun = goal.split(separator: " ").last else { return nil }
    // The heading may say it more fully.
    let words = heading.text.split(separator: " ")
    if heading.kind == .activity, words.last == noun {
      return "\(what) for \(words.dropFirst().joined(separator: " "))"
    }
    return "\(what) for \(goal)"
  }

  /// Another table may be between.
  private static let nearest = 3

  private func paragraph(above node: Int) -> String? {
    let next = blocks.indices.partition { blocks[$0] >= node }
    let above = blocks[..<next].suffix(Self.nearest).reversed().prefix { block in
      if case .heading = document.nodes[block].kind { false } else { true }
    }
    let paragraph = above.first { document.nodes[$0].kind == .paragraph }
    return paragraph.map { document.plainText(of: $0..<document.nodes[$0].end) }
  }
}

extension DataTable {
  fileprivate var hasSizes: Bool { columns.contains { $0.name.hasSuffix("size") } }
}
