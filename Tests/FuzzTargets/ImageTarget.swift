import Bytes
import Images

extension FuzzTarget {
  /// Any bytes as an image; a drawing that passes has nothing in it that runs or loads.
  static let image = FuzzTarget(name: "image") {
    drawings.map { Array($0.utf8) } + rasters
  } run: { bytes in
    guard let image = try? ImageFile(bytes) else { return nil }
    guard 1...ImageFile.longestSide ~= image.width, 1...ImageFile.longestSide ~= image.height else {
      return "\(image.width) by \(image.height)"
    }
    guard ImageType(startOf: bytes) == image.type else { return "two types" }
    return image.type == .svg ? danger(in: bytes) : nil
  }

  /// Looked for tag by tag, knowing less of XML than the gate.
  private static func danger(in bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if ByteSearch.starts(rest, with: "<!--") {
        rest = after("-->", in: rest.dropFirst(4))
      } else if ByteSearch.starts(rest, with: "<![CDATA[") {
        rest = after("]]>", in: rest)
      } else {
        let tag = Tag(rest)
        if let danger = tag.danger { return danger }
        rest = rest.dropFirst(tag.length)
      }
    }
    return nil
  }

  /// From `<` to the `>` that stands in no quotes, in lower case.
  private struct Tag {
    /// What stands outside of quotes.
    private var outside: [UInt8] = []
    private var values: [[UInt8]] = []
    let length: Int

    init(_ bytes: ArraySlice<UInt8>) {
      var quote: UInt8?
      var end = bytes.startIndex
      while end < bytes.endIndex {
        let byte = ByteClass.lowered(bytes[end])
        end += 1
        if let open = quote {
          if byte == open { quote = nil } else { values[values.count - 1].append(byte) }
        } else if "\"'".utf8.contains(byte) {
          quote = byte
          values.append([])
        } else if byte == UInt8(ascii: ">") {
          break
        } else {
          outside.append(byte)
        }
      }
      length = end - bytes.startIndex
    }

    var danger: String? {
      let words = String(decoding: outside, as: UTF8.self)
        .split { $0.isWhitespace || "</=".contains($0) }
        .map { $0.split(separator: ":").last.map(String.init) ?? "" }
      guard let name = words.first else { return nil }
      let refused = ["script", "foreignobject", "iframe"]
      if refused.contains(name) || name.hasPrefix("!") { return name }
      if let handler = words.dropFirst().first(where: { $0.hasPrefix("on") }) { return handler }
      let phrases: [StaticString] = [
        "javascript:", "url(http", "url(//", "url('http", "http://www.w3.org/1999/xhtml",
      ]
      return phrases.first { phrase in
        values.contains { ByteSearch.first(of: phrase, in: $0[...]) != nil }
      }.map { "\($0)" }
    }
  }

  private static func after(
    _ phrase: StaticString, in bytes: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    guard let start = ByteSearch.first(of: phrase, in: bytes) else { return [] }
    return bytes[(start + phrase.utf8CodeUnitCount)...]
  }

  private static let drawings = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox='0 0 4 2'><g fill='url(#a)'/></svg>",
    "<?xml version='1.0' encoding='utf-8'?><!-- a --><s:svg width='1in' height='2mm'>a</s:svg>",
    "<svg width='4' height='2'><style><![CDATA[a{b:url('#c')}]]>d{e:\\66}</style></svg>",
    "<svg viewBox='0 0 4 2'><use xlink:href='#a'/><image href='data:image/png;base64,AA'/></svg>",
    "<svg viewBox='0 0 4 2'><animate attributeName='x' values='1;2'/>&lt;&#65;&#x42;</svg>",
    "<svg viewBox='0 0 4 2' onload='a()'><script>b()</script></svg>",
    "<svg viewBox='0 0 4 2'><foreignObject/><a href='javascript:c()'/></svg>",
    "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 4 2'>&a;</svg>",
    "<svg viewBox='0 0 4 2'><style>@import 'a';b{c:u\\72l(http://d)}</style></svg>",
  ]

  private static let rasters: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 2],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 17, 8, 0, 2, 0, 4, 3],
    Array("GIF89a".utf8) + [4, 0, 2, 0],
    Array("RIFF0000WEBPVP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 4, 0, 2, 0],
    Array("RIFF0000WEBPVP8L".utf8) + [0, 0, 0, 0, 0x2F, 3, 0x40, 0, 0, 0, 0, 0, 0, 0],
    Array("RIFF0000WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1, 0, 0],
    [0, 0, 0, 20] + Array("ftypavif0000mif1".utf8) + [0, 0, 0, 48] + Array("meta0000".utf8)
      + [0, 0, 0, 36] + Array("iprp".utf8) + [0, 0, 0, 28] + Array("ipco".utf8)
      + [0, 0, 0, 20] + Array("ispe0000".utf8) + [0, 0, 0, 4, 0, 0, 0, 2],
  ]
}
