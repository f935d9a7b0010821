import JSON

/// How diagnostics are reported: a line for people and editors, or JSON for tools.
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
    let summary = diagnostic.summary.inOneLine
    var text = "\(place): \(diagnostic.level): \(summary) [\(diagnostic.rule)]\n"
    if let origin = diagnostic.origin { text += "    from \(origin.text)\n" }
    if let why = diagnostic.why { text += "    \(why.inOneLine)\n" }
    if let remedy = diagnostic.remedy { text += "    → \(remedy.inOneLine)\n" }
    return text
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    var members = [
      JSONMember("rule", .string(diagnostic.rule.id)),
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
    if let origin = diagnostic.origin {
      let place = [
        JSONMember("file", .string(origin.file)), JSONMember("line", .integer(origin.line)),
      ]
      members.append(JSONMember("origin", .object(place)))
    }
    return .object(members)
  }
}

extension SourceLocation {
  /// `file:line:column`, `file:line` where no column is known, or the file alone.
  public var text: String {
    let file = file.inOneLine
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}

extension String {
  /// Without line feeds, which a file’s name may hold: what follows one would pass for a finding.
  fileprivate var inOneLine: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    let scalars = unicodeScalars.map { $0 == "\n" ? "\u{FFFD}" : $0 }
    return String(UnicodeScalarView(scalars))
  }
}
