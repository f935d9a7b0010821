import Model

/// A picture seen from afar, without words: a file of its own that lists and tables show as an
/// image. Its lines are of one gray that is seen on light paper and on dark.
struct SmallPicture: Sendable {
  let bytes: [UInt8]

  init(_ content: (inout HTMLWriter) -> Void) {
    var writer = HTMLWriter(dialect: .xml)
    writer.begin(
      "svg", .viewBox(Self.width, Self.height), .width(Self.width), .height(Self.height), .noFill,
      .stroke(Self.gray), .strokeWidth(2))
    content(&writer)
    bytes = writer.finish()
  }

  static let gray = RGB(red: 0x88, green: 0x88, blue: 0x88)
  static let (width, height) = (240, 120)
  static let fileName = "small.svg"
}
