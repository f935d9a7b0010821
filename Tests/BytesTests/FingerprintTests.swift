import Bytes
import Testing

/// Different values have different digests, however they are cut.
@Suite struct FingerprintTests {
  private func digest(_ write: (inout Fingerprint) -> Void) -> [UInt8] {
    var print = Fingerprint()
    write(&print)
    return print.digest
  }

  @Test func equalValuesAreEqual() {
    let write: (inout Fingerprint) -> Void = {
      $0.add("box")
      $0.add(7)
      $0.add(all: ["a", "b"]) { $0.add($1) }
    }
    #expect(digest(write) == digest(write))
    #expect(digest(write).count == 32)
  }

  @Test func nothingRunsIntoTheNext() {
    let all: [[UInt8]] = [
      digest { _ in },
      digest { $0.add(nil as String?) },
      digest { $0.add("" as String?) },
      digest { $0.add(1) },
      digest { $0.add(256) },
      digest { $0.add(-1) },
      digest { $0.add("ab") },
      digest {
        $0.add("a")
        $0.add("b")
      },
      digest {
        $0.add("")
        $0.add("ab")
      },
      digest { $0.add(all: ["ab"]) { $0.add($1) } },
      digest { $0.add(all: ["a", "b"]) { $0.add($1) } },
    ]
    #expect(Set(all).count == all.count)
  }
}
