/// Files in one piece, as `tar --format=ustar` writes them: blocks of 512 bytes, a header before
/// each file, its size and its check sum there in octal.
public enum TapeArchive {
  static let block = 512
  private static let longestName = 100

  /// The regular files by their paths; nil if the bytes are no such archive, or not all of it.
  public static func files(_ bytes: [UInt8]) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    var place = 0
    while bytes.count - place >= block {
      let header = bytes[place..<place + block]
      // The end: a block of zeros.
      if header.allSatisfy({ $0 == 0 }) { return files }
      guard isWhole(header), let size = octal(header, 124, 12) else { return nil }
      let start = place + block
      guard size <= bytes.count - start else { return nil }
      if isRegular(header) { files[path(header)] = Array(bytes[start..<start + size]) }
      place = start + (size + block - 1) / block * block
    }
    return nil
  }
}

extension TapeArchive {
  /// The check sum is that of the header with blanks in its own field.
  private static func isWhole(_ header: ArraySlice<UInt8>) -> Bool {
    let sum = field(header, 148, 8)
    let others = header.reduce(0) { $0 + Int($1) } - sum.reduce(0) { $0 + Int($1) }
    return octal(header, 148, 8) == others + sum.count * Int(UInt8(ascii: " "))
  }

  private static func isRegular(_ header: ArraySlice<UInt8>) -> Bool {
    let kind = header[header.startIndex + 156]
    return kind == UInt8(ascii: "0") || kind == 0
  }

  private static func path(_ header: ArraySlice<UInt8>) -> String {
    let folder = text(header, 345, 155)
    let name = text(header, 0, longestName)
    return Path.join(folder, name)
  }

  private static func field(
    _ header: ArraySlice<UInt8>, _ start: Int, _ count: Int
  ) -> ArraySlice<UInt8> {
    header[header.startIndex + start..<header.startIndex + start + count]
  }

  private static func text(_ header: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> String {
    String(decoding: field(header, start, count).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Of 32 bits at most, so that nothing overflows.
  private static func octal(_ header: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> Int? {
    let digits = text(header, start, count).utf8.split(separator: UInt8(ascii: " "))
    return digits.count == 1
      ? digits.first.flatMap { UInt32(Substring($0), radix: 8) }.map(Int.init) : nil
  }
}
