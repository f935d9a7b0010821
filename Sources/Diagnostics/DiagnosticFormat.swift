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
    let place = diagnostic.location
    return [
      "rule": .string(diagnostic.rule.id), "level": .string(diagnostic.level.rawValue),
      "file": .string(place.file), "line": place.line > 0 ? .integer(place.line) : nil,
      "column": place.line > 0 && place.column > 0 ? .integer(place.column) : nil,
      "summary": .string(diagnostic.summary), "why": diagnostic.why.map { .string($0) },
      "remedy": diagnostic.remedy.map { .string($0) },
      "origin": diagnostic.origin.map { ["file": .string($0.file), "line": .integer($0.line)] },
    ]
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
