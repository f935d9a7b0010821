/// A search over the files of an index. It never reads a file itself: it says which ones it needs,
/// and its host, a program or a browser, brings them.
public struct SearchEngine: Sendable {
  public static let mostHits = 100
  /// Of the files of an index.
  public static let version: UInt8 = 10
  /// More sections than any site has; a number above it is damage, not a wish for memory.
  public static let mostUnits = 1 << 21

  let manifest: IndexManifest
  var terms: [Kept<TermShard>?]
  var units: [Kept<UnitShard>?]
  /// By file of units, its own.
  var texts: [[Kept<TextList>?]]
  var rows: [Kept<TextList>?]

  public init(manifest bytes: [UInt8]) throws(IndexError) {
    manifest = try IndexManifest(bytes)
    terms = Array(repeating: nil, count: manifest.termHashes.count)
    units = Array(repeating: nil, count: manifest.units.count)
    texts = Array(repeating: [], count: manifest.units.count)
    rows = Array(repeating: nil, count: manifest.rows.count)
  }

  /// The values that searches can be narrowed to, in the order of the bits of a filter.
  public var facets: [Facet] { manifest.facets }

  /// The units that fit a query, best first, and what else was looked for. `filter` is a mask of
  /// `facets`: of each facet one of those values, or any if it has none.
  public func findings(
    _ query: Query, limit: Int, filter: UInt32 = 0
  ) throws(IndexError) -> Answer<Findings> {
    let wanted: Wanted
    switch self.wanted(query) {
    case .needs(let parts): return .needs(parts)
    case .ready(let found): wanted = found
    }
    var findings = Findings()
    let ranked = top(rank(wanted), limit: min(limit, Self.mostHits), filter, &findings)
    var missing: [PartName] = []
    for one in ranked.units {
      guard let file = manifest.units.file(of: one.unit) else { continue }
      if let shard = units[file] {
        let unit = try shard.value.unit(at: one.unit - manifest.units.units(file).lowerBound)
        findings.hits.append(Hit(number: one.unit, score: Int(one.score), unit: unit))
      } else {
        note(name(.units, file), in: &missing)
      }
    }
    guard missing.isEmpty else { return .needs(missing) }
    for target in wanted.also { findings.also.append(manifest.synonyms.targets[target]) }
    findings.corrections = wanted.corrections
    findings.query = wanted.query
    for place in wanted.words.indices where wanted.words[place].forms.isEmpty {
      findings.missing.append(wanted.query.words[place].word)
    }
    return .ready(findings)
  }

  /// Where a unit's text speaks of the query.
  public func excerpt(
    of unit: Int, _ query: Query
  ) throws(IndexError) -> Answer<Excerpt> {
    guard unit >= 0, let file = manifest.units.file(of: unit) else {
      throw IndexError(.outOfRange, in: .manifest, at: 0)
    }
    guard let names = units[file] else { return .needs([name(.units, file)]) }
    let place = unit - manifest.units.units(file).lowerBound
    guard let own = names.value.texts.file(of: place) else {
      throw IndexError(.outOfRange, in: name(.units, file), at: 0)
    }
    guard let shard = texts[file][own] else {
      return .needs([name(.texts, file << PartName.textBits | own)])
    }
    return .ready(Excerpt(of: shard.value[place - names.value.texts.units(own).lowerBound], query))
  }
}

/// An answer, or the files to bring before one can be given.
public enum Answer<Value> {
  case ready(Value)
  case needs([PartName])

  public func map<Other>(_ transform: (Value) -> Other) -> Answer<Other> {
    switch self {
    case .ready(let value): .ready(transform(value))
    case .needs(let parts): .needs(parts)
    }
  }
}

extension Answer: Sendable where Value: Sendable {}

/// The answer to a query.
public struct Findings: Sendable {
  /// Best first.
  public internal(set) var hits: [Hit] = []
  /// Apple's words that were looked for beside those of the query.
  public internal(set) var also: [[UInt8]] = []
  /// Words that no page has, and what they were taken for.
  public internal(set) var corrections: [Correction] = []
  /// Words that no page has, and nothing like them.
  public internal(set) var missing: [[UInt8]] = []
  /// What was looked up in the end.
  var query = Query(words: [])
  /// The words that were meant, to be marked in excerpts.
  public var meant: Query { query.corrected(by: corrections) }
  /// How many units fit.
  public internal(set) var total = 0
  /// How many of them there are of each value of `SearchEngine.facets`, if that were chosen.
  public internal(set) var counts: [Int] = []
}

/// A unit that fits.
public final class Hit: Sendable {
  /// Its number, to ask for an excerpt.
  public let number: Int
  public let score: Int
  public let unit: Unit

  init(number: Int, score: Int, unit: Unit) {
    (self.number, self.score, self.unit) = (number, score, unit)
  }
}

/// A value that many hold at once. Who reads it takes no copy, which would hold all its arrays.
final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
