import Bytes
public import Diagnostics

/// What is wrong with a template, where, and through which partials we came there.
public struct TemplateError: Error, Sendable, Equatable {
  public enum Problem: Sendable, Equatable {
    case tagNeverClosed
    case nameMissing
    case nameWithSpace(String)
    case badDelimiters(String)
    case sectionNeverClosed(String)
    case closesNothing(String)
    case closesOther(String, open: String)
    case nestedTooDeep
    case partialMissing(String)
    case partialsTooDeep
    case tooMuch
  }

  public let problem: Problem
  public let location: SourceLocation
  /// The templates we came through, the outermost first.
  public let trail: [String]

  init(_ problem: Problem, at location: SourceLocation, trail: [String] = []) {
    self.problem = problem
    self.location = location
    self.trail = trail
  }

  init(
    _ problem: Problem, at offset: Int, of source: [UInt8], file: String, trail: [String] = []
  ) {
    let (line, column) = LineTable(source).position(of: offset)
    self.init(problem, at: SourceLocation(file: file, line: line, column: column), trail: trail)
  }

  public var diagnostic: Diagnostic {
    Diagnostic(
      rule, at: location, summary,
      why: why ?? "The template’s output would be wrong, so it was not filled.", remedy: remedy)
  }
}

extension TemplateError {
  private var rule: Rule {
    switch problem {
    case .partialMissing: .templatePartial
    case .partialsTooDeep, .tooMuch: .templateRecursion
    default: .templateSyntax
    }
  }

  private var summary: String {
    switch problem {
    case .tagNeverClosed: "Tag is not closed"
    case .nameMissing: "Tag has no name"
    case .nameWithSpace(let name): "Tag name contains a space: “\(name)”"
    case .badDelimiters(let text): "Invalid delimiters “\(text)”"
    case .sectionNeverClosed(let name): "“\(name)” is opened here but not closed"
    case .closesNothing(let name): "“\(name)” is closed but was never opened"
    case .closesOther(let name, let open): "“\(name)” is closed while “\(open)” is open"
    case .nestedTooDeep: "Sections nested deeper than \(TemplateNesting.deepest) levels"
    case .partialMissing(let name): "Missing template “\(name)”"
    case .partialsTooDeep: "Partials nested deeper than \(TemplateRendering.deepest) levels"
    case .tooMuch: "The filled template is too large"
    }
  }

  private var why: String? {
    guard trail.count > 1 else { return nil }
    // A circle repeats itself: its last few turns say enough.
    let shown = trail.count > 6 ? ["…"] + trail.suffix(6) : trail
    return "Included through " + shown.joined(separator: " › ")
  }

  private var remedy: String? {
    switch problem {
    case .tagNeverClosed: "End the tag with the closing delimiter."
    case .nameMissing, .nameWithSpace: "Give the tag one name without spaces."
    case .badDelimiters: "Write two, with a space between and no equals sign: {{=<% %>=}}"
    case .sectionNeverClosed(let name): "Add {{/\(name)}}."
    case .closesNothing(let name): "Remove {{/\(name)}}, or open it first."
    case .closesOther(_, let open): "Close “\(open)” first."
    case .nestedTooDeep: "Move the inner sections into a partial."
    case .partialMissing(let name): "Add `\(name).mustache` to the templates folder."
    case .partialsTooDeep: "Include the partial in itself only where its data ends."
    case .tooMuch: "Nest fewer lists."
    }
  }
}
