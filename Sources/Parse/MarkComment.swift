import Model

/// The comments by which a normalised page marks groups of tabs, and films.
enum MarkComment {
  static func mark(_ html: String) -> PageMark? {
    guard let text = inside(html) else { return nil }
    if text == "tabs" { return .tabs(missing: []) }
    if text == "/tabs" { return .tabsEnd }
    if let labels = text.behind("tabs, missing: ") {
      return .tabs(missing: labels.split(separator: ";").map { String($0.trimmed) })
    }
    if let label = text.behind("tab: ") { return .panel(label: String(label)) }
    return text.behind("video: ").map { .video(description: String($0)) }
  }

  /// The text of a comment that is alone on its line.
  private static func inside(_ html: String) -> Substring? {
    let line = html[...].trimmed
    guard line.hasPrefix("<!--"), line.hasSuffix("-->"), line.utf8.count > 7,
      !line.contains("\n")
    else { return nil }
    return line.dropFirst(4).dropLast(3).trimmed
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  fileprivate func behind(_ start: String) -> Substring? {
    hasPrefix(start) ? dropFirst(start.count).trimmed : nil
  }
}
