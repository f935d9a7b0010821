import Model
import TestSupport
import Testing

@testable import Ingest

@Suite struct PassageTests {
  private static let pieces = ["a", "é", " ", "[", "]", "(", ")", "](/b)", "[c](/d \"e\")", "\\"]

  /// Byte by byte.
  private static func spoken(_ text: [UInt8]) -> String {
    var (spoken, place): ([UInt8], Int) = ([], 0)
    while place < text.count {
      if text[place] == UInt8(ascii: "]"), let address = LinkAddress(text[...], at: place) {
        place = address.end
      } else {
        if text[place] != UInt8(ascii: "[") { spoken.append(text[place]) }
        place += 1
      }
    }
    return String(decoding: spoken, as: UTF8.self)
  }

  @Test func wordsAreWithoutAddressesOfLinks() {
    var random = SeededRandom(75)
    for _ in 0..<4000 {
      let text = Array(random.list(upTo: 12) { $0.pick(Self.pieces) }.joined().utf8)
      #expect(
        Block(.paragraph, text, from: 0..<0).passage == .paragraph(Self.spoken(text)),
        "\(String(decoding: text, as: UTF8.self))")
    }
  }
}
