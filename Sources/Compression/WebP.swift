import CRaster

/// PNG and JPEG as WebP; the one file that speaks to the libraries for it.
public enum WebP {
  /// Of the library: another one may make other bytes.
  public static var version: Int { Int(hig_raster_version()) }

  /// What became of an image.
  public enum Outcome: Sendable, Equatable {
    case made([UInt8])
    /// It shows what WebP cannot: it is animated, too large, has colors of print and the like.
    case unsuited
    case damaged
  }

  /// Drawings of few colors stay exact; photos lose what is not seen. Color profiles are kept.
  /// - Parameters:
  ///   - width: Pixels that it may have at most; as wide as it is without.
  ///   - quality: Of what is packed with loss, up to 100.
  public static func encode(
    _ bytes: [UInt8], width: Int = 0, quality: Int
  ) throws(CompressionError) -> Outcome {
    var made = hig_raster_webp()
    defer { hig_raster_free(&made) }
    let result = bytes.withUnsafeBufferPointer {
      hig_raster_encode($0.baseAddress, $0.count, Int32(width), Int32(quality), &made)
    }
    switch result {
    case hig_raster_made:
      return .made(Array(UnsafeBufferPointer(start: made.bytes, count: made.size)))
    case hig_raster_unsuited: return .unsuited
    case hig_raster_damaged: return .damaged
    default: throw .noMemory
    }
  }
}
