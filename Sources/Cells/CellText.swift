/// What a cell of a table holds, before anyone has read a value out of it.
public struct CellText: Sendable, Equatable {
  /// The words, paragraphs apart by a line feed; a picture is its description.
  public var words: String
  /// The code spans.
  public var codes: [String]
  public var links: [(words: String, address: String)]
  /// The descriptions of pictures.
  public var pictures: [String]

  public init(
    words: String, codes: [String] = [], links: [(words: String, address: String)] = [],
    pictures: [String] = []
  ) {
    self.words = words
    self.codes = codes
    self.links = links
    self.pictures = pictures
  }

  public static func == (a: CellText, b: CellText) -> Bool {
    a.words == b.words && a.codes == b.codes && a.pictures == b.pictures
      && a.links.elementsEqual(b.links) { $0.words == $1.words && $0.address == $1.address }
  }
}
