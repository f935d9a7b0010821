import Model

/// A render JSON with the content that a test is about.
enum RenderPage {
  static let identifier = #""identifier":{"url":"doc://a/design/Human-Interface-Guidelines/a"}"#
  static let head = #""metadata":{"title":"T"},"abstract":[{"type":"text","text":"start"}]"#

  /// One `text` of inline content.
  static func text(_ words: String) -> String { #"{"type":"text","text":"\#(words)"}"# }

  static func paragraph(_ words: String) -> String { paragraph(of: text(words)) }

  static func paragraph(of inline: String) -> String {
    #"{"type":"paragraph","inlineContent":[\#(inline)]}"#
  }

  static func json(
    _ content: String, references: String = "", members: String = "",
    top: String = identifier + "," + head
  ) -> String {
    let more = members.isEmpty ? "" : "," + members
    return #"{"schemaVersion":{},\#(top),"primaryContentSections":[{"content":[\#(content)]}],"#
      + #""references":{\#(references)}\#(more)}"#
  }

  static func outcome(
    _ content: String, references: String = "", members: String = ""
  ) -> Outcome {
    ingested(raw(json(content, references: references, members: members), "a.json"))
  }

  /// What the content comes to, below title and abstract.
  static func markdown(_ content: String, references: String = "", members: String = "") -> String {
    let page = outcome(content, references: references, members: members).pages.first
    let text = String(decoding: page?.body ?? [], as: UTF8.self)
    let start = "# T\n\nstart\n"
    guard text.hasPrefix(start) else { return text }
    return String(text.dropFirst(start.count + 1).dropLast())
  }
}
