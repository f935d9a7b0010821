import SearchCore

/// BM25F in whole numbers: what a word is worth in a unit, before its rarity, from 1 to 15.
/// Computed here once; and without floating point, so that every machine writes the same index.
struct Impact {
  /// Numbers with a fraction carry so many bits of it.
  static let bits = 16
  static let one: UInt64 = 1 << bits
  /// How soon more of the same word stops counting (BM25's k₁), as a fraction of `one`.
  static let saturation: UInt64 = one * 8 / 5

  private let units: UInt64
  private let totals: [UInt64]
  /// The norms of short fields, which most are: by the field and its length.
  private var norms: [UInt64] = []
  private static let short = 256

  init(lengths: [FieldCounts]) {
    units = UInt64(max(1, lengths.count))
    totals = Field.allCases.map { field in
      max(1, lengths.reduce(0) { $0 + UInt64($1[field]) })
    }
    norms = Field.allCases.flatMap { field in
      (0..<Self.short).map { norm(field, UInt64($0)) }
    }
  }

  /// The value of one word in one unit, a fraction of `one`.
  func value(_ counts: FieldNumbers<UInt16>, lengths: FieldCounts) -> UInt64 {
    var weighted: UInt64 = 0
    for number in 0..<totals.count where counts[number] > 0 {
      guard let field = Field(rawValue: number) else { continue }
      let length = Int(lengths[number])
      let norm =
        length < Self.short
        ? norms[number * Self.short + length] : norm(field, UInt64(length))
      weighted += field.weight * UInt64(counts[number]) * Self.one * Self.one / 10 / norm
    }
    return weighted * Self.one / (Self.saturation + weighted)
  }

  static func level(_ value: UInt64) -> UInt8 {
    let highest = UInt64(Posting.highestLevel)
    return UInt8(clamping: max(1, min(highest, (value * highest + one / 2) / one)))
  }
}

extension Impact {
  /// 1 − b + b · length ÷ average length.
  private func norm(_ field: Field, _ length: UInt64) -> UInt64 {
    let ratio = Self.one * length * units / totals[field.rawValue]
    return max(1, (Self.one * (100 - field.lengthShare) + field.lengthShare * ratio) / 100)
  }
}
