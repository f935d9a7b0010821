import Bytes

/// The types of images that a site publishes.
public enum ImageType: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, avif, svg

  /// The ending of its files.
  public var ending: String { self == .jpeg ? "jpg" : rawValue }

  public var mediaType: String { "image/" + (self == .svg ? "svg+xml" : rawValue) }

  /// The type that an ending promises.
  public init?(ending: String) {
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The type that the first bytes say. Whether the rest of them is sound, `ImageFile` knows.
  public init?(startOf bytes: [UInt8]) {
    guard let type = Self.raster(bytes) ?? (Self.looksLikeSVG(bytes) ? .svg : nil) else {
      return nil
    }
    self = type
  }
}

extension ImageType {
  /// The type by its signature, which some share with the first letters of a text.
  public static func raster(_ bytes: [UInt8]) -> ImageType? {
    let head = bytes.prefix(16)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if ByteSearch.starts(head, with: "GIF87a") || ByteSearch.starts(head, with: "GIF89a") {
      return .gif
    }
    if ByteSearch.starts(head, with: "RIFF"), ByteSearch.starts(head.dropFirst(8), with: "WEBP") {
      return .webp
    }
    return AVIFBoxes.isAVIF(bytes) ? .avif : nil
  }

  /// Whether bytes are an image and no text: a page may begin with the letters of a signature, or
  /// with a drawing.
  public static func isOnlyImage(_ bytes: [UInt8]) -> Bool {
    switch raster(bytes) {
    case .png, .jpeg: true
    case .some: bytes.prefix(64).contains(0)
    case nil: opensWithSVG(bytes) && endsWithSVG(bytes)
    }
  }

  private static func endsWithSVG(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.lastIndex(where: { !ByteClass.isSpace($0) }) else { return false }
    let text = bytes[...last]
    let end = text.lastIndex(of: UInt8(ascii: "<")) ?? text.startIndex
    // One element alone may close itself.
    return text[end...].suffix(4).elementsEqual("svg>".utf8)
      || text.suffix(2).elementsEqual("/>".utf8) && opensWithSVG(Array(text[end...]))
  }

  /// Markup whose first element is a drawing.
  static func opensWithSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.prefix(1 << 16).withoutMark
    while true {
      rest = rest.drop(while: ByteClass.isSpace)
      let end: StaticString
      if ByteSearch.starts(rest, with: "<?") {
        end = "?>"
      } else if ByteSearch.starts(rest, with: "<!--") {
        end = "-->"
      } else if ByteSearch.starts(rest, with: "<!") {
        end = ">"
      } else {
        break
      }
      guard let place = ByteSearch.first(of: end, in: rest) else { return false }
      rest = rest[place...].dropFirst(end.utf8CodeUnitCount)
    }
    let name = rest.dropFirst().prefix { ByteClass.isAlphanumeric($0) || $0 == UInt8(ascii: ":") }
    return rest.first == UInt8(ascii: "<")
      && (name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8))
  }

  /// Markup that names the element soon.
  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let text = bytes.prefix(1 << 16).withoutMark
    guard text.first(where: { !ByteClass.isSpace($0) }) == UInt8(ascii: "<") else { return false }
    return ByteSearch.first(of: "<svg", in: text) != nil
      || ByteSearch.first(of: ":svg", in: text) != nil
  }
}
