@testable import SearchCore

/// Asks an engine as a program or a browser does, and brings it the files that it wants.
struct IndexHost {
  private(set) var engine: SearchEngine
  private let index: HostileIndex
  private var brought: [PartName] = []

  enum Outcome<Value> {
    case answer(Value)
    case refused
    /// It wants a file again that it had.
    case circle(PartName)
  }

  init(_ index: HostileIndex) throws(IndexError) {
    self.index = index
    engine = try SearchEngine(manifest: index.manifest)
  }

  mutating func ask<Value>(
    _ question: (SearchEngine) throws(IndexError) -> Answer<Value>
  ) -> Outcome<Value> {
    do throws(IndexError) {
      while true {
        guard case .needs(let parts) = try question(engine) else { break }
        for part in parts {
          guard !brought.contains(part) else { return .circle(part) }
          guard let payload = index.payload(of: part) else { return .refused }
          try engine.bring(part, payload)
          brought.append(part)
        }
      }
      guard case .ready(let value) = try question(engine) else { return .refused }
      return .answer(value)
    } catch {
      return .refused
    }
  }
}

extension IndexHost {
  /// Searches and looks at the best results; what is wrong with them, if anything.
  mutating func fault(of text: [UInt8], limit: Int = 20, filter: UInt32 = 0) -> String? {
    let query = Query(text)
    let outcome = ask { (engine) throws(IndexError) in
      try engine.findings(query, limit: limit, filter: filter)
    }
    switch outcome {
    case .refused: return nil
    case .circle(let part): return "\(part) is wanted twice"
    case .answer(let findings):
      return Self.fault(in: findings, limit) ?? fault(ofExcerpts: findings.hits, query)
        ?? fault(ofAnswersTo: text, filter)
    }
  }

  private static func fault(in findings: Findings, _ limit: Int) -> String? {
    let hits = findings.hits
    guard hits.count <= limit else { return "\(hits.count) hits" }
    guard hits.count <= findings.total else { return "\(hits.count) of \(findings.total)" }
    guard Set(hits.map(\.number)).count == hits.count else { return "a unit is found twice" }
    let falls = zip(hits, hits.dropFirst()).allSatisfy { $0.score >= $1.score }
    return falls && hits.allSatisfy { $0.score > 0 } ? nil : "scores \(hits.map(\.score))"
  }

  private mutating func fault(ofAnswersTo text: [UInt8], _ filter: UInt32) -> String? {
    switch ask({ (engine) throws(IndexError) in try engine.answers(to: text, filter: filter) }) {
    case .refused: return nil
    case .circle(let part): return "\(part) is wanted twice"
    case .answer(let rows):
      guard rows.count <= SearchEngine.mostAnswers else { return "\(rows.count) answers" }
      return rows.lazy.compactMap { $0.excerpt(Query(text)).fault }.first
    }
  }

  private mutating func fault(ofExcerpts hits: [Hit], _ query: Query) -> String? {
    for hit in hits.prefix(3) {
      switch ask({ (engine) throws(IndexError) in try engine.excerpt(of: hit.number, query) }) {
      case .refused: continue
      case .circle(let part): return "\(part) is wanted twice"
      case .answer(let excerpt): if let fault = excerpt.fault { return fault }
      }
    }
    return nil
  }
}

extension Excerpt {
  /// Marks stand in order inside of the text, and the cell that answers is one.
  var fault: String? {
    var end = 0
    for mark in marks {
      guard mark.lowerBound >= end, mark.upperBound > mark.lowerBound else { return "\(marks)" }
      end = mark.upperBound
    }
    guard end <= text.count, turns.last == text.count else { return "a mark behind the text" }
    guard let answer else { return nil }
    return cells.indices.contains(answer) ? nil : "cell \(answer) of \(cells.count)"
  }
}
