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

  public var diagnostic: Diagnostic {
    Diagnostic(
      rule, at: location, summary,
      why: why ?? "What this template makes would be wrong, so nothing is made.", remedy: remedy)
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
    case .tagNeverClosed: "a tag that is never closed"
    case .nameMissing: "a tag without a name"
    case .nameWithSpace(let name): "a name with a space: “\(name)”"
    case .badDelimiters(let text): "“\(text)” are not two delimiters"
    case .sectionNeverClosed(let name): "“\(name)” is opened here and never closed"
    case .closesNothing(let name): "“\(name)” is closed but was never opened"
    case .closesOther(let name, let open): "“\(name)” is closed while “\(open)” is open"
    case .nestedTooDeep: "sections nested deeper than \(TemplateParser.deepest) levels"
    case .partialMissing(let name): "there is no template “\(name)”"
    case .partialsTooDeep: "partials nested deeper than \(TemplateRendering.deepest) levels"
    case .tooMuch: "filled with more than a page can be made of"
    }
  }

  private var why: String? {
    guard trail.count > 1 else { return nil }
    // A circle repeats itself: its last few turns say enough.
    let shown = trail.count > 6 ? ["…"] + trail.suffix(6) : trail
    return "reached through " + shown.joined(separator: " › ")
  }

  private var remedy: String? {
    switch problem {
    case .tagNeverClosed: "end the tag with the closing delimiter"
    case .nameMissing, .nameWithSpace: "give the tag one name without spaces"
    case .badDelimiters: "write them as {{=<% %>=}}: two, a space between, no equals sign"
    case .sectionNeverClosed(let name): "add {{/\(name)}}"
    case .closesNothing(let name): "remove {{/\(name)}}, or open it before"
    case .closesOther(_, let open): "close “\(open)” first"
    case .nestedTooDeep: "move the inner sections into a partial"
    case .partialMissing(let name): "add \(name).mustache to the folder of templates"
    case .partialsTooDeep: "let the partial include itself only where its data end"
    case .tooMuch: "let fewer lists stand within one another"
    }
  }
}
