import Bytes

/// The ids of what a page shows beside its text: its tables, their rows, the entries of its change
/// log. Made of their own words, so that they stay when others come and go.
public struct DataAnchors: Sendable {
  /// By the table's node.
  public let tables: [Int: String]
  /// By the row's node.
  public let rows: [Int: String]
  /// By the row's node.
  public let changes: [Int: String]
  /// By the node of the mark, of panels that no heading begins: Apple gives each its label.
  public let panels: [Int: String]

  /// - Parameter taken: The ids of headings and guidelines.
  init(
    nodes: [Node], taken: @autoclosure () -> [String], tables all: [DataTable],
    changes entries: [ChangeEntry]
  ) {
    let labels = Self.bareLabels(of: nodes)
    let hasMore = !labels.isEmpty || !all.isEmpty || !entries.isEmpty
    var names = AnchorNames(taken: hasMore ? taken() : [])
    var (tables, rows, changes): ([Int: String], [Int: String], [Int: String]) = ([:], [:], [:])
    var panels: [Int: String] = [:]
    for (node, label) in labels {
      panels[node] = names.take(AnchorNames.cut(Self.words(label, lowercased: false)))
    }
    for entry in entries {
      let date = entry.date ?? ""
      changes[entry.node] = names.take(date.isEmpty ? "changed" : "changed-" + date)
    }
    for table in all {
      for part in table.parts {
        // Apple's own anchor of a panel is its label.
        let label = part.panel.map { AnchorNames.cut(Self.words($0, lowercased: false)) } ?? ""
        let isFree = !label.isEmpty && !names.isTaken(label)
        tables[part.node] = names.take(isFree ? label : Self.name(of: table, part))
        let first = part.panel == nil ? 0 : 1
        for row in table.rows[part.rows] {
          rows[row.node] = names.take(Self.name(of: row.cells.dropFirst(first)))
        }
      }
    }
    (self.tables, self.rows, self.changes, self.panels) = (tables, rows, changes, panels)
  }
}

extension DataAnchors {
  /// What a table's own name begins with, so that it is no heading's.
  private static let mark = "table-"

  /// The table's id without the page's slug, and the panel.
  private static func name(of table: DataTable, _ part: TablePart) -> String {
    let id = table.id.firstRange(of: "--").map { String(table.id[$0.upperBound...]) } ?? table.id
    let panel = part.panel.map { "-" + words($0) } ?? ""
    return mark + AnchorNames.cut(id + panel, to: longest)
  }

  /// The words of the first cell that has any.
  private static func name(of cells: ArraySlice<DataCell>) -> String {
    let name = cells.lazy.map { words($0.raw) }.first { !$0.isEmpty } ?? "row"
    return AnchorNames.cut(name, to: longest)
  }

  private static let longest = 48

  /// The panels that begin with no heading, and have a label with any word.
  private static func bareLabels(of nodes: [Node]) -> [(node: Int, label: String)] {
    nodes.indices.compactMap { node in
      guard case .mark(.panel(let label)) = nodes[node].kind,
        !words(label, lowercased: false).isEmpty
      else { return nil }
      if node + 1 < nodes.count, case .heading = nodes[node + 1].kind { return nil }
      return (node, label)
    }
  }

  /// Letters and digits, in lower case if so wished, all else a hyphen.
  static func words(_ text: String, lowercased: Bool = true) -> String {
    plainWords(text, lowercased: lowercased) ?? wordsByLetter(text, lowercased)
  }

  /// Of a text in ASCII.
  static func plainWords(_ text: String, lowercased: Bool) -> String? {
    let bytes = text.utf8.span
    var words: [UInt8] = []
    words.reserveCapacity(bytes.count)
    for place in bytes.indices {
      let byte = bytes[place]
      guard byte < 0x80 else { return nil }
      if ByteClass.isAlphanumeric(byte) {
        words.append(lowercased ? ByteClass.lowered(byte) : byte)
      } else if !words.isEmpty, words.last != UInt8(ascii: "-") {
        words.append(UInt8(ascii: "-"))
      }
    }
    if words.last == UInt8(ascii: "-") { words.removeLast() }
    return String(decoding: words, as: UTF8.self)
  }

  static func wordsByLetter(_ text: String, _ lowercased: Bool) -> String {
    var words = ""
    for scalar in (lowercased ? text.lowercased() : text).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words.unicodeScalars.append(scalar)
      } else if words.last != "-", !words.isEmpty {
        words.append("-")
      }
    }
    return words.last == "-" ? String(words.dropLast()) : words
  }
}
