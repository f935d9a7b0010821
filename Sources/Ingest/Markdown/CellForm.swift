import Bytes

/// How a cell is written, whatever it says: shows which column a lone cell belongs to.
enum CellForm: Hashable {
  case empty, picture, link, code, emphasis, figure
  /// A few words that begin with a capital and do not end as a sentence does.
  case label
  case text

  init(_ cell: [UInt8]) {
    guard let first = cell.first, let last = cell.last else {
      self = .empty
      return
    }
    switch (first, last) {
    case (UInt8(ascii: "!"), UInt8(ascii: ")")): self = .picture
    case (UInt8(ascii: "["), UInt8(ascii: ")")): self = .link
    case (UInt8(ascii: "`"), UInt8(ascii: "`")): self = .code
    case (UInt8(ascii: "*"), UInt8(ascii: "*")), (UInt8(ascii: "_"), UInt8(ascii: "_")):
      self = .emphasis
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): self = .figure
    default: self = Self.isLabel(cell) ? .label : .text
    }
  }

  private static func isLabel(_ cell: [UInt8]) -> Bool {
    guard let last = cell.last, !".!?:;,".utf8.contains(last) else { return false }
    let hasMarks = cell.contains {
      $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
    }
    guard !hasMarks else { return false }
    let words = cell.split(whereSeparator: ByteClass.isSpace)
    guard let first = words.first, words.count <= mostWords else { return false }
    return first.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 >= 0x80 }
  }

  private static let mostWords = 6
}
