import TestSupport
import Testing
import YAML

@Suite struct YAMLRoundTripTests {
  private func read(_ yaml: String) throws -> YAMLNode? { try YAMLReader.read(Array(yaml.utf8)) }

  /// Strings are equal in Swift when they look the same; here every byte counts.
  private func same(_ a: String?, _ b: String) -> Bool { a.map { Array($0.utf8) } == Array(b.utf8) }

  @Test func aValueComesBack() throws {
    var random = SeededRandom(8)
    for _ in 0..<2000 {
      let text = random.text()
      let yaml = "key: \(YAMLWriter.scalar(text))\nnext: 1\n"
      #expect(same(try read(yaml)?["key"]?.scalar, text), "\(yaml)")
    }
  }

  @Test func aListComesBack() throws {
    var random = SeededRandom(9)
    for _ in 0..<500 {
      let texts = random.list(upTo: 5) { $0.text(pieces: 3) }
      let node = try read("key: \(YAMLWriter.list(texts))\n")?["key"]
      let back = node?.sequence?.compactMap(\.scalar) ?? []
      #expect(back.count == texts.count)
      for (a, b) in zip(back, texts) { #expect(same(a, b)) }
    }
  }

  @Test func aKeyComesBack() throws {
    var random = SeededRandom(10)
    for _ in 0..<500 {
      let text = random.text()
      #expect(same(try read("\(YAMLWriter.scalar(text)): 1\n")?.mapping?.first?.key, text))
    }
  }

  @Test func longTextsComeBack() throws {
    let text = String(repeating: "long: words, ", count: 5000)
    #expect(same(try read("key: \(YAMLWriter.scalar(text))\n")?["key"]?.scalar, text))
  }
}
