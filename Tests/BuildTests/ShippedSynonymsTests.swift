import Files
import TestSupport
import Testing

/// The synonyms that come with `hig`.
@Suite struct ShippedSynonymsTests {
  private struct Row {
    let target: String
    let words: [String]
  }

  private func rows() throws -> [Row] {
    let folder = Fixtures.folder("../../defaults", beside: #filePath)
    let bytes = try FileSystem.disk.read(Path.join(folder, "synonyms.yaml"))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), line.hasSuffix("]") else { return nil }
      let parts = line.dropLast().split(separator: ": [", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return Row(
        target: String(parts[0]), words: parts[1].split(separator: ", ").map(String.init))
    }
  }

  @Test func theyAreManyAndEachTargetStandsOnce() throws {
    let rows = try rows()
    #expect(Set(rows.map(\.target)).count == rows.count)
    #expect(Set(rows.flatMap(\.words)).count >= 250)
  }

  @Test func noWordStandsTwiceUnderATargetOrForItself() throws {
    for row in try rows() {
      let words = Set(row.words.map { $0.lowercased() })
      #expect(words.count == row.words.count, "\(row.target)")
      #expect(!words.contains(row.target), "\(row.target)")
    }
  }

  /// With a capital letter, a word meets no row: only names that other makers gave have one.
  private static let makers: Set = [
    "Alexa", "Android", "Bixby", "Chromecast", "Cortana", "Dropbox", "Facebook", "Font", "Google",
    "Health", "Material", "Miracast", "OneDrive", "PayPal", "Roboto", "Samsung", "Segoe", "Wear",
    "Xbox",
  ]

  @Test func wordsAreSmallAndFew() throws {
    for word in try rows().flatMap(\.words) {
      let parts = word.split(separator: " ").map(String.init)
      let isOfMaker = parts.contains { Self.makers.contains($0) }
      #expect(isOfMaker == (word != word.lowercased()), "\(word)")
      #expect(parts.count <= 5, "\(word)")
    }
  }
}
