import Bytes
import Model

/// The block at which a draft stops, to be found whole in another.
struct CutEnd {
  private let last: Block
  /// What it says, without an address that has no end.
  private let rest: [UInt8]
  /// What is in front of it, the nearest first.
  private let before: [[UInt8]]

  /// `keys` are those of the blocks down to the last.
  init(_ blocks: [Block], _ keys: ArraySlice<[UInt8]>) {
    last = blocks[keys.endIndex - 1]
    let cells = last.rows.flatMap(Self.name).joined()
    rest = last.kind == .table ? Array(cells) : Block.key(of: Self.said(last.text))
    before = keys.dropLast().reversed().lazy.filter { !$0.isEmpty }.prefix(Self.near).map { $0 }
  }

  /// The text that begins with the rest and goes on: behind what the rest is behind, or, if the
  /// rest is long, anywhere.
  func place(in blocks: [Block], _ keys: [[UInt8]]) -> Int? {
    let found = blocks.indices.filter { place in
      isSame(blocks[place], keys[place]) || goesOn(blocks[place], keys[place])
    }
    let nearest = found.map { place in
      zip(before, keys[..<place].reversed().lazy.filter { !$0.isEmpty }).prefix(while: ==).count
    }
    guard let best = nearest.max(), best > 0 || rest.count >= Self.long else { return nil }
    let likely = zip(found, nearest).filter { $0.1 == best }.map(\.0)
    // Where the other has it as it is, nothing is missing.
    return likely.contains { isSame(blocks[$0], keys[$0]) } ? nil : likely.first
  }

  private func isSame(_ block: Block, _ key: [UInt8]) -> Bool {
    block.kind == last.kind && block.text == last.text && key == rest
  }

  private func goesOn(_ block: Block, _ key: [UInt8]) -> Bool {
    switch block.kind {
    case .image: return last.kind != .image && (block.pictureWords ?? []).starts(with: rest)
    case .tabs, .panel, .tabsEnd, .video: return false
    case .aside(let kind) where Self.key(of: kind).starts(with: rest): return true
    default:
      let isLonger = key.count > rest.count || block.text.count > last.text.count
      return isLonger && key.starts(with: rest)
    }
  }

  /// The file may stop within the label: “> **No”.
  private static func key(of kind: Aside) -> [UInt8] {
    Block.key(of: Array(kind.label.utf8)[...])
  }

  private static let near = 3
  /// A text of fewer letters may begin another one by chance.
  private static let long = 24
}

extension CutEnd {
  /// The rows of a table that stops after some of those that another has, with the others.
  /// It is known by what is in front of it, as several may have one header.
  func rows(in blocks: [Block], _ keys: [[UInt8]]) -> (all: [[[UInt8]]], place: Int)? {
    guard last.kind == .table, !last.rows.isEmpty, let above = before.first else { return nil }
    let known = last.rows.map(Self.name)
    var front: [UInt8] = []
    for (place, block) in blocks.enumerated() {
      defer { if !keys[place].isEmpty { front = keys[place] } }
      guard block.kind == .table, front == above else { continue }
      let names = block.rows.map(Self.name)
      guard names.starts(with: known.dropLast()) else { continue }
      // Without the end of a table, a reader may take it to have fewer columns.
      let own = last.rows[0].count == block.rows[0].count ? last.rows : block.rows
      if !last.isOpen, let same = names.lastIndex(of: known[known.count - 1]) {
        guard same + 1 < names.count, same == known.count - 1 else { continue }
        return (Array(own[...same] + block.rows[(same + 1)...]), place)
      }
      // The last row is cut too.
      let cut = known.count - 1
      let words = known[cut].joined()
      guard cut < names.count, !words.isEmpty, names[cut].joined().starts(with: words)
      else { continue }
      return (Array(own[..<cut] + block.rows[cut...]), place)
    }
    return nil
  }

  /// A text without the address or the picture within which it ends.
  private static func said(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let said = text[..<(LinkAddress.opening(in: text[...]) ?? text.count)]
    guard let picture = said.openPicture else { return said }
    return said[..<picture]
  }

  /// Without empty cells at the end: a row that was cut lacks columns.
  static func name(_ row: [[UInt8]]) -> [[UInt8]] {
    let cells = row.map { Block.words(of: Array(said($0))) }
    return Array(cells[..<((cells.lastIndex { !$0.isEmpty } ?? -1) + 1)])
  }
}

extension Block {
  /// Whether it ends within an address or a picture.
  var isOpen: Bool {
    guard isWords || kind == .table else { return false }
    let end = (rows.last?.last { !$0.isEmpty } ?? text)[...]
    // A text may speak of such signs.
    let isSentence = kind != .table && ".!?`".utf8.contains(end.last ?? 0)
    return LinkAddress.opening(in: end) != nil || !isSentence && end.openPicture != nil
  }
}

extension ArraySlice<UInt8> {
  /// Where the last picture begins, if its address does not.
  fileprivate var openPicture: Int? {
    let start = ByteSearch.last(of: "![", in: self)
    return start.flatMap { self[$0...].dropLast().contains(UInt8(ascii: "]")) ? nil : $0 }
  }
}
