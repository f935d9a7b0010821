import JSON

/// How diagnostics are told: a line for people and editors, or JSON for tools.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  case text, json

  /// One diagnostic, with its line feed.
  public func line(for diagnostic: Diagnostic) -> String {
    switch self {
    case .text: text(diagnostic)
    case .json: JSONWriter.text(json(diagnostic)) + "\n"
    }
  }
}

extension DiagnosticFormat {
  private func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.text
    var text = "\(place): \(diagnostic.level): \(diagnostic.summary) [\(diagnostic.rule)]\n"
    if let why = diagnostic.why { text += "    \(why)\n" }
    if let remedy = diagnostic.remedy { text += "    → \(remedy)\n" }
    return text
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    var members = [
      JSONMember("rule", .string(diagnostic.rule)),
      JSONMember("level", .string(diagnostic.level.rawValue)),
      JSONMember("file", .string(diagnostic.location.file)),
    ]
    if diagnostic.location.line > 0 {
      members.append(JSONMember("line", .integer(diagnostic.location.line)))
      members.append(JSONMember("column", .integer(diagnostic.location.column)))
    }
    members.append(JSONMember("summary", .string(diagnostic.summary)))
    if let why = diagnostic.why { members.append(JSONMember("why", .string(why))) }
    if let remedy = diagnostic.remedy { members.append(JSONMember("remedy", .string(remedy))) }
    return .object(members)
  }
}

extension SourceLocation {
  /// `file:line:column`, or the file alone.
  public var text: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
