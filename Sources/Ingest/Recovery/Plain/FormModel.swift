/// The forms seen in a column so far, and what the next one costs in bits.
struct FormModel {
  private var counts: [Double]
  private var total: Double
  private var seen: Set<ArraySlice<UInt8>> = []
  /// What a text costs that was in the column before: keys and items differ, values may not.
  private let repeated: Double
  private let costOfProse: Double

  static let keys = FormModel(key, repeated: 2)
  static let values = FormModel(cell, repeated: 0)
  /// For known tables, whose cells may be paragraphs.
  static let texts = FormModel(cell, repeated: 0, costOfProse: -1)
  static let items = FormModel(item, repeated: 6)

  // In the order of the forms: number, measure, code, platforms, series, short, phrase, long
  // phrase, sentence, prose.
  private static let key = [0.06, 0.1, 0.05, 0.06, 0.03, 0.35, 0.25, 0.12, 0.05, 0.01]
  private static let cell = [0.15, 0.25, 0.15, 0.06, 0.1, 0.2, 0.15, 0.06, 0.12, 0.05]
  private static let item = [0.02, 0.02, 0.03, 0.03, 0.1, 0.15, 0.2, 0.2, 0.2, 0.05]

  private init(_ counts: [Double], repeated: Double, costOfProse: Double = 1) {
    self.costOfProse = costOfProse
    self.counts = counts.map { $0 / 2 }
    self.repeated = repeated
    total = counts.reduce(0, +) / 2
  }

  func cost(of line: LooseLine) -> Double {
    let share = 0.9 * counts[line.form.rawValue] / total + 0.1 / Double(counts.count)
    return Self.log2(1 / share) + (seen.contains(line.text) ? repeated : 0)
      + (line.form == .prose ? costOfProse : 0) + (repeated == 2 ? line.keyCost : 0)
  }

  /// What a line costs, which the model then knows.
  mutating func take(_ line: LooseLine) -> Double {
    let cost = cost(of: line)
    if repeated > 0 { seen.insert(line.text) }
    counts[line.form.rawValue] += 1
    total += 1
    return cost
  }

  /// Near enough, and the same on every machine: exponent and a chord.
  private static func log2(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}

extension LooseLine {
  /// What a line costs that is in no table: bare lines are rare outside of one.
  var aloneCost: Double {
    switch form {
    case .number, .measure, .code: 5
    case .platforms, .series, .short, .phrase, .longPhrase: 3
    case .sentence: 2.5
    case .prose: 0.5
    }
  }

  /// What it costs as the name of a column.
  var headerCost: Double {
    switch form {
    case .longPhrase, .series: 3
    case .measure: 4
    default: 1.5
    }
  }

  /// Values rarely are in the first column.
  fileprivate var keyCost: Double {
    switch form {
    case .number, .measure, .code: 0.5
    case .prose: 6
    default: 0
    }
  }
}
