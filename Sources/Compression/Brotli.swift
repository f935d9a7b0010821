import CBrotli

/// Brotli, for files that a server hands out as they lie; the one file that speaks to libbrotli.
public enum Brotli {
  /// Of the library: another one may pack to other bytes.
  public static var version: String {
    let number = BrotliEncoderVersion()
    return "\(number >> 24).\(number >> 12 & 0xFFF).\(number & 0xFFF)"
  }

  /// Quality 11 packs best and takes some fifty times as long as quality 5.
  public static func compress(
    _ bytes: [UInt8], quality: Int32 = 5
  ) throws(CompressionError) -> [UInt8] {
    let bound = max(BrotliEncoderMaxCompressedSize(bytes.count), 16)
    var done = false
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      var size = bound
      done = bytes.withUnsafeBufferPointer { input in
        BrotliEncoderCompress(
          quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, bytes.count, input.baseAddress,
          &size, buffer.baseAddress) == BROTLI_TRUE
      }
      count = done ? size : 0
    }
    guard done else { throw .noMemory }
    return packed
  }

  /// The bytes that were packed, at most `limit` of them.
  public static func expand(
    _ packed: [UInt8], limit: Int
  ) throws(CompressionError) -> [UInt8] {
    var result = BROTLI_DECODER_RESULT_ERROR
    // One byte more than allowed tells "just fits" from "too large".
    let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
      var size = limit + 1
      result = packed.withUnsafeBufferPointer { input in
        BrotliDecoderDecompress(packed.count, input.baseAddress, &size, buffer.baseAddress)
      }
      count = result == BROTLI_DECODER_RESULT_SUCCESS ? size : 0
    }
    guard bytes.count <= limit else { throw .larger(than: limit) }
    guard result == BROTLI_DECODER_RESULT_SUCCESS else { throw .damaged }
    return bytes
  }
}
