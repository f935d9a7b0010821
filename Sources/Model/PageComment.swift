import Bytes

/// The comments by which a normalized page marks groups of tabs, films, and tables that are not as
/// they were: `<!-- tab: iOS -->`.
/// Who writes pages and who reads them find the spelling here.
public struct PageComment: Equatable {
  public enum Name: String, CaseIterable, Sendable {
    case tabs
    case missing = "tabs, missing"
    case panel = "tab"
    case tabsEnd = "/tabs"
    case video
    case guessed = "table, guessed"
    case lost = "table, lost"

    /// Whether words are behind the name and a colon.
    var hasWords: Bool {
      switch self {
      case .tabs, .tabsEnd, .guessed, .lost: false
      case .missing, .panel, .video: true
      }
    }
  }

  public let name: Name
  public let words: ArraySlice<UInt8>

  public init(_ name: Name, _ words: ArraySlice<UInt8> = []) {
    self.name = name
    self.words = words
  }

  /// Reads a comment that is alone on its line; nil if it is none of ours.
  public init?(_ line: ArraySlice<UInt8>) {
    let line = line.trimmed
    guard line.starts(with: "<!--".utf8), line.suffix(3).elementsEqual("-->".utf8),
      line.count > 7, !line.contains(UInt8(ascii: "\n"))
    else { return nil }
    let text = line.dropFirst(4).dropLast(3).trimmed
    for name in Name.allCases {
      guard text.starts(with: name.rawValue.utf8) else { continue }
      let rest = text.dropFirst(name.rawValue.utf8.count)
      if rest.isEmpty, !name.hasWords {
        self.init(name)
        return
      }
      if name.hasWords, rest.starts(with: ": ".utf8) {
        self.init(name, rest.dropFirst(2).trimmed)
        return
      }
    }
    return nil
  }

  /// The comment as it is written.
  public var bytes: [UInt8] {
    let words = name.hasWords ? Array(": ".utf8) + words : []
    return Array("<!-- ".utf8) + name.rawValue.utf8 + words + " -->".utf8
  }
}

extension PageMark {
  /// What a comment of a page marks; nil for any other markup.
  public init?(comment html: String) {
    guard let comment = PageComment(Array(html.utf8)[...]) else { return nil }
    let words = String(decoding: comment.words, as: UTF8.self)
    switch comment.name {
    case .tabs: self = .tabs(missing: [])
    case .missing:
      let labels = comment.words.split(separator: UInt8(ascii: ";")).map(\.trimmed)
      self = .tabs(missing: labels.map { String(decoding: $0, as: UTF8.self) })
    case .panel: self = .panel(label: words)
    case .tabsEnd: self = .tabsEnd
    case .video: self = .video(description: words)
    case .guessed: self = .table(.guessed)
    case .lost: self = .table(.lost)
    }
  }
}
