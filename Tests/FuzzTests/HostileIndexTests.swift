import Testing

@testable import FuzzTargets
@testable import SearchCore

/// The index that is damaged is a real one, and what is damaged gets past the hashes.
@Suite struct HostileIndexTests {
  private let manifest = HostileIndex.parts.first?.payload ?? []

  @Test func hasEveryKindOfFile() {
    #expect(HostileIndex.parts.first?.kind == .manifest)
    #expect(Set(HostileIndex.parts.map(\.kind.rawValue)).count == PartName.Kind.allCases.count)
  }

  @Test func answersWhileItIsWhole() throws {
    var host = try IndexHost(HostileIndex(replacing: 0, by: manifest))
    let query = Query(Array("toggles ".utf8))
    let outcome = host.ask { (engine) throws(IndexError) in try engine.findings(query, limit: 5) }
    guard case .answer(let findings) = outcome else {
      Issue.record("no answer")
      return
    }
    #expect(findings.hits.first?.unit.slug == Array("toggles".utf8))
  }

  /// Each file with a byte more is read up to its end, which is wrong now.
  @Test(arguments: [PartName.Kind.terms, .units, .texts, .rows])
  func namesTheNewFileByItsHash(kind: PartName.Kind) throws {
    let victim = try #require(HostileIndex.parts.firstIndex { $0.kind == kind })
    let index = HostileIndex(replacing: victim, by: HostileIndex.parts[victim].payload + [0])
    let query = Query(Array("toggles ".utf8))
    let size = Array("size of a button ".utf8)
    var engine = try SearchEngine(manifest: index.manifest)
    #expect(throws: IndexError.self) {
      while case .needs(let parts) = try engine.findings(query, limit: 5) {
        for part in parts { try engine.bring(part, try #require(index.payload(of: part))) }
      }
      while case .needs(let parts) = try engine.excerpt(of: 0, query) {
        for part in parts { try engine.bring(part, try #require(index.payload(of: part))) }
      }
      while case .needs(let parts) = try engine.answers(to: size) {
        for part in parts { try engine.bring(part, try #require(index.payload(of: part))) }
      }
    }
  }
}
