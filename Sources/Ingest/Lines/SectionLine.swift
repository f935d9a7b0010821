import Bytes
import Vocabulary

/// A line that is the name of a section which most pages have, without the marks of a heading.
enum SectionLine {
  static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= longest && names.contains(String(decoding: text, as: UTF8.self))
  }

  private static let names = Set(SectionNames.fixed.filter { $0.level == 2 }.map(\.title))
  /// In bytes. No name is longer.
  private static let longest = 30
}
