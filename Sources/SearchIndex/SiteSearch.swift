public import Files
import SearchCore
import Synchronization

/// Searches a site that was built, by the files that its pages search with.
public struct SiteSearch: Sendable {
  private let shelf: Shelf

  /// No query is answered by more than these.
  public static let mostResults = SearchEngine.mostHits

  /// `output` is the folder of the site.
  public init(output: String, files: FileSystem) throws(SearchError) {
    shelf = try Shelf(output: output, files: files)
  }

  /// Sections and pages, best first; none if nothing fits.
  public func results(for query: String, limit: Int) throws(SearchError) -> [SearchResult] {
    try answer(SearchQuestion(query, limit: limit)).results
  }

  public func answer(_ question: SearchQuestion) throws(SearchError) -> SearchAnswer {
    if let answer = try answer(toAddressIn: question) { return answer }
    return try search(question)
  }

  func search(_ question: SearchQuestion) throws(SearchError) -> SearchAnswer {
    let text = Array(question.query.utf8)
    let query = Query(text)
    let filter = try mask(of: question.filters)
    let findings = try shelf.answer { (engine) throws(IndexError) in
      try engine.findings(query, limit: question.limit, filter: filter)
    }
    var answer = SearchAnswer(
      total: findings.total, also: findings.also.map(\.text),
      corrections: findings.corrections.map(SearchAnswer.Correction.init),
      missing: findings.missing.map(\.text))
    let rows = try shelf.answer { (engine) throws(IndexError) in
      try engine.answers(to: text, filter: filter)
    }
    let meant = findings.meant
    for row in rows.prefix(question.limit) {
      try add(row.hit, row.excerpt(meant), question, query, to: &answer)
    }
    for hit in findings.hits where answer.results.count < question.limit {
      guard !rows.contains(where: { $0.hit.number == hit.number }) else { continue }
      let excerpt = try shelf.answer { (engine) throws(IndexError) in
        try engine.excerpt(of: hit.number, meant)
      }
      try add(hit, excerpt, question, query, to: &answer)
    }
    answer.total = max(answer.total, answer.results.count)
    return answer
  }

  private func add(
    _ hit: Hit, _ excerpt: Excerpt, _ question: SearchQuestion, _ query: Query,
    to answer: inout SearchAnswer
  ) throws(SearchError) {
    var result = SearchResult(hit, excerpt)
    if question.explains {
      result.explanation = try shelf.answer { (engine) throws(IndexError) in
        try engine.explanation(of: hit.number, query)
      }
    }
    answer.results.append(result)
  }

  /// The bits of the values that are named.
  private func mask(of filters: [SearchQuestion.Filter]) throws(SearchError) -> UInt32 {
    var mask: UInt32 = 0
    for filter in filters {
      let values = shelf.facets.enumerated().filter { "\($1.kind.text)" == filter.facet }.map {
        (bit: UInt32(1) << UInt32($0), name: $1.name.text)
      }
      let name = filter.name.lowercased()
      guard let value = values.first(where: { $0.name.lowercased() == name }) else {
        throw .unknownName(filter, known: values.map(\.name))
      }
      mask |= value.bit
    }
    return mask
  }
}

/// The engine, and the folder from which it is brought its files.
private final class Shelf: Sendable {
  private let output: String
  private let files: FileSystem
  /// The file with what every search needs.
  private let start: [UInt8]
  private let engine: Mutex<SearchEngine>

  init(output: String, files: FileSystem) throws(SearchError) {
    self.output = output
    self.files = files
    let path = Path.join(output, PartName.start)
    guard files.kind(path) == .file else { throw .noIndex(output) }
    start = try Self.read(path, files)
    let name = PartName.manifest.name
    let manifest = try Script.unwrap(Script.find(name, in: start) ?? [], name: name, path: path)
    do {
      engine = Mutex(try SearchEngine(manifest: manifest))
    } catch {
      throw .damaged(path, error)
    }
  }

  var facets: [Facet] { engine.withLock(\.facets) }

  /// Asks the engine, bringing it files until it can answer.
  func answer<Value>(
    _ ask: (SearchEngine) throws(IndexError) -> Answer<Value>
  ) throws(SearchError) -> Value {
    while true {
      switch try told({ () throws(IndexError) in try ask(engine.withLock { $0 }) }) {
      case .ready(let value): return value
      case .needs(let parts): try bring(parts)
      }
    }
  }

  private func bring(_ parts: [PartName]) throws(SearchError) {
    for part in parts {
      let payload = try payload(of: part)
      try told { () throws(IndexError) in
        try engine.withLock { (engine) throws(IndexError) in try engine.bring(part, payload) }
      }
    }
  }

  /// The engine's errors, with the path of the file.
  private func told<Value>(_ body: () throws(IndexError) -> Value) throws(SearchError) -> Value {
    do { return try body() } catch { throw .damaged(Path.join(output, error.part.path), error) }
  }

  private func payload(of part: PartName) throws(SearchError) -> [UInt8] {
    let found = Script.find(part.name, in: start)
    let path = Path.join(output, found == nil ? part.path : PartName.start)
    let script = if let found { found } else { try Self.read(path, files) }
    return try Script.unwrap(script, name: part.name, path: path)
  }

  private static func read(_ path: String, _ files: FileSystem) throws(SearchError) -> [UInt8] {
    do { return try files.read(path, FileLimit.siteFile) } catch { throw .unreadable(error) }
  }
}
