import Build
import Bytes
import Diagnostics
import JSON

/// The one line at the end of a run: what was made, in what time, and what is wrong with it.
struct ClosingLine {
  let command: String
  let report: Report
  let seconds: Double

  /// `hig: 26 pages, 214 files in public/ in 0.42 s; 2 warnings`
  var text: String {
    let made = report.counts.map { Plural.text($0.number, $0.noun) }.joined(separator: ", ")
    let place = report.published.map { " in \($0.hasSuffix("/") ? $0 : $0 + "/")" } ?? ""
    let time = "in \(Self.time(seconds))"
    let work = isStopped ? "stopped \(time)" : "\(made.isEmpty ? "done" : made)\(place) \(time)"
    let rest = isStopped && buildsSite && !report.counts.isEmpty ? ["nothing was published"] : []
    let findings = report.diagnostics.figures
    return (["hig: " + work] + rest + (findings.isEmpty ? [] : [findings])).joined(separator: "; ")
  }

  /// Seconds with two decimals: `0.42 s`.
  static func time(_ seconds: Double) -> String {
    let hundredths = Int((max(0, seconds) * 100).rounded())
    return "\(hundredths / 100).\(String(hundredths % 100, digits: 2)) s"
  }

  /// How to see the notes that were counted and not reported; a check reports them anyway.
  var wayToNotes: String {
    report.diagnostics.count(.note) > 0 && command != "check" ? " (see --verbose)" : ""
  }

  var json: JSONValue {
    var members = [
      JSONMember("command", .string(command)),
      JSONMember("counts", .object(report.counts.map { JSONMember($0.noun, .integer($0.number)) })),
    ]
    members += report.diagnostics.jsonFigures + [Self.json(seconds)]
    if let folder = report.published { members.append(JSONMember("published", .string(folder))) }
    return .object(members)
  }

  /// The time of a run, in thousandths of a second.
  static func json(_ seconds: Double) -> JSONMember {
    JSONMember("seconds", .number((seconds * 1000).rounded() / 1000))
  }

  private var buildsSite: Bool { command == "build" || command == "serve" }

  /// An error came before what the command is for.
  private var isStopped: Bool {
    report.failed && (buildsSite ? report.published == nil : report.counts.isEmpty)
  }
}

extension [Diagnostic] {
  /// How many there are of each level, the worst first: `1 error, 2 warnings`.
  var figures: String {
    Diagnostic.Level.allCases.reversed().compactMap { level in
      let count = count(level)
      return count > 0 ? Plural.text(count, level.rawValue) : nil
    }.joined(separator: ", ")
  }

  /// The same for tools, also of levels that were not found.
  var jsonFigures: [JSONMember] {
    Diagnostic.Level.allCases.reversed().map {
      JSONMember(Plural.plural(of: $0.rawValue), .integer(count($0)))
    }
  }
}
