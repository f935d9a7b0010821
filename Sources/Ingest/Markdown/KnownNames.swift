import Bytes
import Model
import Vocabulary

/// What the headings of a page are called, by their letters: where a tool wrote them in bold, or
/// with numbers in front, nothing else tells them from other lines.
struct KnownNames {
  private let levels: [[UInt8]: Int]

  init(_ page: Slug) {
    let platforms = Platform.allCases.map { (Self.letters(Array($0.rawValue.utf8)[...]), 3) }
    let fixed = SectionNames.fixed.map { (Self.letters(Array($0.title.utf8)[...]), $0.level) }
    let own = Outlines.headings(of: page.text).map {
      (Self.letters(Array($0.anchor.utf8)[...]), $0.level)
    }
    levels = Dictionary(own + fixed + platforms) { first, _ in first }
  }

  func level(of text: ArraySlice<UInt8>) -> Int? {
    text.count <= Self.longest ? levels[Self.letters(text)] : nil
  }

  /// In bytes.
  private static let longest = 200

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] {
    text.filter { ByteClass.isAlphanumeric($0) }.map(ByteClass.lowered)
  }
}
