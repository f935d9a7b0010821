import Bytes
import TestSupport
import Testing

@Suite struct EditDistanceTests {
  /// The definition, word for word, without a table: letters that differ, or a swap of neighbors.
  private func naive(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    guard let x = a.last, let y = b.last else { return a.count + b.count }
    let (a1, b1) = (a.dropLast(), b.dropLast())
    var best = min(naive(a1, b) + 1, naive(a, b1) + 1, naive(a1, b1) + (x == y ? 0 : 1))
    if x == b1.last, y == a1.last { best = min(best, naive(a1.dropLast(), b1.dropLast()) + 1) }
    return best
  }

  @Test func agreesWithTheDefinition() {
    var random = SeededRandom(2)
    for _ in 0..<300 {
      let a = random.list(upTo: 5) { UInt8($0.below(3)) }
      let b = random.list(upTo: 5) { UInt8($0.below(3)) }
      let limit = random.below(7)
      let distance = naive(a[...], b[...])
      #expect(EditDistance.between(a, b, limit: limit) == (distance <= limit ? distance : nil))
    }
  }

  @Test(arguments: [
    ("titel", "title"), ("Platfroms", "platforms"), ("keyword", "keywords"), ("slugg", "slug"),
  ])
  func nearestIsWhatWasMeant(typed: String, meant: String) {
    let known = ["title", "slug", "platforms", "keywords"]
    #expect(EditDistance.nearest(to: typed, among: known) == meant)
  }

  @Test func nothingIsMeantByAWordFarFromAll() {
    #expect(EditDistance.nearest(to: "colour", among: ["title", "slug"]) == nil)
    #expect(EditDistance.nearest(to: "", among: ["title"]) == nil)
  }

  @Test(arguments: [(3, "keyboards"), (2, nil)] as [(Int, String?)])
  func aLimitHoldsForLongWordsToo(limit: Int, meant: String?) {
    #expect(EditDistance.nearest(to: "keyboxrdxx", among: ["keyboards"], limit: limit) == meant)
  }

  @Test func theFirstWinsATie() {
    #expect(EditDistance.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
  }
}
