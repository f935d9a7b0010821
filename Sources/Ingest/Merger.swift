import Diagnostics
import Model

/// Puts the readings of one page together. For now the fullest source makes the page alone,
/// and the others are accounted for as superseded.
struct Merger {
  private var readings: [Reading] = []

  mutating func add(_ reading: Reading) { readings.append(reading) }

  var harvest: Harvest {
    let leaders = leaders
    var diagnostics = readings.flatMap(\.diagnostics)
    var ledgers: [Ledger] = []
    for (place, reading) in readings.enumerated() {
      let lost = reading.pages.filter { leaders[$0.frontMatter.key] != place }
      for page in lost {
        diagnostics.append(superseded(page, by: readings[leaders[page.frontMatter.key] ?? place]))
      }
      ledgers.append(lost.isEmpty ? reading.ledger : reading.ledger.withoutKept(rule: "superseded"))
    }
    let pages = leaders.compactMap { key, place in
      readings[place].pages.first { $0.frontMatter.key == key }
    }
    return Harvest(
      pages: pages.sorted { $0.frontMatter.key < $1.frontMatter.key }, ledgers: ledgers,
      diagnostics: diagnostics)
  }
}

extension Merger {
  /// The reading that makes each page: the one with the longest text, the first on a tie.
  private var leaders: [PageKey: Int] {
    var leaders: [PageKey: (place: Int, size: Int)] = [:]
    for (place, reading) in readings.enumerated() {
      for page in reading.pages where page.body.count > leaders[page.frontMatter.key]?.size ?? -1 {
        leaders[page.frontMatter.key] = (place, page.body.count)
      }
    }
    return leaders.mapValues(\.place)
  }

  private func superseded(_ page: SourcePage, by leader: Reading) -> Diagnostic {
    Diagnostic(
      "superseded", .note, at: SourceLocation(file: page.file),
      "“\(page.frontMatter.title)” is told more fully in \(leader.ledger.file)",
      why: "Several files tell of this page; the fullest makes it.")
  }
}

extension Ledger {
  /// The same ledger where nothing of the file reached a page.
  fileprivate func withoutKept(rule: String) -> Ledger {
    let spans = spans.map { span in
      span.fate == .dropped
        ? span : LedgerSpan(start: span.start, end: span.end, fate: .dropped, rule: rule)
    }
    return Ledger(file: file, size: size, sha256: sha256, shape: shape, spans: spans)
  }
}
