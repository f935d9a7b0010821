import Bytes
import Model

/// The text of a raw file, or of some spans of it, as the values that a template shows; no more of
/// it than a page can bear.
struct AuditText {
  /// Bytes of raw text that a page shows, all its files together.
  static let mostOnAPage = 400_000
  /// A file shows at least these, however many are about the page.
  static let leastOfAFile = 2_000
  /// Bytes of one stretch of one fate.
  static let mostInARow = 20_000
  /// What the markup around a piece costs.
  private static let costOfAPiece = 120
  /// Kept text of more lines is folded up.
  static let mostLinesUnfolded = 8

  private let ledger: Ledger
  private let bytes: [UInt8]
  private let lines: LineTable
  private var left: Int
  private(set) var isRepaired = false
  private(set) var blocks: [TemplateValue] = []
  /// Whether anything is not shown.
  private(set) var isCut = false
  /// Where the text breaks off; nil if it does not.
  private(set) var brokenOff: Int?

  init(_ ledger: Ledger, _ bytes: [UInt8], spans: [Range<Int>], budget: Int) {
    self.ledger = ledger
    self.bytes = bytes
    lines = LineTable(bytes)
    left = budget
    let runs = spans.flatMap { ledger.runs(in: $0) }
    for block in AuditBlock.blocks(of: runs, in: bytes) {
      guard left > 0 else {
        brokenOff = block.range.lowerBound
        isCut = true
        break
      }
      add(block)
    }
  }
}

extension AuditText {
  private mutating func add(_ block: AuditBlock) {
    let text = bytes[block.range].withoutBlankLines.indices
    var pieces: [TemplateValue] = []
    var end = block.range.lowerBound
    for piece in block.pieces where left > 0 {
      let most = min(Self.mostInARow, left)
      let whole = piece.range.clamped(to: text)
      let shown = RawExcerpt.start(of: whole, atMost: most, in: bytes)
      left -= shown.count + Self.costOfAPiece
      end = whole.upperBound
      isCut = isCut || shown != whole
      guard !whole.isEmpty else { continue }
      let excerpt = RawExcerpt(bytes[shown])
      isRepaired = isRepaired || excerpt.isRepaired
      pieces.append(value(of: piece, excerpt.text, hidden: shown.upperBound..<whole.upperBound))
    }
    isCut = isCut || end < text.upperBound
    let wording = AuditWording(block, of: ledger)
    let first = lines.position(of: block.range.lowerBound).line
    let last = lines.position(of: max(block.range.lowerBound, block.range.upperBound - 1)).line
    let isKept = wording.fate == .kept
    blocks.append([
      "state": .text(wording.state), "fate": .text(wording.name),
      "lines": .text(first == last ? "Line \(first)" : "Lines \(first)–\(last)"),
      "rules": .list(wording.rules), "to": .text(wording.destination),
      "note": wording.note, "isBlank": .bool(text.isEmpty),
      "opening": isKept && last - first >= Self.mostLinesUnfolded
        ? .text(opening(of: block.range)) : .null,
      "pieces": .list(pieces),
      "hidden": Self.told(min(end, text.upperBound)..<text.upperBound),
    ])
  }

  /// Bytes that are not shown: `120–480`.
  private static func told(_ hidden: Range<Int>) -> TemplateValue {
    guard !hidden.isEmpty else { return .null }
    return .text("\(Figures.grouped(hidden.lowerBound))–\(Figures.grouped(hidden.upperBound))")
  }

  private func value(of piece: AuditPiece, _ text: String, hidden: Range<Int>) -> TemplateValue {
    let fate = piece.run.fate
    return [
      "text": .text(text), "isDropped": .bool(fate == .dropped),
      "isMarked": .bool(fate == .moved || fate == .merged), "state": .text(fate.rawValue),
      "why": .text(AuditWording.sentence(piece.run, of: ledger)), "hidden": Self.told(hidden),
    ]
  }

  /// The first words, for what is folded up.
  private func opening(of range: Range<Int>) -> String {
    let text = bytes[range].drop(while: ByteClass.isSpace)
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    let start = RawExcerpt.start(
      of: line.startIndex..<line.endIndex, atMost: Self.mostInAnOpening, in: bytes)
    return RawExcerpt(bytes[start]).text + (start.count < line.count ? "…" : "")
  }

  private static let mostInAnOpening = 100
}
