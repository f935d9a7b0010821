import Bytes

/// XML, mostly line by line.
struct XMLOutput {
  private var output = ByteOutput()

  init() { line("<?xml version=\"1.0\" encoding=\"utf-8\"?>") }

  var bytes: [UInt8] { output.bytes }

  mutating func markup(_ markup: String) { output.append(Array(markup.utf8)) }

  mutating func line(_ line: String) { markup(line + "\n") }

  /// An element of text; `opening` may have attributes.
  mutating func element(_ opening: String, _ text: String, end: String = "\n") {
    markup("<\(opening)>")
    HTMLEscape.append(text, to: &output)
    markup("</\(opening.prefix { $0 != " " })>\(end)")
  }

  /// An element that is an address; `opening` ends with the attribute that holds it.
  mutating func address(_ opening: String, _ address: String) {
    markup("<\(opening)=\"")
    HTMLEscape.append(address, to: &output)
    line("\"/>")
  }

  mutating func item(_ id: String, _ path: String, _ type: String, properties: String? = nil) {
    markup("<item id=\"\(id)\" href=\"")
    HTMLEscape.append(path, to: &output)
    let more = properties.map { " properties=\"\($0)\"" } ?? ""
    line("\" media-type=\"\(type)\"\(more)/>")
  }
}

/// A page of a book.
enum XHTML {
  static func page(title: String, style: String, body: [UInt8]) -> [UInt8] {
    var output = XMLOutput()
    output.line("<!DOCTYPE html>")
    output.line(
      "<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" "
        + "lang=\"en\" xml:lang=\"en\">")
    output.line("<head>")
    output.element("title", title)
    output.line("<link rel=\"stylesheet\" href=\"\(style)\"/>")
    output.line("</head>")
    output.line("<body>")
    return output.bytes + body + Array("\n</body>\n</html>\n".utf8)
  }
}

/// How the book looks: what a reading program does not know by itself.
enum BookStyle {
  static let text = """
    body { line-height: 1.5; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.2; break-after: avoid; }
    h2 > a, h3 > a, h4 > a, h5 > a, h6 > a { color: inherit; text-decoration: none; }
    .abstract { font-size: 1.15em; opacity: .8; }
    .aside { margin: 1.5em 0; padding-left: 1em; border-left: 3px solid; break-inside: avoid; }
    .kind, .label, .small, figcaption { font-size: .85em; opacity: .8; }
    .kind { font-weight: bold; }
    .rule > a:first-child { display: none; }
    table { width: 100%; border-collapse: collapse; font-size: .85em; }
    th, td { padding: .3em .6em .3em 0; border-bottom: 1px solid; text-align: left; }
    th, td { vertical-align: top; }
    .n { text-align: right; }
    figure { margin: 1.5em 0; break-inside: avoid; }
    img { max-width: 100%; height: auto; }
    figcaption a { display: none; }
    .swatch { width: 1.5em; height: 1em; margin-right: .4em; }
    pre { white-space: pre-wrap; }
    .tabs { display: none; }

    """
}
