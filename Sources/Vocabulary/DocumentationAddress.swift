/// An address of Apple’s documentation: the framework, and the way from it to a symbol or article.
public struct DocumentationAddress {
  public let framework: String
  /// The parts between slashes, the framework as the address has it first.
  public let components: [Substring]

  public init?(_ address: String) {
    guard let start = Self.starts.first(where: address.hasPrefix) else { return nil }
    let way = address.utf8.dropFirst(start.utf8.count).prefix {
      $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?")
    }
    components = way.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let first = components.first, components.count > 1 else { return nil }
    framework = FrameworkNames.name(of: String(first))
  }

  private static let starts = [
    "https://developer.apple.com/documentation/", "http://developer.apple.com/documentation/",
    "/documentation/",
  ]
}
