import JSON
import Model
import Render

/// What became of the bytes of a run: a line a shape, or a line a rule.
struct IngestSummary {
  private let ledgers: [Ledger]

  init(_ ledgers: [Ledger]) { self.ledgers = ledgers }

  var isEmpty: Bool { ledgers.isEmpty }

  /// Tables with a blank line above and below, so that findings and the closing line are apart.
  func text(byRule: Bool) -> String {
    "\n" + shapeTable + (byRule ? "\n" + ruleTable : "")
  }

  /// `{"shapes": [{"shape", "files", "refused", "bytes", "kept", …}], "rules": […]}`
  var json: JSONValue {
    let shapes = rows.map { name, ledgers -> JSONValue in
      .object(
        [
          JSONMember("shape", .string(name)), JSONMember("files", .integer(ledgers.count)),
          JSONMember("refused", .integer(ledgers.count(where: \.isRefused))),
          JSONMember("bytes", .integer(ledgers.reduce(0) { $0 + $1.size })),
        ]
          + LedgerSpan.Fate.allCases.map {
            JSONMember($0.rawValue, .integer(Self.size(of: $0, in: ledgers)))
          })
    }
    let rules = RuleTally.tallies(of: ledgers).map { tally -> JSONValue in
      [
        "fate": .string(tally.fate.rawValue), "rule": .string(tally.rule),
        "reason": .string(tally.reason), "places": .integer(tally.spans),
        "bytes": .integer(tally.bytes), "files": .integer(tally.files),
      ]
    }
    return ["shapes": .array(shapes), "rules": .array(rules)]
  }
}

extension IngestSummary {
  private var rows: [(name: String, ledgers: [Ledger])] {
    Dictionary(grouping: ledgers, by: \.shape).sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  private var shapeTable: String {
    let fates = LedgerSpan.Fate.allCases
    let head = ["files", "refused", "bytes"] + fates.map(\.rawValue) + ["shape"]
    var table = rows
    if table.count > 1 { table.append(("all shapes", ledgers)) }
    let cells = table.map { name, ledgers in
      let size = ledgers.reduce(0) { $0 + $1.size }
      return [
        String(ledgers.count), String(ledgers.count(where: \.isRefused)), String(size),
      ] + fates.map { Figures.share(Self.size(of: $0, in: ledgers), of: size) } + [name]
    }
    return TextTable.lines([head] + cells, numbers: head.count - 1)
  }

  /// What was kept needs no rule to excuse it.
  private var ruleTable: String {
    let cells = RuleTally.tallies(of: ledgers).filter { $0.fate != .kept }.map {
      [String($0.files), String($0.spans), String($0.bytes), $0.fate.rawValue, $0.rule, $0.reason]
    }
    return TextTable.lines(
      [["files", "places", "bytes", "fate", "rule", "reason"]] + cells, numbers: 3)
  }

  private static func size(of fate: LedgerSpan.Fate, in ledgers: [Ledger]) -> Int {
    ledgers.reduce(0) { $0 + $1.size(of: fate) }
  }
}
