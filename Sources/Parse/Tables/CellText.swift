/// What a cell of a table holds, before anyone has read a value out of it.
struct CellText: Sendable, Equatable {
  /// The words, paragraphs apart by a line feed; a picture is its description.
  var words: String
  /// The code spans.
  var codes: [String] = []
  var links: [(words: String, address: String)] = []
  /// The descriptions of pictures.
  var pictures: [String] = []

  static func == (a: CellText, b: CellText) -> Bool {
    a.words == b.words && a.codes == b.codes && a.pictures == b.pictures
      && a.links.elementsEqual(b.links) { $0.words == $1.words && $0.address == $1.address }
  }
}
