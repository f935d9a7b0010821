import Build
import Diagnostics
import JSON

/// The one line at the end of a run: what was made, in what time, and what is wrong with it.
struct ClosingLine {
  let command: String
  let counts: [(noun: String, number: Int)]
  /// The folder that now holds the site.
  let published: String?
  let seconds: Double
  let errors: Int
  let warnings: Int
  let notes: Int

  init(command: String, report: Report, seconds: Double) {
    self.command = command
    counts = report.counts
    published = report.published
    self.seconds = seconds
    errors = report.diagnostics.count(.error)
    warnings = report.diagnostics.count(.warning)
    notes = report.diagnostics.count(.note)
  }

  /// `hig: 26 pages, 214 files in public/ in 0.42 s; 2 warnings`
  var text: String {
    let made = counts.map { Plural.text($0.number, $0.noun) }.joined(separator: ", ")
    let place = published.map { " in \($0.hasSuffix("/") ? $0 : $0 + "/")" } ?? ""
    let time = "in \(Plural.seconds(seconds))"
    let work = isStopped ? "stopped \(time)" : "\(made.isEmpty ? "done" : made)\(place) \(time)"
    let rest = isStopped && buildsSite && !counts.isEmpty ? ["nothing was published"] : []
    let found = findings.isEmpty ? [] : [findings.joined(separator: ", ")]
    return (["hig: " + work] + rest + found).joined(separator: "; ")
  }

  /// How to see the notes that were counted and not reported; a check reports them anyway.
  var wayToNotes: String { notes > 0 && command != "check" ? " (see --verbose)" : "" }

  var json: JSONValue {
    var members = [
      JSONMember("command", .string(command)),
      JSONMember("counts", .object(counts.map { JSONMember($0.noun, .integer($0.number)) })),
      JSONMember("errors", .integer(errors)),
      JSONMember("warnings", .integer(warnings)),
      JSONMember("notes", .integer(notes)),
      JSONMember("seconds", .number((seconds * 1000).rounded() / 1000)),
    ]
    if let published { members.append(JSONMember("published", .string(published))) }
    return .object(members)
  }

  private var buildsSite: Bool { command == "build" || command == "serve" }

  /// An error came before what the command is for.
  private var isStopped: Bool {
    errors > 0 && (buildsSite ? published == nil : counts.isEmpty)
  }

  private var findings: [String] {
    [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { Plural.text($0.0, $0.1) }
  }
}
