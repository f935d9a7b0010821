import Bytes
import Images

/// A picture whose bytes are in its address: `data:image/png;base64,iVBORw0…`. A page calls it by
/// what it is, `embedded-3f2a….png`, and the site takes it out of the raw file.
struct EmbeddedPicture {
  let name: String
  let bytes: [UInt8]

  init?(_ address: ArraySlice<UInt8>) {
    guard let signs = Self.signs(of: address), signs.endIndex == address.endIndex else {
      return nil
    }
    self.init(signs: signs)
  }

  /// nil for what is no picture, or stands where one will be loaded later.
  private init?(signs: ArraySlice<UInt8>) {
    bytes = Base64.bytes(signs)
    guard let image = try? ImageFile(bytes), min(image.width, image.height) >= Self.least,
      image.type != .svg || Self.isDrawing(bytes)
    else { return nil }
    let digits = SHA256.hexDigits(of: Array(SHA256.digest(bytes).prefix(8)))
    name = PictureName.embedded + String(decoding: digits, as: UTF8.self) + "." + image.type.ending
  }

  /// An empty drawing holds the place of a picture.
  private static func isDrawing(_ svg: [UInt8]) -> Bool {
    let shapes: [StaticString] = [
      "<path", "<circle", "<ellipse", "<line ", "<poly", "<text", "<use", "<image",
    ]
    if shapes.contains(where: { ByteSearch.first(of: $0, in: svg[...]) != nil }) { return true }
    guard let first = ByteSearch.first(of: "<rect", in: svg[...]) else { return false }
    return ByteSearch.first(of: "<rect", in: svg[(first + 1)...]) != nil
      || ByteSearch.first(of: "fill-opacity=\"0\"", in: svg[...]) == nil
        && ByteSearch.first(of: "fill-opacity='0'", in: svg[...]) == nil
  }

  /// In pixels: pages that load their pictures late have dots of one.
  private static let least = 8

  /// All in a file, each once.
  static func all(in bytes: ArraySlice<UInt8>) -> [EmbeddedPicture] {
    var names: Set<String> = []
    return signs(in: bytes).compactMap(Self.init(signs:)).filter { names.insert($0.name).inserted }
  }

  /// What stands for the bytes of each in a file.
  static func signs(in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var (found, rest) = ([ArraySlice<UInt8>](), bytes)
    while let start = ByteSearch.first(of: beginning, in: rest) {
      let signs = signs(of: rest[start...])
      if let signs { found.append(signs) }
      rest = rest[(signs?.endIndex ?? start + beginning.utf8CodeUnitCount)...]
    }
    return found
  }

  /// How many bytes stand for the one that begins near the start of a text.
  static func size(near text: ArraySlice<UInt8>) -> Int {
    let start = ByteSearch.first(of: beginning, in: text.prefix(500))
    return start.flatMap { signs(of: text[$0...])?.count } ?? 0
  }

  /// Whether an address begins as one, in angle brackets or without.
  static func begins(_ address: ArraySlice<UInt8>) -> Bool {
    ByteSearch.starts(
      address.first == UInt8(ascii: "<") ? address.dropFirst() : address, with: beginning)
  }

  /// Whether it is what a page calls one.
  static func isName(_ address: some Sequence<UInt8>) -> Bool {
    address.starts(with: PictureName.embedded.utf8)
  }

  private static let beginning: StaticString = "data:image/"

  /// What stands for the bytes, up to what cannot: `iVBORw0…`.
  private static func signs(of address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard ByteSearch.starts(address, with: beginning),
      let start = ByteSearch.first(of: ";base64,", in: address.prefix(longestType))
    else { return nil }
    return address[(start + 8)...].prefix {
      ByteClass.isAlphanumeric($0) || "+/=".utf8.contains($0)
    }
  }

  /// With its parameters.
  private static let longestType = 100
}
