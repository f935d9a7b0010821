/// Writes a ZIP archive: no dates, nothing of the machine, so that the same files are the same
/// bytes.
public struct ZipArchive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}

  /// Adds a file; `packed` is false for one that must be there as it is.
  public mutating func add(
    _ path: String, _ content: [UInt8], packed: Bool = true
  ) throws(CompressionError) {
    let deflated = packed ? try Deflate.compress(content) : content
    let isSmaller = packed && deflated.count < content.count
    let body = isSmaller ? deflated : content
    guard bytes.count < Self.largest, body.count < Self.largest, count < 0xFFFF else {
      throw .tooMuch
    }
    let checksum = Deflate.checksum(of: content)
    let name = Array(path.utf8)
    // Version 2.0, names in UTF-8, the method, the first day of 1980.
    let head =
      Self.short(20) + Self.short(0x0800) + Self.short(isSmaller ? 8 : 0) + Self.short(0)
      + Self.short(0x21) + Self.long(checksum) + Self.long(body.count)
      + Self.long(content.count) + Self.short(name.count) + Self.short(0)
    directory +=
      Self.long(0x0201_4B50) + Self.short(20) + head + Self.short(0) + Self.short(0)
      + Self.short(0) + Self.long(0) + Self.long(bytes.count) + name
    bytes += Self.long(0x0403_4B50) + head + name + body
    count += 1
  }

  /// The archive with its directory.
  public consuming func finished() -> [UInt8] {
    let start = bytes.count
    return bytes + directory + Self.long(0x0605_4B50) + Self.short(0) + Self.short(0)
      + Self.short(count) + Self.short(count) + Self.long(directory.count) + Self.long(start)
      + Self.short(0)
  }

  private static let largest = 1 << 31

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func long(_ value: Int) -> [UInt8] { short(value) + short(value >> 16) }
}
