extension ImageProblem {
  public var summary: String {
    switch self {
    case .unknown: "Not an image of a known type"
    case .compressed: "Compressed file, expected an image"
    case .sizeless: "Cannot read the image's dimensions"
    case .unsafe(let problem): problem.reason.summary
    }
  }

  public var why: String {
    switch self {
    case .unknown, .compressed: "Only images are published from this folder, whatever their names."
    case .sizeless: "Without dimensions the page would jump when the image loads."
    case .unsafe(let problem): problem.reason.why
    }
  }

  public var remedy: String {
    switch self {
    case .unknown: "Save it as PNG, JPEG, GIF, WebP, AVIF or SVG."
    case .compressed: "Unpack it; an SVG must be plain text."
    case .sizeless(.svg): "Add a `viewBox` to its `svg` element."
    case .sizeless: "Save it again, or in another format."
    case .unsafe(let problem): problem.reason.remedy
    }
  }

  /// Line and column of what was found; 0 stands for the whole file.
  public var place: (line: Int, column: Int) {
    guard case .unsafe(let problem) = self else { return (0, 0) }
    return (problem.line, problem.column)
  }
}

extension SVGProblem.Reason {
  var summary: String {
    switch self {
    case .tooLarge: "SVG is larger than \(SVGGate.largest >> 20) MiB"
    case .tooDeep: "SVG nests elements deeper than \(SVGGate.deepest) levels"
    case .tooManyAttributes: "SVG element has more than \(XMLScanner.mostAttributes) attributes"
    case .encoding: "SVG is not valid UTF-8"
    case .malformed(let what): "Invalid SVG: \(what)"
    case .documentType: "SVG contains a document type"
    case .entity(let name): "SVG uses the entity `&\(Self.shortened(name));`"
    case .instruction: "SVG contains a processing instruction"
    case .root(let name): "Expected an `svg` element but found `\(Self.shortened(name))`"
    case .element(let name): "SVG contains a `\(Self.shortened(name))` element"
    case .namespace(let name): "SVG uses the namespace `\(Self.shortened(name))`"
    case .handler(let name): "SVG contains the event handler `\(Self.shortened(name))`"
    case .base: "SVG contains `xml:base`"
    case .reference(let address): "SVG refers to `\(Self.shortened(address))`"
    case .script(let address): "SVG contains the script `\(Self.shortened(address))`"
    case .animation(let name): "SVG animates `\(Self.shortened(name))`"
    case .style(let what): "SVG style contains `\(Self.shortened(what))`"
    }
  }

  var why: String {
    switch self {
    case .tooLarge, .tooDeep, .tooManyAttributes: "Browsers would take long to show it."
    case .encoding, .malformed, .root: "Browsers would not show it, or not the same way."
    case .documentType, .entity, .instruction, .base, .reference, .style, .namespace:
      "It could load content from elsewhere."
    case .element, .handler, .script, .animation:
      "Scripts in an image run when a reader opens it alone."
    }
  }

  var remedy: String {
    switch self {
    case .tooLarge, .tooDeep, .tooManyAttributes: "Simplify it, or save it as PNG."
    case .encoding: "Save it as UTF-8."
    case .malformed, .root: "Export it again as plain SVG."
    default: "Remove it, export the image as plain SVG, or save it as PNG."
    }
  }

  /// Names and addresses can be as long as the file.
  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count > 60 ? String(text.unicodeScalars.prefix(60)) + "…" : text
  }
}
