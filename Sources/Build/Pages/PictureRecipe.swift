import Bytes
import Compression
import Diagnostics
import Files
import Images
import Model
import Render

/// A file that is a picture, before it is published.
struct FoundPicture: Sendable {
  let file: RawFile
  let isBesideRaw: Bool
  let name: PictureName
  let image: ImageFile
  /// In bytes.
  let size: Int
  /// SHA-256 of its bytes.
  let digest: [UInt8]
  /// In the site.
  let path: String
}

/// What a picture becomes in the site: itself, a WebP where that is smaller by a fifth, and a small
/// one of what stands for a page.
struct PictureRecipe: Sendable {
  let picture: FoundPicture
  let form: PictureForm
  let isEmblem: Bool

  /// Of all that its files are made of.
  var key: [UInt8] {
    var print = Fingerprint()
    print.add("picture")
    print.add(picture.path)
    print.add(picture.digest)
    print.add(form.rawValue)
    print.add(isEmblem ? 1 : 0)
    print.add(WebP.version)
    print.add(Self.quality)
    print.add(Self.smallWidth)
    return print.digest
  }

  static func webP(_ path: String) -> String { "\(AssetName.stem(of: path)).webp" }
  static func small(_ path: String) -> String { "\(AssetName.stem(of: path)).small.webp" }

  func files(from system: FileSystem) -> Rendered {
    let file = picture.file.path
    do throws(FileError) {
      let bytes = try system.read(file, FileLimit.picture)
      var made = Rendered(files: [OutputFile(picture.path, bytes)])
      guard form == .webp, [.png, .jpeg].contains(picture.image.type) else { return made }
      do throws(CompressionError) {
        try add(of: bytes, to: &made)
      } catch {
        made.diagnostics.append(problem("Cannot convert the image: \(error.text)"))
      }
      return made
    } catch {
      return Rendered(diagnostics: [error.diagnostic(.asset)])
    }
  }
}

extension PictureRecipe {
  /// Pixels; twice as many as points.
  private static var smallWidth: Int { 560 }
  /// Of photos and small ones, up to 100: at two pixels for each point, the loss is not seen.
  private static var quality: Int { 88 }

  private func add(of bytes: [UInt8], to made: inout Rendered) throws(CompressionError) {
    switch try WebP.encode(bytes, quality: Self.quality) {
    case .made(let packed) where packed.count * 5 <= bytes.count * 4:
      made.files.append(OutputFile(Self.webP(picture.path), packed))
    case .damaged: made.diagnostics.append(problem("The image is damaged"))
    case .made, .unsuited: break
    }
    let width = Self.smallWidth
    guard isEmblem, picture.image.width > width,
      case .made(let small) = try WebP.encode(bytes, width: width, quality: Self.quality),
      small.count < bytes.count
    else { return }
    made.files.append(OutputFile(Self.small(picture.path), small))
  }

  private func problem(_ text: String) -> Diagnostic {
    Diagnostic(
      .asset, at: SourceLocation(file: picture.file.path), text,
      why: "It is published as it is; browsers may not show it.",
      remedy: "Replace the file.")
  }
}
