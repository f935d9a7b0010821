/// A search over the files of an index. It never reads a file itself: it says which ones it needs,
/// and its host, a program or a browser, brings them.
public struct SearchEngine: Sendable {
  public static let mostHits = 100
  /// More sections than any site has; a number above it is damage, not a wish for memory.
  public static let mostUnits = 1 << 20

  let manifest: Manifest
  var terms: [TermShard?]
  var units: [UnitShard?]
  var texts: [TextShard?]

  public init(manifest bytes: [UInt8]) throws(IndexError) {
    manifest = try Manifest(bytes)
    terms = manifest.terms.map { _ in nil }
    units = manifest.units.map { _ in nil }
    texts = manifest.texts.map { _ in nil }
  }

  /// The units that fit a query, best first.
  public func hits(_ query: Query, limit: Int) throws(IndexError) -> Answer<[Hit]> {
    guard limit > 0 else { return .ready([]) }
    switch try forms(of: query) {
    case .needs(let parts): return .needs(parts)
    case .ready(let forms):
      let ranked = try rank(forms).top(min(limit, Self.mostHits))
      return try hits(ranked)
    }
  }

  /// Where a unit's text speaks of the query.
  public func excerpt(
    of unit: Int, _ query: Query
  ) throws(IndexError) -> Answer<Excerpt> {
    guard let file = Manifest.file(of: unit, in: manifest.texts) else {
      throw IndexError(.outOfRange, in: .manifest, at: 0)
    }
    guard let shard = texts[file] else { return .needs([name(.texts, file)]) }
    let text = shard[unit - manifest.texts[file].units.lowerBound]
    return .ready(Excerpt(of: text, query))
  }
}

/// An answer, or the files to bring before one can be given.
public enum Answer<Value> {
  case ready(Value)
  case needs([PartName])
}

extension Answer: Sendable where Value: Sendable {}

/// A unit that fits.
public struct Hit: Sendable, Equatable {
  /// Its number, to ask for an excerpt.
  public let number: Int
  public let score: Int
  public let unit: Unit
}

extension SearchEngine {
  private func rank(_ words: [[Form]]) throws(IndexError) -> Ranking {
    var ranking = Ranking(unitCount: manifest.unitCount)
    for forms in words {
      for form in forms {
        guard let shard = terms[form.file] else { continue }
        try shard.forEach(in: form.postings) { unit, impact in
          ranking.add(unit: unit, impact: impact, weight: form.weight)
        }
      }
      ranking.finishWord()
    }
    return ranking
  }

  private func hits(_ ranked: [Ranked]) throws(IndexError) -> Answer<[Hit]> {
    var missing: [PartName] = []
    var hits: [Hit] = []
    for one in ranked {
      guard let file = Manifest.file(of: one.unit, in: manifest.units) else { continue }
      guard let shard = units[file] else {
        let part = name(.units, file)
        if !missing.contains(part) { missing.append(part) }
        continue
      }
      let unit = try shard.unit(at: one.unit - manifest.units[file].units.lowerBound)
      hits.append(Hit(number: one.unit, score: Int(one.score), unit: unit))
    }
    return missing.isEmpty ? .ready(hits) : .needs(missing)
  }
}
