import Bytes
import Model

/// The address of a link, from `](` to its closing bracket, made canonical: Apple's host in front
/// of a path, the short address of a page for its old and nested ones, no escapes.
struct LinkAddress {
  /// Nothing longer is an address.
  static let longest = 4096

  /// Behind the closing bracket.
  let end: Int
  let normal: [UInt8]

  init?(_ text: ArraySlice<UInt8>, at place: Int) {
    guard place + 1 < text.endIndex, text[place + 1] == UInt8(ascii: "(") else { return nil }
    var address: [UInt8] = []
    var (next, depth) = (place + 2, 0)
    while next < text.endIndex, address.count < Self.longest {
      let byte = text[next]
      if byte == UInt8(ascii: "\\"), next + 1 < text.endIndex,
        ByteClass.isPunctuation(text[next + 1])
      {
        next += 1
      } else if byte == UInt8(ascii: ")"), depth == 0 {
        break
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      }
      address.append(text[next])
      next += 1
    }
    guard next < text.endIndex, text[next] == UInt8(ascii: ")") else { return nil }
    end = next + 1
    normal = LinkAddress.written(address)
  }

  /// An address as it stands in our pages.
  static func written(_ address: [UInt8]) -> [UInt8] { balanced(canonical(address)) }
}

extension LinkAddress {
  private static func canonical(_ address: [UInt8]) -> [UInt8] {
    guard ByteSearch.starts(address[...], with: "/") || isApples(address) else { return address }
    if let page = PageAddress(String(decoding: address, as: UTF8.self)) {
      let fragment = page.fragment.isEmpty ? "" : "#" + page.fragment
      return Array((page.url + fragment).utf8)
    }
    guard address.first == UInt8(ascii: "/"), address.dropFirst().first != UInt8(ascii: "/") else {
      return address
    }
    return Array(PageAddress.host.utf8) + address
  }

  private static func isApples(_ address: [UInt8]) -> Bool {
    ByteSearch.starts(address[...], with: "https://developer.apple.com/design/")
      || ByteSearch.starts(address[...], with: "http://developer.apple.com/design/")
  }

  /// Brackets that do not pair would end the link early: they are written as codes.
  private static func balanced(_ address: [UInt8]) -> [UInt8] {
    var depth = 0
    let pairs = address.allSatisfy { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth >= 0
    }
    guard !pairs || depth != 0 else { return address }
    return address.flatMap { byte in
      switch byte {
      case UInt8(ascii: "("): Array("%28".utf8)
      case UInt8(ascii: ")"): Array("%29".utf8)
      default: [byte]
      }
    }
  }
}
