/// How many letters two words differ by, for "did you mean": insert, delete, replace, swap.
public enum EditDistance {
  /// The distance, or nil if it is above `limit`.
  public static func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// The candidate nearest to a word, the first on a tie, if near enough to have been meant.
  /// - Parameter most: How far away it may be, however long the word is.
  public static func nearest(
    to word: String, among candidates: [String], limit most: Int = .max
  ) -> String? {
    let limit = min(most, max(1, word.utf8.count / 3))
    let lowered = word.utf8.map(ByteClass.lowered)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where abs(candidate.utf8.count - word.utf8.count) <= limit {
      let letters = candidate.utf8.map(ByteClass.lowered)
      guard let distance = between(lowered, letters, limit: limit) else { continue }
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }
}
