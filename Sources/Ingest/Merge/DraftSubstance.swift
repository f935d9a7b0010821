import Bytes

/// What the blocks of a draft or of a page hold, to compare the two.
struct DraftSubstance {
  struct Table {
    let header: String
    /// What its cells say.
    let cells: [[UInt8]]
    let origin: Int
  }

  struct Panel {
    let label: String
    let key: [UInt8]
    let origin: Int
  }

  private(set) var tables: [Table] = []
  private(set) var panels: [Panel] = []
  /// By name, where each is first.
  private(set) var pictures: [[UInt8]: Int] = [:]
  private(set) var links = 0
  private(set) var words = 0
  private var said: Set<[UInt8]> = []

  init(_ blocks: [Block]) {
    for block in blocks { add(block) }
  }

  func says(_ key: [UInt8]) -> Bool { key.isEmpty || said.contains(key) }

  /// Whether at least half of what a table says is here.
  func hasMost(of table: Table) -> Bool {
    table.cells.count { says($0) } * 2 >= table.cells.count
  }
}

extension DraftSubstance {
  private mutating func add(_ block: Block) {
    links += InlineMarks(block).links
    switch block.kind {
    case .table: addTable(block)
    case .panel:
      panels.append(Panel(label: block.string, key: block.key, origin: block.origin.lowerBound))
      said.insert(block.key)
    case .tabs, .tabsEnd, .video: break
    default: addText(block.text, of: block)
    }
  }

  private mutating func addText(_ text: [UInt8], of block: Block) {
    let parts = Block.parts(of: text)
    for name in parts.pictures.flatMap(PictureStem.all) where pictures[name] == nil {
      pictures[name] = block.origin.lowerBound
    }
    said.insert(Block.key(of: parts.words[...]))
    guard block.kind != .image else { return }
    // Mirrors have the words of a picture instead of the picture.
    words += text.split(whereSeparator: ByteClass.isSpace).count
    if !parts.pictures.isEmpty { said.insert(Block.key(of: text[...])) }
  }

  /// A change log is united by date, and has no more cells than its entries.
  private mutating func addTable(_ block: Block) {
    for cell in block.rows.joined() { addText(cell, of: block) }
    guard !block.isChangeLog, let header = block.rows.first else { return }
    let cells = block.rows.dropFirst().joined().map { Block.words(of: $0) }.filter { !$0.isEmpty }
    guard !cells.isEmpty else { return }
    let names = header.map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
    tables.append(
      Table(
        header: names.joined(separator: ", "), cells: cells, origin: block.origin.lowerBound))
  }
}
