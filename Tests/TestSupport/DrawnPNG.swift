/// A PNG of our own, drawn pixel by pixel and not compressed.
public enum DrawnPNG {
  /// - Parameters:
  ///   - chunks: Others that come before the pixels, by name.
  ///   - pixel: Red, green, blue and opacity at a place.
  public static func bytes(
    _ width: Int, _ height: Int, depth: Int = 8, chunks: [(name: String, content: [UInt8])] = [],
    _ pixel: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        for value in pixel(x, y) { rows += [UInt8](repeating: value, count: depth / 8) }
      }
    }
    let head = big(width) + big(height) + [UInt8(depth), 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", head)
      + chunks.flatMap { chunk($0.name, $0.content) } + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
  }

  /// A color profile that says nothing, in the form that the chunk `iCCP` wants.
  public static func profile() -> [UInt8] {
    var profile = [UInt8](repeating: 0, count: 132)
    profile.replaceSubrange(0..<4, with: big(132))
    profile[8] = 4
    for (place, name) in [(12, "mntr"), (16, "RGB "), (20, "XYZ "), (36, "acsp")] {
      profile.replaceSubrange(place..<place + 4, with: Array(name.utf8))
    }
    profile.replaceSubrange(68..<80, with: [0, 0, 0xF6, 0xD6, 0, 1, 0, 0, 0, 0, 0xD3, 0x2D])
    return Array("own".utf8) + [0, 0] + stored(profile)
  }
}

extension DrawnPNG {
  private static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(content.count) + body + big(Int(checksum(body)))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// As zlib has bytes that it does not compress.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 1]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let size = end - start
      stream.append(end == bytes.count ? 1 : 0)
      stream += [size, ~size].flatMap { value in
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + big(b << 16 | a)
  }
}
