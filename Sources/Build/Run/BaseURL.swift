/// The address at which a site will be published.
public enum BaseURL {
  /// Why a text is no such address.
  public enum Problem: Sendable {
    case scheme, query, other
  }

  /// The address with a slash at its end; nil if it is no address of a site.
  public static func normalized(_ text: String) -> String? {
    guard problem(text) == nil else { return nil }
    return text.hasSuffix("/") ? text : text + "/"
  }

  public static func problem(_ text: String) -> Problem? {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return .scheme }
    if text.contains(where: { "?#".contains($0) }) { return .query }
    let hasHost = !["", "/"].contains(text.dropFirst(scheme.count).prefix(1))
    let isClean = text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    return hasHost && isClean && !text.contains(where: { "\"<>".contains($0) }) ? nil : .other
  }
}

extension BaseURL.Problem {
  /// What the address must do, for a sentence about it.
  public var demand: String {
    switch self {
    case .scheme: "must start with `https://` or `http://`"
    case .query: "must not have a query (`?q`) or a fragment (`#x`)"
    case .other: "must be an address such as `https://example.org/hig/`"
    }
  }

  public var remedy: String {
    switch self {
    case .scheme, .other: "Write the whole address, such as `https://example.org/hig/`."
    case .query: "Remove `?` or `#` and what follows it."
    }
  }
}
