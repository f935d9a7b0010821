import Diagnostics
import JSON

/// All that the program says on standard error: findings, failures, closing lines.
struct Console: Sendable {
  enum Volume: Int, Comparable, Sendable {
    case quiet, normal, verbose

    static func < (a: Volume, b: Volume) -> Bool { a.rawValue < b.rawValue }
  }

  let outlet: Outlet
  let format: DiagnosticFormat
  let volume: Volume
  let paint: Paint

  init(
    on environment: Environment, format: DiagnosticFormat = .text, volume: Volume = .normal
  ) {
    outlet = environment.standardError
    self.format = format
    self.volume = volume
    paint = Paint(for: environment.standardError, environment: environment.variables)
  }

  /// One finding, if it is loud enough.
  func tell(_ diagnostic: Diagnostic) {
    guard minds(diagnostic.level) else { return }
    switch format {
    case .text: write(painted(diagnostic))
    case .json: write(format.line(for: diagnostic))
    }
  }

  /// A line above the findings of one rule; tools know the rule from each finding.
  func head(_ text: String, apart: Bool) {
    guard format == .text else { return }
    write((apart ? "\n" : "") + paint(text.printable, .bold) + "\n")
  }

  /// Whether findings of a level are reported.
  func minds(_ level: Diagnostic.Level) -> Bool { volume >= Self.volume(of: level) }

  /// A command line that was not understood.
  func tell(_ error: UsageError, command: String?) {
    let page = command.map { $0 == "help" ? "hig help" : "hig help \($0)" } ?? "hig help"
    let place = SourceLocation(file: "hig")
    let finding = Diagnostic(.usage, at: place, error.text, remedy: "Run `\(page)` for details")
    switch format {
    case .text: write("hig: \(error.text)\n    → \(finding.remedy ?? "")\n".printable)
    case .json: tell(finding)
    }
  }

  func tell(_ summary: IngestSummary) {
    guard !summary.isEmpty else { return }
    say(summary.text(byRule: volume == .verbose), summary.json)
  }

  func tell(_ closing: ClosingLine, evenQuiet: Bool = false) {
    say(
      closing.text + (volume < .verbose ? closing.wayToNotes : ""), closing.json,
      evenQuiet: evenQuiet)
  }

  /// A line that `--quiet` leaves out: as text, or as an object.
  func say(_ text: String, _ json: JSONValue, evenQuiet: Bool = false) {
    guard evenQuiet || volume >= .normal else { return }
    write(format == .json ? JSONWriter.text(json) + "\n" : text.printable + "\n")
  }

  /// Nothing can be reported to one who does not listen: a failure to write is no failure of the
  /// work.
  private func write(_ text: String) { try? outlet.write(Array(text.utf8)) }
}

extension Console {
  private static func volume(of level: Diagnostic.Level) -> Volume {
    switch level {
    case .error: .quiet
    case .warning: .normal
    case .note: .verbose
    }
  }

  /// The plain text with its place in bold and its level in color.
  private func painted(_ diagnostic: Diagnostic) -> String {
    let text = format.line(for: diagnostic).printable
    let place = diagnostic.location.text.printable + ":"
    let level = "\(diagnostic.level):"
    guard paint.isOn, text.hasPrefix("\(place) \(level)") else { return text }
    let rest = text.dropFirst(place.count + 1 + level.count)
    return "\(paint(place, .bold)) \(paint(level, Self.style(of: diagnostic.level)))\(rest)"
  }

  private static func style(of level: Diagnostic.Level) -> Paint.Style {
    switch level {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
