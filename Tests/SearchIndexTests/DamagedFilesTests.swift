import Files
import Model
import SearchCore
import TestSupport
import Testing

@testable import SearchIndex

/// A reader of index files meets any bytes at all, and answers with an error.
@Suite struct DamagedFilesTests {
  @Test func changedFilesAreToldNotTrusted() throws {
    let whole = try IndexWriter.files(for: SampleSite.make(seed: 21, pages: 6))
    var random = SeededRandom(22)
    var refused = 0
    for _ in 0..<400 {
      var files = Dictionary(uniqueKeysWithValues: whole.map { ("out/" + $0.path, $0.bytes) })
      let victim = random.pick(files.keys.sorted())
      files[victim] = changed(files[victim] ?? [], &random)
      do {
        let search = try SiteSearch(output: "out", files: .memory(files))
        _ = try search.results(for: "button text 44 lay", limit: 50)
      } catch {
        refused += 1
        #expect(!error.text.isEmpty)
      }
    }
    #expect(refused > 200)
  }

  /// Behind the hash, which guards against accidents: bytes that somebody made on purpose.
  @Test func hostilePartsNeverTrap() throws {
    let words = SiteWords(SampleSite.make(seed: 23, pages: 6))
    let parts = try IndexWriter.parts(for: words, synonyms: Synonyms())
      .map { ($0.name.name, $0.payload) }
    var random = SeededRandom(24)
    for _ in 0..<600 { try searchHostile(parts, &random) }
  }

  @Test func anIndexThatIsNotThereSaysWhatToDo() {
    #expect(throws: SearchError.noIndex("out")) {
      try SiteSearch(output: "out", files: .memory([:]))
    }
  }
}

extension DamagedFilesTests {
  private func changed(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    switch random.below(3) {
    case 0: bytes.removeLast(min(bytes.count, random.below(40) + 1))
    case 1 where !bytes.isEmpty: bytes[random.below(bytes.count)] ^= UInt8(1 << random.below(8))
    default: bytes.insert(UInt8(random.below(256)), at: random.below(bytes.count + 1))
    }
    return bytes
  }

  /// Packs changed payloads anew, with a manifest that names their true hashes.
  private func searchHostile(
    _ parts: [(name: String, payload: [UInt8])], _ random: inout SeededRandom
  ) throws {
    let manifest = try #require(parts.first { $0.name == "manifest" })
    var payload = manifest.payload
    var files: [String: [UInt8]] = [:]
    let victim = random.below(parts.count)
    for (place, part) in parts.enumerated() where part.name != "manifest" {
      let bytes = place == victim ? changed(part.payload, &random) : part.payload
      let (old, new) = (bytesOfHash(part.payload), bytesOfHash(bytes))
      if let at = payload.indices.first(where: { payload[$0...].starts(with: old) }) {
        payload.replaceSubrange(at..<at + 4, with: new)
      }
      let hash = SearchEngine.hash(of: bytes)
      let digits = String(hash, radix: 16)
      let name =
        part.name.dropLast(8) + String(repeating: "0", count: 8 - digits.count) + digits
      files["out/search/\(name).js"] = Script.wrap(bytes, name: String(name))
    }
    if parts[victim].name == "manifest" { payload = changed(payload, &random) }
    files["out/search/start.js"] = Script.wrap(payload, name: "manifest")
    let search = try? SiteSearch(output: "out", files: .memory(files))
    for query in ["button", "te", "44 pt", "menus color"] {
      _ = try? search?.results(for: query, limit: 100)
    }
  }

  private func bytesOfHash(_ bytes: [UInt8]) -> [UInt8] {
    let hash = SearchEngine.hash(of: bytes)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: hash >> UInt32($0)) }
  }
}
