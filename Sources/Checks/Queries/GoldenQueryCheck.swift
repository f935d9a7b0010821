import Bytes
public import Diagnostics

/// Holds a search to what its golden queries expect.
public struct GoldenQueryCheck {
  /// How far to look for what came too late.
  static let farthest = GoldenQueryReader.lastPlace
  /// How many of those before it are reported.
  private static let mostTold = 3

  /// Pages and sections of the site.
  private let known: Set<GoldenQuery.Goal>
  /// What fits a query, best first, up to a number.
  private let find: (_ query: String, _ limit: Int) -> [GoldenQuery.Goal]

  /// What the row says that answers a query; empty if none does.
  private let answer: (_ query: String) -> String

  public init(
    known: [GoldenQuery.Goal],
    answer: @escaping (_ query: String) -> String = { _ in "" },
    find: @escaping (_ query: String, _ limit: Int) -> [GoldenQuery.Goal]
  ) {
    self.known = Set(known)
    self.answer = answer
    self.find = find
  }

  public func findings(_ queries: [GoldenQuery]) -> [Diagnostic] {
    queries.flatMap { query in
      let strangers = query.expect.filter { goal in !known.contains(where: goal.admits) }
      guard strangers.isEmpty else { return strangers.map { stranger($0, query) } }
      return (failure(of: query) ?? wrongAnswer(to: query)).map { [$0] } ?? []
    }
  }
}

extension GoldenQueryCheck {
  private func failure(of query: GoldenQuery) -> Diagnostic? {
    func place(in found: [GoldenQuery.Goal]) -> Int? {
      found.firstIndex { one in query.expect.contains { $0.admits(one) } }
    }
    guard place(in: find(query.query, query.within)) == nil else { return nil }
    let found = find(query.query, Self.farthest)
    let wanted = query.expect.map(\.text).joined(separator: " or ")
    let outcome =
      if let place = place(in: found) {
        "finds \(found[place].text) at place \(place + 1), expected within \(query.within)"
      } else if found.isEmpty {
        "finds nothing, expected \(wanted)"
      } else {
        "does not find \(wanted) in \(found.count) results"
      }
    let first = found.prefix(Self.mostTold).map(\.text).joined(separator: ", ")
    return Diagnostic(
      .goldenQuery, at: query.location, "“\(query.query)” \(outcome)",
      why: (found.isEmpty ? "" : "First: \(first). ") + query.why,
      remedy: "Run `hig search --explain` to see how results are ranked.")
  }

  private func wrongAnswer(to query: GoldenQuery) -> Diagnostic? {
    guard let wanted = query.answer else { return nil }
    let shown = answer(query.query)
    guard wanted.isEmpty ? !shown.isEmpty : !shown.contains(wanted) else { return nil }
    let told = shown.isEmpty ? "by no row" : "by “\(shown)”"
    return Diagnostic(
      .goldenQuery, at: query.location,
      "“\(query.query)” is answered \(told), expected \(wanted.isEmpty ? "none" : "“\(wanted)”")",
      why: query.why)
  }

  /// What is expected, but isn't there to be found.
  private func stranger(_ goal: GoldenQuery.Goal, _ query: GoldenQuery) -> Diagnostic {
    let near = EditDistance.nearest(to: goal.text, among: known.map(\.text).sorted())
    return Diagnostic(
      .goldenQuery, at: query.location,
      "“\(query.query)” expects \(goal.text), which is not on the site",
      remedy: near.map { "Did you mean \($0)?" })
  }
}
