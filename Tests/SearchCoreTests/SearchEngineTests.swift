import Testing

@testable import SearchCore

@Suite struct SearchEngineTests {
  @Test func asksForFilesOnlyWhenAQuestionNeedsThem() throws {
    let index = TinyIndex()
    var engine = try SearchEngine(manifest: index.manifest)
    let query = Query(Array("labels ".utf8))
    #expect(kinds(try engine.findings(query, limit: 10)) == [.terms])
    try bring(.terms, of: index, to: &engine)
    #expect(kinds(try engine.findings(query, limit: 10)) == [.units])
    try bring(.units, of: index, to: &engine)
    #expect(kinds(try engine.findings(query, limit: 10)) == nil)
    #expect(kinds(try engine.excerpt(of: 0, query)) == [.texts])
    try bring(.texts, of: index, to: &engine)
    #expect(kinds(try engine.excerpt(of: 0, query)) == nil)
  }

  @Test func findsByFormsBeginningsAndStems() throws {
    for query in ["label ", "labels ", "labeling ", "lab", "labels", "Taps", "TAP"] {
      #expect(
        try TinyIndex().hits(query).map { String(decoding: $0.unit.slug, as: UTF8.self) }
          == ["tap"], "\(query)")
    }
    for query in ["labor ", "zebra", "a", ""] {
      #expect(try TinyIndex().hits(query).isEmpty, "\(query)")
    }
  }

  @Test func aBeginningCountsLessThanTheWord() throws {
    let whole = try #require(try TinyIndex().hits("tap ").first)
    let begun = try #require(try TinyIndex().hits("ta").first)
    // Of one unit, a word in the title has a rarity of log₂ (4 ÷ 3); the page blends itself in.
    let (rarity, level) = (Rarity.of(1, among: 1), 7)
    let own = Int(rarity) * level
    let named = Int(rarity) * 7
    #expect(whole.score == own + own / 4 + named / 3 + named)
    #expect(begun.score < whole.score)
  }

  @Test func refusesFilesOfAnotherBuild() throws {
    let index = TinyIndex()
    var engine = try SearchEngine(manifest: index.manifest)
    let terms = try #require(engine.part(.terms, number: 0))
    #expect(throws: IndexError(.otherBytes, in: terms, at: 0)) {
      try engine.bring(terms, index.terms + [0])
    }
    let unknown = PartName(.terms, number: 9, hash: 0)
    #expect(throws: IndexError(.outOfRange, in: unknown, at: 0)) { try engine.bring(unknown, []) }
    #expect(throws: IndexError(.outOfRange, in: .manifest, at: 0)) {
      try engine.excerpt(of: 7, Query([]))
    }
  }

  private func kinds<Value>(_ answer: Answer<Value>) -> [PartName.Kind]? {
    if case .needs(let parts) = answer { parts.map(\.kind) } else { nil }
  }

  private func bring(
    _ kind: PartName.Kind, of index: TinyIndex, to engine: inout SearchEngine
  ) throws {
    let part = try #require(engine.part(kind, number: 0))
    try engine.bring(part, index.bytes(of: part))
  }
}
