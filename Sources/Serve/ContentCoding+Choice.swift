import Bytes
import Files

/// Which packed file answers a request.
extension ContentCoding {
  /// Those of what is there that an `Accept-Encoding` takes rather than the plain file, the one it
  /// likes best first.
  static func choice(of there: [ContentCoding], by header: String?) -> [ContentCoding] {
    guard let header, !there.isEmpty else { return [] }
    let weights = weights(header)
    // Who doesn't speak of the plain file takes anything packed rather than that.
    let plain = weights["identity"] ?? 1
    let liked = there.enumerated().compactMap { place, coding in
      let weight = weights[coding.rawValue] ?? weights["*"] ?? 0
      return weight >= max(1, plain) ? (weight: weight, place: place, coding: coding) : nil
    }
    return liked.sorted { (-$0.weight, $0.place) < (-$1.weight, $1.place) }.map(\.coding)
  }

  /// What a list gives each coding, in thousandths. What cannot be read has no weight.
  private static func weights(_ header: String) -> [String: Int] {
    var weights: [String: Int] = [:]
    for item in header[...].items(between: ",").prefix(32) {
      let parts = item.items(between: ";")
      guard let name = parts.first else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
      let coding = name.lowercased() == "x-gzip" ? "gzip" : name.lowercased()
      weights[coding] = quality.map { thousandths($0.dropFirst(2)) } ?? 1000
    }
    return weights
  }

  /// `1`, `0.5`, `0.125`; 0 for anything else.
  private static func thousandths(_ text: Substring) -> Int {
    let text = Array(text.utf8)
    guard let whole = text.first, "01".utf8.contains(whole) else { return 0 }
    let fraction = text.dropFirst(2)
    guard text.count == 1 || text[1] == UInt8(ascii: "."), fraction.count <= 3,
      fraction.allSatisfy(ByteClass.isDigit)
    else { return 0 }
    let digits = (fraction + [0x30, 0x30, 0x30]).prefix(3)
    let thousandths = digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    return min(1000, (whole == UInt8(ascii: "1") ? 1000 : 0) + thousandths)
  }
}
