/// What the bytes of an image say about it, whatever its name promises.
public struct ImageFile: Sendable, Equatable {
  public let type: ImageType
  /// In pixels.
  public let width: Int
  public let height: Int

  /// Images are no larger than this on either side.
  public static let longestSide = 100_000

  public init(_ bytes: [UInt8]) throws(ImageProblem) {
    guard let type = ImageType(startOf: bytes) else {
      throw bytes.starts(with: [0x1F, 0x8B]) ? .compressed : .unknown
    }
    guard let size = try Self.size(of: bytes, type), size.isSound else { throw .sizeless(type) }
    self.type = type
    width = size.width
    height = size.height
  }

  private static func size(
    of bytes: [UInt8], _ type: ImageType
  ) throws(ImageProblem) -> ImageSize? {
    switch type {
    case .png: return RasterSize.png(bytes)
    case .jpeg: return RasterSize.jpeg(bytes)
    case .gif: return RasterSize.gif(bytes)
    case .webp: return RasterSize.webP(bytes)
    case .avif: return AVIFBoxes.size(of: bytes)
    case .svg:
      do throws(SVGProblem) {
        return SVGSize.size(of: try SVGGate.root(of: bytes))
      } catch {
        throw .unsafe(error)
      }
    }
  }
}

struct ImageSize: Equatable {
  var width: Int
  var height: Int

  var isSound: Bool {
    1...ImageFile.longestSide ~= width && 1...ImageFile.longestSide ~= height
  }
}
