import TestSupport
import Testing

@testable import SearchCore

/// Each way in which a file can be wrong has its own name. The hashes are right here: it is the
/// contents that lie.
@Suite struct IndexErrorTests {
  @Test func theManifestOfSomethingElse() {
    #expect(problem(Array("GIF89a".utf8)) == .notAnIndex)
    #expect(problem([]) == .cutShort)
  }

  @Test func anotherVersion() {
    #expect(problem { $0.version = 1 } == .otherVersion)
  }

  @Test func manifestsThatEndTooEarlyOrTooLate() {
    let manifest = TinyIndex().manifest
    for size in 0..<manifest.count { #expect(problem(Array(manifest[..<size])) != nil) }
    #expect(problem(manifest + [0]) == .tooLong)
  }

  @Test func moreUnitsThanTheFilesHold() {
    #expect(problem { $0.unitCount = 2 } == .outOfRange)
  }

  @Test func moreUnitsThanThereIsMemoryFor() {
    let masks: [UInt8] = Array("HIG".utf8) + [SearchEngine.version, 0, 1, 0, 0, 0, 0]
    let most: [UInt8] = [0, 0x80, 0x80, 0x80, 0x01]
    #expect(problem(masks + [1] + [0, 0xFF, 0xFF, 0xFF, 0x07]) == .outOfRange)
    #expect(problem(masks + [1] + most) == .cutShort)
    #expect(problem(masks + [2] + most + [0, 1]) == .outOfRange)
  }

  @Test func wordsOutOfOrder() {
    #expect(problem { $0.terms[15] = UInt8(ascii: "a") } == .unsorted)
  }

  @Test func postingsThatPointBehindTheLastUnit() {
    #expect(problem { $0.terms[$0.terms.count - 4] = 1 } == .outOfRange)
  }

  @Test func placesBehindTheLastStretch() {
    #expect(problem { $0.terms[$0.terms.count - 1] = 16 } == .outOfRange)
  }

  @Test func postingsThatEndTooEarly() {
    #expect(problem { $0.terms.removeLast() } == .cutShort)
  }

  @Test func aSectionWithoutAPage() {
    #expect(problem { $0.names = [2, 0, 0] } == .outOfRange)
  }

  @Test func textBehindTheUnits() {
    #expect(problem { $0.names.append(0) } == .tooLong)
  }

  @Test func anyBytesAtAll() {
    var random = SeededRandom(43)
    for _ in 0..<3_000 {
      var index = TinyIndex()
      switch random.below(3) {
      case 0: index.terms = random.bytes(upTo: 60)
      case 1: index.names = random.bytes(upTo: 60)
      default:
        let place = random.below(index.terms.count)
        index.terms[place] = UInt8(random.below(256))
      }
      for query in ["label ", "l", "la", "tap", ""] { _ = try? index.hits(query) }
    }
  }
}

extension IndexErrorTests {
  private func problem(_ manifest: [UInt8]) -> IndexError.Problem? {
    do throws(IndexError) {
      _ = try SearchEngine(manifest: manifest)
      return nil
    } catch {
      return error.problem
    }
  }

  private func problem(_ change: (inout TinyIndex) -> Void) -> IndexError.Problem? {
    var index = TinyIndex()
    change(&index)
    do throws(IndexError) {
      _ = try index.hits("tap")
      return nil
    } catch {
      return error.problem
    }
  }
}
