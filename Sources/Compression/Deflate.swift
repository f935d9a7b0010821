import CZlib

/// Deflate, raw as `DecompressionStream("deflate-raw")` reads it, or as a gzip file; the one file
/// that speaks to zlib.
public enum Deflate {
  public enum Wrapping: Int32, Sendable {
    case raw = -15
    /// With a checksum, without a name or a time: the same bytes give the same file.
    case gzip = 31
  }

  /// Of the library: another one may pack to other bytes.
  public static var version: String { String(cString: zlibVersion()) }

  public static func compress(
    _ bytes: [UInt8], level: Int32 = 9, as wrapping: Wrapping = .raw
  ) throws(CompressionError) -> [UInt8] {
    var stream = z_stream()
    guard hig_deflate_init(&stream, level, wrapping.rawValue) == Z_OK else { throw .noMemory }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var result = Z_OK
    let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      result = run(&stream, over: bytes, into: buffer) { deflate(&$0, Z_FINISH) }
      count = Int(stream.total_out)
    }
    guard result == Z_STREAM_END else { throw .noMemory }
    return packed
  }

  /// The CRC-32 that archives keep of a file. Shows what changed by itself, not what was forged.
  public static func checksum(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32_z(0, $0.baseAddress, $0.count)) }
  }

  /// The bytes that were packed; at most `limit` of them, and nothing may follow the stream.
  public static func expand(
    _ packed: [UInt8], limit: Int, as wrapping: Wrapping = .raw
  ) throws(CompressionError) -> [UInt8] {
    var stream = z_stream()
    guard hig_inflate_init(&stream, wrapping.rawValue) == Z_OK else { throw .noMemory }
    defer { inflateEnd(&stream) }
    var room = min(limit, max(256, packed.count * 4))
    while true {
      var result = Z_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        result = run(&stream, over: packed, into: buffer) { inflate(&$0, Z_FINISH) }
        count = Int(stream.total_out)
      }
      switch result {
      case Z_STREAM_END where Int(stream.total_in) == packed.count: return bytes
      case Z_MEM_ERROR: throw .noMemory
      case Z_BUF_ERROR where bytes.count == room && room < limit:
        room = min(limit, room * 4)
        guard inflateReset(&stream) == Z_OK else { throw .damaged }
      case Z_BUF_ERROR where bytes.count == room: throw .larger(than: limit)
      default: throw .damaged
      }
    }
  }
}

extension Deflate {
  /// One call of zlib over whole buffers; no pointer outlives it.
  private static func run(
    _ stream: inout z_stream, over input: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>,
    _ call: (inout z_stream) -> Int32
  ) -> Int32 {
    input.withUnsafeBufferPointer { bytes in
      stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.avail_in = UInt32(clamping: bytes.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(clamping: output.count)
      return call(&stream)
    }
  }
}
