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

  /// The units that fit a query, best first, and what else was looked for.
  public func findings(_ query: Query, limit: Int) throws(IndexError) -> Answer<Findings> {
    guard limit > 0 else { return .ready(Findings()) }
    switch wanted(query) {
    case .needs(let parts): return .needs(parts)
    case .ready(let wanted):
      switch try hits(rank(wanted).top(min(limit, Self.mostHits))) {
      case .needs(let parts): return .needs(parts)
      case .ready(let hits):
        let also = wanted.also.map { manifest.targets[$0] }
        return .ready(Findings(hits: hits, also: also, corrections: wanted.corrections))
      }
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

/// The answer to a query.
public struct Findings: Sendable, Equatable {
  /// Best first.
  public var hits: [Hit] = []
  /// Apple's words that were looked for beside those of the query.
  public var also: [[UInt8]] = []
  /// Words that nobody wrote, and what they were taken for.
  public var corrections: [Correction] = []

  public init() {}

  init(hits: [Hit], also: [[UInt8]], corrections: [Correction]) {
    self.hits = hits
    self.also = also
    self.corrections = corrections
  }
}

/// A unit that fits.
public struct Hit: Sendable, Equatable {
  /// Its number, to ask for an excerpt.
  public let number: Int
  public let score: Int
  public let unit: Unit
}

extension SearchEngine {
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
