import Bytes

/// Which bytes of a file a `Range` asks for.
enum ByteRange: Equatable {
  /// No range, one that we don't read, or several: a server may send the whole for any of them.
  case whole
  case part(Range<Int>)
  /// Behind the end: status 416.
  case unsatisfiable

  init(_ header: String?, of size: Int) {
    self = header.flatMap { Self.read($0, size) } ?? .whole
  }

  /// `bytes=a-b`, `bytes=a-` or `bytes=-n`, both ends included.
  private static func read(_ header: String, _ size: Int) -> ByteRange? {
    let unit = "bytes="
    guard header.utf8.count > unit.utf8.count,
      header.utf8.prefix(unit.utf8.count).map(ByteClass.lowered) == Array(unit.utf8)
    else { return nil }
    let text = header.utf8.dropFirst(unit.utf8.count)
    guard let dash = text.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    let (first, last) = (text[..<dash], text[text.index(after: dash)...])
    if first.isEmpty {
      return number(last).map {
        $0 > 0 && size > 0 ? .part(max(0, size - $0)..<size) : .unsatisfiable
      }
    }
    guard let start = number(first) else { return nil }
    guard let end = last.isEmpty ? Int.max - 1 : number(last), start <= end else { return nil }
    return start < size ? .part(start..<min(end + 1, size)) : .unsatisfiable
  }

  /// Digits and nothing else; a number beyond any file stands for the largest.
  private static func number(_ text: Substring.UTF8View.SubSequence) -> Int? {
    guard 1...64 ~= text.count, text.allSatisfy(ByteClass.isDigit) else { return nil }
    return min(Int(Substring(text)) ?? Int.max, Int.max - 1)
  }
}
