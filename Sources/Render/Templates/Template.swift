/// A Mustache template, parsed once and filled many times, from any thread.
public struct Template: Sendable {
  /// The name by which other templates include it.
  public let name: String
  /// How its file is named to people.
  public let file: String
  let source: [UInt8]
  let tokens: [TemplateToken]

  /// Parses a template; `file` is the name for messages if it differs.
  public static func parse(
    _ source: [UInt8], name: String, file: String? = nil
  ) throws(TemplateError) -> Template {
    let file = file ?? name
    let found = try TemplateScanner.tokens(of: source, file: file)
    let tokens = TemplateLines.arrange(found, of: source)
    try TemplateNesting.check(tokens, of: source, file: file)
    return Template(name: name, file: file, source: source, tokens: tokens)
  }

  /// What `{{{name}}}` does with a text: Mustache passes it on as it is; a page of a site, whose
  /// texts come from scrapes, passes on only what the HTML writer made.
  public enum Verbatim: Sendable {
    case anything, markupOnly
  }

  /// Fills the template. What goes wrong is reported beside what could be rendered.
  public func render(
    _ context: TemplateValue, partials: [String: Template] = [:], verbatim: Verbatim = .anything
  ) -> FilledTemplate {
    render(context, partials: partials, verbatim: verbatim, steps: TemplateRendering.mostSteps)
  }

  func render(
    _ context: TemplateValue, partials: [String: Template], verbatim: Verbatim, steps: Int
  ) -> FilledTemplate {
    let program = TemplateProgram(partials, first: self)
    var table = ValueTable(names: program.names)
    let value = table.add(context)
    table.make(value)
    var rendering = TemplateRendering(
      program, table, values: [value], verbatim: verbatim, steps: steps)
    rendering.render(0)
    return FilledTemplate(bytes: rendering.bytes, errors: rendering.errors)
  }
}

/// What became of a template.
public struct FilledTemplate: Sendable, Equatable {
  public let bytes: [UInt8]
  public let errors: [TemplateError]
}
