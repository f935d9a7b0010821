/// What ordinary words for a measure, a control or a text have in common with the headers of
/// tables: "resolution" asks for a size, "tap target" for a control. A set of bits.
enum Meaning {
  static let size: UInt16 = 1
  static let smallest: UInt16 = 2
  static let usual: UInt16 = 4
  static let largest: UInt16 = 8
  static let points: UInt16 = 16
  static let pixels: UInt16 = 32
  static let leading: UInt16 = 64
  static let text: UInt16 = 128
  static let control: UInt16 = 256
  static let value: UInt16 = 512
  static let length: UInt16 = 1024
  /// What is hit: two such words together ask for the size of a control.
  static let target: UInt16 = 2048
  static let width: UInt16 = 4096
  static let height: UInt16 = 8192
  static let color: UInt16 = 16384
  static let sides = width | height
  static let sizes = size | sides | points | pixels | smallest | usual | largest
  /// Asks by itself for what is measured.
  static let measure = size | smallest | largest | points | pixels | leading | value
  static let units = points | pixels | length

  /// Of a word in small letters.
  static func of(_ word: [UInt8]) -> UInt16 {
    guard let place = WordText.place(of: word, in: words) else { return 0 }
    return groups[starts.lastIndex { $0 <= place } ?? 0]
  }

  /// A query with the words that headers use for what some of its words mean.
  static func adding(to query: [UInt8]) -> [UInt8] {
    var meaning: UInt16 = 0
    for word in AnswerWord.list(Array(query.prefix(Query.longest))) { meaning |= word.meaning }
    var more = query
    for (place, one) in added.enumerated() where meaning & one != 0 {
      more.append(0x20)
      more += WordText.word(place, in: "minimum control text")
    }
    if more.count > query.count { more.append(0x20) }
    return more
  }

  private static let added: [UInt16] = [smallest, control, text]

  private static let words: StaticString = """
    size sizes dimension dimensions resolution big diameter width wide height tall \
    minimum min smallest least default defaults standard normal maximum max largest biggest \
    pt pts point points px pixel pixels leading text font fonts type typeface typography \
    control controls button buttons target targets tap touch hit click area region \
    value values rgb hex code mm inch inches color colors
    """
  /// The number of the first word of each group in the list, and what the group means.
  private static let starts: [Int] = [0, 7, 9, 11, 15, 19, 23, 27, 30, 31, 37, 41, 49, 54, 57]
  private static let groups: [UInt16] = [
    size, size | width, size | height, smallest, usual, largest, points, pixels, leading, text,
    control, control | target,
    value, length, color,
  ]
}
