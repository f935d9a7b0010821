import Bytes

/// The text that escapes of XML stand for.
enum XMLText {
  static func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      plain += rest[..<sign]
      let name = rest[(sign + 1)...].prefix(longest).prefix { $0 != UInt8(ascii: ";") }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
        let character = character(String(decoding: name, as: UTF8.self))
      else {
        plain.append(rest[sign])
        rest = rest[(sign + 1)...]
        continue
      }
      plain += Array(String(character).utf8)
      rest = rest[(name.endIndex + 1)...]
    }
    return plain + rest
  }

  /// A text without its comments; those in CDATA are no comments of XML.
  static func withoutComments(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var place = text.startIndex
    while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[start...]
      let close = XMLElement.closing(rest)
      let end = close.map { close in
        ByteSearch.first(of: close, in: rest).map { $0 + 3 } ?? text.endIndex
      }
      let isComment = close != nil && !ByteSearch.starts(rest, with: XMLElement.cdata)
      output += text[place..<(isComment ? start : end ?? start + 1)]
      place = end ?? start + 1
    }
    return output + text[place...]
  }

  /// In bytes. None has a longer name.
  private static let longest = 8

  private static let names: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  private static func character(_ name: String) -> Character? {
    if let known = names[name] { return Character(known) }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
