import Bytes
import Model

/// A stretch of a raw file that is shown as one: a run, or a part of it up to the end of a line.
struct AuditPiece {
  let range: Range<Int>
  let run: LedgerRun

  /// A run cut where a line begins that is all its own, and where one begins that it shares.
  static func pieces(of run: LedgerRun, in bytes: [UInt8]) -> [AuditPiece] {
    let line = UInt8(ascii: "\n")
    var cuts = [run.start]
    let text = bytes[run.start..<run.end]
    if run.start > 0, bytes[run.start - 1] != line, let first = text.firstIndex(of: line) {
      cuts.append(first + 1)
    }
    if let last = text.lastIndex(of: line), last + 1 > (cuts.last ?? 0) { cuts.append(last + 1) }
    if cuts.last != run.end { cuts.append(run.end) }
    return zip(cuts, cuts.dropFirst()).map { AuditPiece(range: $0..<$1, run: run) }
  }
}

/// Whole lines of a raw file with one fate, or lines of which parts had different ones.
struct AuditBlock {
  fileprivate(set) var pieces: [AuditPiece]

  var range: Range<Int> {
    (pieces.first?.range.lowerBound ?? 0)..<(pieces.last?.range.upperBound ?? 0)
  }

  var isMixed: Bool { pieces.count > 1 }

  static func blocks(of runs: [LedgerRun], in bytes: [UInt8]) -> [AuditBlock] {
    var lines: [AuditBlock] = []
    for piece in runs.flatMap({ AuditPiece.pieces(of: $0, in: bytes) }) {
      let start = piece.range.lowerBound
      let sharesLine = start > 0 && bytes[start - 1] != UInt8(ascii: "\n")
      if sharesLine, lines.last?.range.upperBound == start {
        lines[lines.count - 1].pieces.append(piece)
      } else {
        lines.append(AuditBlock(pieces: [piece]))
      }
    }
    return joined(lines)
  }

  /// Mixed lines that follow one another are one block.
  private static func joined(_ lines: [AuditBlock]) -> [AuditBlock] {
    var blocks: [AuditBlock] = []
    for line in lines {
      if let last = blocks.last, last.isMixed, line.isMixed,
        last.range.upperBound == line.range.lowerBound
      {
        blocks[blocks.count - 1].pieces += line.pieces
      } else {
        blocks.append(line)
      }
    }
    return blocks
  }
}
