import Bytes
import Model

/// The entries of a change log. What was said of a change stays true: the logs of all sources are
/// one, by date and text, the newest entry first.
enum ChangeRows {
  /// The dates in all logs, as `2025-12-16`.
  static func dates(of blocks: [Block]) -> [String] {
    blocks.filter(\.isChangeLog).flatMap { $0.rows.dropFirst().compactMap(date) }
  }

  /// A log with the rows that it lacks of others, which come without a header; nil if it lacks
  /// none.
  static func united(_ log: [[[UInt8]]], with others: [[[UInt8]]]) -> [[[UInt8]]]? {
    guard let header = log.first else { return nil }
    var said = Said()
    for row in log.dropFirst() { _ = said.isNew(row) }
    let new = others.filter { $0.count == header.count && said.isNew($0) }
    return new.isEmpty ? nil : [header] + inOrder(log.dropFirst() + new)
  }
}

extension ChangeRows {
  /// The rows that were met: by what they are found by, what they say.
  private struct Said {
    private var texts: [String: [[UInt8]]] = [:]
    /// No day has more entries whose ends may be lost.
    private static let most = 32

    mutating func isNew(_ row: [[UInt8]]) -> Bool {
      let (name, text) = (ChangeRows.name(row), ChangeRows.text(row))
      let known = texts[name] ?? []
      if known.contains(where: { ChangeRows.isSame($0, text) }) { return false }
      if known.count < Self.most { texts[name, default: []].append(text) }
      return true
    }
  }
}

extension ChangeRows {
  private static func date(_ row: [[UInt8]]) -> String? {
    row.first.flatMap { AppleDate.iso(String(decoding: $0, as: UTF8.self)) }
  }

  /// What an entry is found by: its day, or what stands for it.
  fileprivate static func name(_ row: [[UInt8]]) -> String {
    date(row) ?? String(decoding: row.first ?? [], as: UTF8.self)
  }

  fileprivate static func text(_ row: [[UInt8]]) -> [UInt8] {
    row.dropFirst().flatMap { Block.key(of: $0[...]) }
  }

  /// One text may have lost its end.
  fileprivate static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.starts(with: b) || b.starts(with: a)
  }

  /// Rows of one day stay as they were; rows without a day go last.
  private static func inOrder(_ rows: [[[UInt8]]]) -> [[[UInt8]]] {
    rows.enumerated().map { (date($1) ?? "", $0, $1) }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }.map(\.2)
  }
}
