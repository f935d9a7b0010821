import Bytes

@testable import SearchCore

/// An index of one page, written by hand: slug and title "tap", text "tap labels".
struct TinyIndex {
  var terms: [UInt8] =
    [3, 0, 5] + Array("label".utf8) + [2, 5, 1] + Array("s".utf8) + [0, 0, 3] + Array("tap".utf8)
    + [2, 0x24, 0x2F, 0, 0, 1, 0, 0]
  var names: [UInt8] = Array("\u{1}\u{3}tap\u{7}current\u{3}tap\u{3}Tap".utf8)
  var texts: [UInt8] = Array("\u{A}tap labels".utf8)
  var unitCount: UInt8 = 1
  var version: UInt8 = 10

  var manifest: [UInt8] {
    Array("HIG".utf8) + [version] + facets + [1, 1, 0, 0, 0] + [1, 0, unitCount] + [1, 0, 1]
      + Array("l".utf8) + hash(terms) + [1, 1] + hash(units) + [0, 0, 0, 0]
  }

  /// Pages and sections.
  private var facets: [UInt8] {
    [2, 0, 5] + Array("Pages".utf8) + [0, 8] + Array("Sections".utf8)
  }

  /// The names, behind the one file of their texts.
  var units: [UInt8] { [1, 1] + hash(texts) + names }

  func bytes(of part: PartName) -> [UInt8] {
    switch part.kind {
    case .manifest: manifest
    case .terms: terms
    case .units: units
    case .texts: texts
    case .rows: []
    }
  }

  /// Searches as a host does: brings what is asked for.
  func hits(_ query: String) throws(IndexError) -> [Hit] {
    var engine = try SearchEngine(manifest: manifest)
    while true {
      switch try engine.findings(Query(Array(query.utf8)), limit: 10) {
      case .ready(let findings): return findings.hits
      case .needs(let parts):
        for part in parts { try engine.bring(part, bytes(of: part)) }
      }
    }
  }

  private func hash(_ bytes: [UInt8]) -> [UInt8] {
    let hash = SearchEngine.hash(of: bytes)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }
}
