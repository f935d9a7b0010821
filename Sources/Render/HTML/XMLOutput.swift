import Bytes

/// Lines of XML.
struct XMLOutput {
  private var output = ByteOutput()
  var bytes: [UInt8] { output.bytes }

  mutating func line(_ markup: String) { output.append(Array((markup + "\n").utf8)) }

  /// An element of text; `opening` may have attributes.
  mutating func element(_ opening: String, _ text: String) {
    output.append(Array("<\(opening)>".utf8))
    HTMLEscape.append(text, to: &output)
    let name = opening.prefix { $0 != " " }
    output.append(Array("</\(name)>\n".utf8))
  }

  /// An element that is an address, with other attributes before it.
  mutating func address(_ name: String, _ attributes: [String], _ address: String) {
    output.append(Array("<\(name) \(attributes.joined(separator: " ")) template=\"".utf8))
    HTMLEscape.append(address, to: &output)
    output.append("\"/>\n")
  }

  mutating func item(_ id: String, _ path: String, _ type: String, properties: String? = nil) {
    output.append(Array("<item id=\"\(id)\" href=\"".utf8))
    HTMLEscape.append(path, to: &output)
    let more = properties.map { " properties=\"\($0)\"" } ?? ""
    output.append(Array("\" media-type=\"\(type)\"\(more)/>\n".utf8))
  }
}

/// A page of a book.
enum XHTML {
  static func page(title: String, style: String, body: [UInt8]) -> [UInt8] {
    var output = XMLOutput()
    output.line("<?xml version=\"1.0\" encoding=\"utf-8\"?>")
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
    figcaption a { display: none; }
    .swatch { width: 1.5em; height: 1em; margin-right: .4em; }
    pre { white-space: pre-wrap; }
    .tabs { display: none; }

    """
}
