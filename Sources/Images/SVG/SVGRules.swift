import Bytes

/// Which elements and attributes a drawing must not have. Prefixes are ignored: `x:script` is a
/// script wherever `x` leads.
enum SVGRules {
  static func fault(of element: XMLScanner.Element) -> SVGProblem.Reason? {
    let name = SVGGate.local(element.name)
    return elements.contains(name) ? .element(element.name) : nil
  }

  static func fault(of attribute: XMLScanner.Attribute) -> SVGProblem.Reason? {
    let name = SVGGate.local(attribute.name)
    let value = String(decoding: attribute.value, as: UTF8.self)
    if attribute.name == "xmlns" || attribute.name.hasPrefix("xmlns:") {
      return namespaces.contains(value.lowercased()) ? .namespace(value) : nil
    }
    if name.hasPrefix("on") { return .handler(attribute.name) }
    if name == "base" { return .base }
    if name == "attributename", isUnsafe(animated: value) { return .animation(value) }
    if addresses.contains(name), !isInside(attribute.value) { return .reference(value) }
    if isScript(attribute.value) { return .script(value) }
    return StyleRules.fault(of: attribute.value)
  }

  /// A place in the same file, or an image of pixels in the address itself.
  static func isInside(_ address: some Sequence<UInt8>) -> Bool {
    let lower = address.drop(while: ByteClass.isSpace).prefix(longestStart).map(ByteClass.lowered)
    guard let first = lower.first else { return true }
    if first == UInt8(ascii: "#") { return true }
    return images.contains { ByteSearch.starts(lower[...], with: $0) }
  }
}

extension SVGRules {
  private static let elements: Set = [
    "script", "foreignobject", "handler", "listener", "iframe", "frame", "frameset", "embed",
    "object", "applet", "audio", "video", "link", "meta", "base", "html", "body", "form",
  ]

  /// What an element of these may do is no part of a drawing.
  private static let namespaces: Set = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/math/mathml",
    "http://www.w3.org/2001/xml-events", "http://www.w3.org/1999/xsl/transform",
    "http://www.w3.org/2001/xinclude", "http://www.mozilla.org/xbl", "http://www.w3.org/ns/xbl",
  ]

  private static let addresses: Set = [
    "href", "src", "srcset", "data", "poster", "action", "formaction", "background", "ping",
  ]

  private static let images: [StaticString] = [
    "data:image/png;", "data:image/png,", "data:image/jpeg;", "data:image/jpeg,",
    "data:image/jpg;", "data:image/jpg,", "data:image/gif;", "data:image/gif,",
    "data:image/webp;", "data:image/webp,",
  ]
  private static let longestStart = 32

  /// An address, a handler or the style of an element.
  private static func isUnsafe(animated name: String) -> Bool {
    let local = local(trimmed: name)
    return addresses.contains(local) || local.hasPrefix("on") || local == "style"
  }

  private static func local(trimmed name: String) -> String {
    let bytes = name.utf8.filter { !ByteClass.isSpace($0) }
    return SVGGate.local(String(decoding: bytes, as: UTF8.self))
  }

  /// Browsers skip white space in the name of a scheme.
  private static func isScript(_ value: [UInt8]) -> Bool {
    guard value.contains(UInt8(ascii: ":")) else { return false }
    let lower = value.filter { !ByteClass.isSpace($0) }.map(ByteClass.lowered)
    return ByteSearch.first(of: "javascript:", in: lower[...]) != nil
      || ByteSearch.first(of: "vbscript:", in: lower[...]) != nil
  }
}
