import Bytes
import Vocabulary

/// A line that is a date and nothing else: `June 9, 2025`.
enum DateLine {
  static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count == 3, Months.names.contains(String(decoding: words[0], as: UTF8.self)) else {
      return false
    }
    return words[1].last == UInt8(ascii: ",") && words[1].dropLast().allSatisfy(ByteClass.isDigit)
      && words[2].count == 4 && words[2].allSatisfy(ByteClass.isDigit)
  }
}
