import TestSupport

/// What the markup of an article may hold.
enum OwnMarkup {
  /// What of it is not ours; nil if all is.
  static func fault(in markup: [UInt8]) -> String? {
    guard String(validating: markup, as: UTF8.self) != nil else { return "markup that is no text" }
    guard let pieces = try? TagScanner.pieces(of: markup) else { return "broken markup" }
    if let name = TagScanner.unbalanced(pieces).first { return "<\(name)> is unbalanced" }
    for case .open(let name, let attributes) in pieces {
      guard elements.contains(name) else { return "<\(name)>" }
      for (attribute, value) in attributes {
        guard OwnMarkup.attributes.contains(attribute) else { return "<\(name) \(attribute)>" }
        guard attribute != "href" || mayLead(to: value) else { return "a link to \(value)" }
      }
    }
    return nil
  }

  private static func mayLead(to address: String) -> Bool {
    let small = address.lowercased()
    return ["https://", "http://", "mailto:", "#", "../", "index.html"].contains {
      small.hasPrefix($0)
    }
  }

  private static let elements: Set = [
    "a", "aside", "b", "blockquote", "br", "code", "del", "div", "em", "figcaption", "figure", "h2",
    "h3", "h4", "h5", "h6", "hr", "i", "input", "li", "ol", "p", "pre", "rect", "section", "small",
    "span", "strong", "sup", "svg", "table", "tbody", "td", "text", "th", "thead", "time", "tr",
    "ul",
  ]

  private static let attributes: Set = [
    "aria-hidden", "aria-label", "aria-labelledby", "checked", "class", "datetime", "disabled",
    "fill", "height", "href", "id", "rel", "role", "rowspan", "rx", "scope", "start", "tabindex",
    "title", "type", "viewBox", "width", "x", "y",
  ]
}
