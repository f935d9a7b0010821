import Bytes

/// Pictures that come once for light screens and once for dark ones.
enum Appearance {
  /// Whether two pictures have the same words, and addresses that differ in `~dark` alone.
  static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a == b || stem(a) == stem(b)
  }

  static func isDark(_ picture: [UInt8]) -> Bool {
    ByteSearch.first(of: "~dark", in: picture[...]) != nil
  }

  /// A picture without its mark, and without the folder, whose name is the sum of the file.
  private static func stem(_ picture: [UInt8]) -> [UInt8]? {
    guard let middle = ByteSearch.first(of: "](", in: picture[...]) else { return nil }
    let name = picture[middle...].lastIndex(of: UInt8(ascii: "/")) ?? middle
    var stem = picture[..<middle] + picture[name...]
    if let mark = ByteSearch.first(of: "~dark", in: stem[...]) {
      stem.removeSubrange(mark..<mark + 5)
    }
    return Array(stem)
  }
}
