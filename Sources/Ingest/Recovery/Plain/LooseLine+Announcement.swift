import Bytes

/// What a paragraph says of the lines behind it.
extension LooseLine {
  /// A table may come right behind it.
  var announcesTable: Bool { announces || mentionsFollowing || mentionsTable }

  /// `The following table …`: nothing else comes next.
  var mentionsTable: Bool { ByteSearch.first(of: " table ", in: text.suffix(160)) != nil }

  /// `…, as shown below.`: a caption comes next.
  var showsPicture: Bool {
    ByteSearch.first(of: "shown below", in: text.suffix(80)) != nil
      || ByteSearch.first(of: "shown here", in: text.suffix(80)) != nil
  }

  /// `…, follow these guidelines.`, `The following table …`: announces without a colon.
  var mentionsFollowing: Bool {
    guard !isBare else { return false }
    let last = ByteSearch.last(of: ". ", in: text.suffix(300)).map { text[$0...] } ?? text
    return ByteSearch.first(of: "following", in: last) != nil
      || ByteSearch.first(of: "these guidelines", in: last) != nil
      || ByteSearch.first(of: " several ", in: last) != nil
  }
}
