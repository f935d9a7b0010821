import Testing

/// The forms in which scrapers write a title and a text.
struct FailedForm: Sendable, CustomTestStringConvertible {
  let name: String
  let file: @Sendable (_ title: String, _ text: String) -> String
  var testDescription: String { name }

  static let all = [
    mirror, plain, fields, crawler, lines, flattened, spaced, sosumi, page, bare, docc, crawl,
  ]

  private static let url = "https://developer.apple.com/design/human-interface-guidelines/cups"

  static let mirror = FailedForm(name: "mirror.md") { title, text in
    "---\ntitle: \(title)\nsource: \(url)\n---\n\n# \(title)\n\n\(text)"
  }

  static let plain = FailedForm(name: "plain.md") { title, text in "# \(title)\n\n\(text)" }

  static let fields = FailedForm(name: "fields.md") { title, text in
    "---\ntitle: \(title)\n---\n\n\(text)"
  }

  static let crawler = FailedForm(name: "crawler.md") { title, text in
    """
    ---
    title: "\(title)"
    source: \(url)
    ---

    # This page requires JavaScript.

    Please turn on JavaScript in your browser and refresh the page to view its content.

    Skip Navigation

    ## Human Interface Guidelines

    2 of 3 symbols inside <root> containing 4 symbols[Cups](\(url))

    Navigator is ready

    # \(title)

    \(text)

    Current page is \(title)

    """
  }

  static let lines = FailedForm(name: "lines.txt") { title, text in
    "---\ntitle: \(title)\nurl: \(url)\nextractionMethod: text\n---\nSkip Navigation\n\(title)\n"
      + "\(text)\nCurrent page is \(title)\nSupported platforms\n\(title)\n---\n"
  }

  static let flattened = FailedForm(name: "flattened.txt") { title, text in
    "---\ntitle: \(title)\nurl: \(url)\nis_fallback: true\n---\nSkip Navigation \(title)"
      + text.replacing("\n", with: "") + " Current page is \(title) Supported platforms \(title)\n"
  }

  static let spaced = FailedForm(name: "spaced.txt") { title, text in
    "---\ntitle: \(title)\nurl: \(url)\nis_fallback: true\n---\n\(title) "
      + text.replacing("\n", with: " ") + "\n"
  }

  static let sosumi = FailedForm(name: "sosumi.md") { title, text in
    "---\ntitle: \(title)\nurl: \(url)\n---\n\n**Navigation:** [Guidelines](/g)\n\n**article**\n\n"
      + "# \(title)\n\n\(text)\n\n---\n"
  }

  static let page = FailedForm(name: "page.html") { title, text in
    "<!doctype html><html><head><title>\(escaped(title))</title>"
      + "<link rel=\"canonical\" href=\"\(url)\"></head><body><main><h1>\(escaped(title))</h1>"
      + "<p>\(escaped(text))</p></main></body></html>"
  }

  static let bare = FailedForm(name: "bare.html") { title, text in
    "<!doctype html><html><head><title>\(escaped(title))</title></head><body>"
      + "<h1>\(escaped(title))</h1><p>\(escaped(text))</p></body></html>"
  }

  static let docc = FailedForm(name: "docc.json") { title, text in
    """
    {"schemaVersion": {"major": 0}, "metadata": {"title": "\(quoted(title))"},
    "identifier": {"url": "doc://com.apple.HIG/design/Human-Interface-Guidelines/cups"},
    "primaryContentSections": [{"kind": "content", "content": [{"type": "paragraph",
    "inlineContent": [{"type": "text", "text": "\(quoted(text))"}]}]}]}
    """
  }

  static let crawl = FailedForm(name: "crawl.json") { title, text in
    "{\"success\": true, \"data\": {\"markdown\": \"# \(quoted(title))\\n\\n\(quoted(text))\"}}"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
