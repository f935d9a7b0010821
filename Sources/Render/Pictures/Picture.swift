import Model

/// A kind of picture, drawn of any table that has what it takes. One kind, one file here, one line
/// in the registry.
protocol Picture: Sendable {
  /// What the picture shows, for the list of pictures.
  static var title: String { get }
  /// nil if the table is not of that kind.
  static func drawing(of table: DataTable) -> Drawing?
}

/// Every kind, the most particular first: the first that a table suits draws it.
enum PictureRegistry {
  static let all: [any Picture.Type] = [
    TrackingPicture.self, TypeScalePicture.self, SwatchesPicture.self, ScreensPicture.self,
  ]

  static func drawing(of table: DataTable) -> (kind: String, drawing: Drawing)? {
    for picture in all {
      if let drawing = picture.drawing(of: table) { return (picture.title, drawing) }
    }
    return nil
  }
}

/// A picture of a table: markup with drawings in it.
struct Drawing: Sendable {
  /// What the lengths in it mean, in a sentence.
  let legend: String
  let markup: [UInt8]
  /// The same from afar.
  let small: SmallPicture
  /// Rows that say nothing that could be drawn, by their first words: named, not smoothed over.
  let missing: [String]
}

extension DataTable {
  /// The first column of words that is not the panel's: what the rows are called.
  var nameColumn: Int? {
    columns.indices.first { place in
      !(isJoined && place == 0) && columns[place].type.isName
    }
  }

  /// What a row is called: figures alone have their header in front, `Series 10`.
  func called(_ row: DataRow, _ column: Int) -> String {
    let words = row.cells[column].raw
    let isFigure = words.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    return isFigure ? columns[column].name + " " + words : words
  }

  func column(of unit: Unit, named word: String) -> Int? {
    columns.firstIndex { $0.unit == unit && $0.name.lowercased().contains(word) }
  }
}

extension Number {
  /// The value in thousandths, to draw with; the words beside it are as the table has them.
  var thousandths: Int {
    (0..<abs(3 - places)).reduce(units) { value, _ in
      places < 3 ? value.multipliedReportingOverflow(by: 10).partialValue : value / 10
    }
  }

  /// As it is read: with a true minus sign.
  var spoken: String { description.replacing("-", with: "\u{2212}") }
}
