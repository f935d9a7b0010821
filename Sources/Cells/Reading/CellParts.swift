import Bytes

/// The parts of an enumeration: apart by commas with a blank behind, by the word “and”, or by
/// paragraphs; what is in brackets is not taken apart.
enum CellParts {
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, place, depth) = (0, 0, 0)
    while place < bytes.count {
      if depth == 0, let length = separator(in: bytes[place...]) {
        parts.append(bytes[start..<place])
        place += length
        start = place
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth = max(0, depth - 1) }
      place += 1
    }
    parts.append(bytes[start...])
    return parts.filter { !$0.isEmpty }
  }

  private static func separator(in bytes: ArraySlice<UInt8>) -> Int? {
    for word in [", and ", ", ", " and ", "\n"] where bytes.starts(with: word.utf8) {
      return word.utf8.count
    }
    return nil
  }
}
