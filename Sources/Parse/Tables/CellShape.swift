import Bytes
import Cells

/// How a cell is built, whatever its figures: `305.5x141` and `260×120` are alike, `Canvas` and
/// `Device` are. Shows which column a cell belongs to, where types would say too much.
enum CellShape: Hashable, Sendable {
  case absent
  case words
  /// The cell with each figure as a 9, and without blanks: `9x9pt`.
  case figures(String)

  init(_ text: CellText) {
    let bytes = Array(text.words.utf8)
    if text.isEmpty || Self.signsForNothing.contains(text.words) {
      self = .absent
    } else if bytes.count > Self.longestFigure {
      self = .words
    } else {
      self = Self.figures(in: bytes).map { .figures($0) } ?? .words
    }
  }

  var isFigures: Bool { if case .figures = self { true } else { false } }

  /// Two measures in one cell, which no header has: `9x9`.
  var isSize: Bool {
    if case .figures(let shape) = self { shape.hasPrefix("9x9") } else { false }
  }
}

extension CellShape {
  private static let signsForNothing: Set = ["-", "–", "—", "N/A", "n/a"]
  private static let longestFigure = 60
  /// Units are no longer than this; what is, is a word.
  private static let longestUnit = 3

  /// nil for words, also for those with a figure among them.
  private static func figures(in bytes: [UInt8]) -> String? {
    var shape: [UInt8] = []
    var letters = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if ByteClass.isDigit(byte) {
        shape.append(UInt8(ascii: "9"))
        place = endOfNumber(bytes, place)
        letters = 0
        continue
      }
      place += 1
      letters = ByteClass.isLetter(byte) ? letters + 1 : 0
      if letters > longestUnit { return nil }
      if byte == 0xC3, bytes[place...].first == 0x97 {
        shape.append(UInt8(ascii: "x"))
        place += 1
      } else if byte != UInt8(ascii: " ") {
        shape.append(ByteClass.isLetter(byte) ? byte | 0x20 : byte)
      }
    }
    // A mark that leads to the small print.
    while shape.last == UInt8(ascii: "*") { shape.removeLast() }
    return shape.contains(UInt8(ascii: "9")) ? String(decoding: shape, as: UTF8.self) : nil
  }

  private static func endOfNumber(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let isPoint = bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ",")
      let isInside = isPoint && bytes[(place + 1)...].first.map(ByteClass.isDigit) == true
      guard isInside || ByteClass.isDigit(bytes[place]) else { break }
      place += 1
    }
    return place
  }
}
