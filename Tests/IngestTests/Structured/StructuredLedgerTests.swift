import Files
import Model
import TestSupport
import Testing

@testable import Ingest

/// Pages of the structured shapes with bytes cut, flipped and put elsewhere: each byte is accounted
/// for, once, and in blocks that are there.
@Suite(.timeLimit(.minutes(15))) struct StructuredLedgerTests {
  private static let inputs: [[UInt8]] = {
    let folder = Fixtures.folder("../Fixtures", beside: #filePath)
    let names = (try? FileSystem.disk.walk(folder)) ?? []
    let own = names.filter { name in
      name.contains("/input.") && ["html-", "json-", "apple-"].contains(where: name.hasPrefix)
    }
    return own.compactMap { try? FileSystem.disk.read(Path.join(folder, $0)) }
  }()

  private func hold(_ bytes: [UInt8], _ what: String) {
    let reading = Ingester.read(raw(bytes))
    var end = 0
    for booking in reading.bookings {
      #expect(booking.range.lowerBound == end && !booking.range.isEmpty, "\(what)")
      end = booking.range.upperBound
      guard let block = booking.block else { continue }
      #expect(reading.drafts[block.draft].blocks.indices.contains(block.block), "\(what)")
    }
    #expect(end == bytes.count, "\(what)")
    #expect(reading.drafts.count == 1 || reading.diagnostics.count == 1, "\(what)")
    for draft in reading.drafts {
      #expect(draft.blocks.first?.headingLevel == 1, "\(what)")
      let isMarkdown = !["saved-html", "docc-json"].contains(reading.shape)
      #expect(isMarkdown || draft.blocks.count { $0.headingLevel == 1 } == 1, "\(what)")
    }
  }

  @Test func thereAreInputs() { #expect(Self.inputs.count >= 12) }

  @Test func cutShort() {
    var random = SeededRandom(51)
    for number in 0..<300 {
      let input = random.pick(Self.inputs)
      hold(Array(input.prefix(random.below(input.count))), "\(number)")
    }
  }

  @Test func bytesThatFlipped() {
    var random = SeededRandom(52)
    let marks = Array("<>/\"'=&;{}[],:\\`*_\n\0 -!x".utf8) + [0xFF, 0xC3, 0xE2]
    for number in 0..<300 {
      var input = random.pick(Self.inputs)
      for _ in 0..<(1 + random.below(8)) { input[random.below(input.count)] = random.pick(marks) }
      hold(input, "\(number)")
    }
  }

  @Test func piecesInAnotherOrder() {
    var random = SeededRandom(53)
    for number in 0..<300 {
      var input = random.pick(Self.inputs)
      for _ in 0..<(1 + random.below(4)) {
        let other = random.pick(Self.inputs)
        let start = random.below(other.count)
        let piece = other[start..<min(other.count, start + random.below(200))]
        let place = random.below(input.count)
        let end = min(input.count, place + random.below(60))
        input.replaceSubrange(place..<end, with: piece)
      }
      hold(input, "\(number)")
    }
  }
}
