import Model

@testable import Ingest

/// What a text is read as: its blocks, one a line of the dump, and the rules that booked it.
struct LinesRead {
  let blocks: [Block]
  let bookings: [Booking]
  let findings: [LineFinding]

  init(_ text: String, dropping noise: [NoiseRule] = []) {
    let scrape = Scrape(raw(text))
    var reader = LineReader(scrape, 0..<scrape.lines.count, dropping: noise)
    reader.read()
    (blocks, bookings, findings) = (reader.book.blocks, reader.book.bookings, reader.findings)
  }

  var dump: [String] { blocks.map(\.dump) }
  var rules: [String] { bookings.map(\.rule) }
}

extension Block {
  /// A block that came from nowhere.
  static func made(
    _ kind: Kind, _ text: String = "", rows: [[String]] = [], doubt: TableDoubt? = nil
  ) -> Block {
    let rows = rows.map { $0.map { Array($0.utf8) } }
    return Block(kind, Array(text.utf8), rows: rows, from: 0..<0, doubt: doubt)
  }

  static func item(_ text: String) -> Block { made(.item(depth: 0, number: nil), text) }
  static func heading(_ level: Int, _ text: String) -> Block { made(.heading(level: level), text) }
  static func words(_ text: String) -> Block { made(.paragraph, text) }

  /// The block on one line: its kind in short, then its text or its rows.
  var dump: String {
    let cells = rows.map { row in
      row.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }
    return (doubt.map { "\($0) " } ?? "") + mark
      + (rows.isEmpty ? string : cells.joined(separator: " / "))
  }

  private var mark: String {
    switch kind {
    case .heading(let level): "h\(level) "
    case .paragraph: "p "
    case .item(let depth, let number): "\(depth)\(number.map { ".\($0)" } ?? "-") "
    case .aside(let aside): "\(aside) "
    case .asideRest(let aside): "\(aside)+ "
    case .table: "table "
    case .image: "image "
    case .caption: "caption "
    case .code: "code "
    case .video: "video "
    case .tabs: "tabs "
    case .panel: "panel "
    case .tabsEnd: "tabsEnd "
    }
  }
}

extension ArticleWriter {
  static func markdown(_ blocks: [Block]) -> [UInt8] { article(blocks).markdown }
}

extension ArraySlice<UInt8> {
  init(text: String) { self = Array(text.utf8)[...] }

  var asText: String { String(decoding: self, as: UTF8.self) }
}
