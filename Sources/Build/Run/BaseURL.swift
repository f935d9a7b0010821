/// The address at which a site will be published.
public enum BaseURL {
  public static let remedy = "Write the whole address, such as `https://example.org/hig/`."

  /// The address with a slash at its end; nil if it is no address of a site.
  public static func normalized(_ text: String) -> String? {
    let hasHost = ["https://", "http://"].contains { scheme in
      text.hasPrefix(scheme) && !["", "/"].contains(text.dropFirst(scheme.count).prefix(1))
    }
    let isClean = text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    guard hasHost, isClean, !text.contains(where: { "?#\"<>".contains($0) }) else { return nil }
    return text.hasSuffix("/") ? text : text + "/"
  }

  public static func problem(_ text: String) -> String { "Invalid address of a site: “\(text)”" }
}
