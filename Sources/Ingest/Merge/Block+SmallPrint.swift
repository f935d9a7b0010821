import Bytes
import Vocabulary

extension Block {
  /// Whether it is a note below a table, by words that Apple uses there alone.
  var isSmallPrint: Bool {
    isWords && text.count < Self.longest
      && ByteSearch.first(of: SmallPrint.sign, in: text[...]) != nil
  }

  private static let longest = 400
}
