import Bytes
import Images
import Model

/// The pictures of the project under the names by which pages ask for them, and under those by
/// which they are published.
struct PictureShelf: Sendable {
  struct Place: Sendable {
    /// From the root.
    let path: String
    /// As it is shown: half of its pixels if its name says `@2x`.
    let width: Int
    let height: Int
  }

  static let folder: StaticString = "assets/figures/"

  let files: [OutputFile]
  let places: [String: Place]
  /// Of all that a page may show of it.
  let digest: [UInt8]

  init(_ pictures: [LocalPicture] = []) {
    var files: [OutputFile] = []
    var places: [String: Place] = [:]
    var paths: Set<String> = []
    for picture in pictures where places[picture.name] == nil {
      let name = AssetName(
        AssetName.stem(of: picture.name), ending: picture.ending, bytes: picture.bytes)
      let path = "\(Self.folder)" + name.text
      // The same image under two names that are alike.
      if paths.insert(path).inserted { files.append(OutputFile(path, picture.bytes)) }
      let scale = Self.scale(of: picture.name)
      places[picture.name] = Place(
        path: path, width: (picture.width + scale - 1) / scale,
        height: (picture.height + scale - 1) / scale)
    }
    self.files = files
    self.places = places
    var print = Fingerprint()
    print.add(all: places.sorted { $0.key < $1.key }) {
      $0.add($1.key)
      $0.add($1.value.path)
      $0.add($1.value.width)
      $0.add($1.value.height)
    }
    digest = print.digest
  }

  /// The picture of an address, by the name of its file; the scale in it may be left out.
  func place(of address: String) -> Place? {
    guard !places.isEmpty else { return nil }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/").last else { return nil }
    let name = Self.decoded(last)
    let plain = ["@2x.", "@3x."].reduce(name) { name, scale in
      name.split(separator: scale, maxSplits: 1).joined(separator: ".")
    }
    return places[name] ?? places[plain]
  }

  private static func scale(of name: String) -> Int {
    [2, 3].first { name.contains("@\($0)x.") } ?? 1
  }

  /// `%40` as `@`.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
