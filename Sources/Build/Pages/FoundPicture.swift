import Images

/// A file that is a picture, before it is published.
struct FoundPicture: Sendable {
  let file: RawFile
  let name: PictureName
  let image: ImageFile
  /// In bytes.
  let size: Int
  /// SHA-256 of its bytes.
  let digest: [UInt8]
  /// In the site.
  let path: String
}
