import Bytes
import Images
import Web

/// Whether what came for the address of a picture is one.
enum PictureBytes {
  /// Its bytes say so; for a drawing its ending too, since a page may hold a drawing.
  static func arePicture(_ bytes: [UInt8], at address: HTTPAddress) -> Bool {
    if ImageType.raster(bytes) != nil { return true }
    guard address.path.lowercased().hasSuffix(".svg") else { return false }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
    return ImageType(startOf: bytes) == .svg && !head.contains("<html")
      && !head.contains("<!doctype html")
  }
}
