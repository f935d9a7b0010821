import Diagnostics
import Files
import Publish

/// A build as the next one may find that it would be the same: what it was asked to do, what it was
/// told by the disk, what it left there, and what it reported.
struct RunRecord: Sendable {
  /// A digest of all options.
  let options: [UInt8]
  let answers: [ReadingTrace.Question: [UInt8]]
  let standing: Standing
  let counts: [(noun: String, number: Int)]
  let diagnostics: [Diagnostic]
}

/// As bytes: `write` and `init` are each other’s inverse.
extension RunRecord {
  func write(to bytes: inout [UInt8]) {
    bytes.append(part: options)
    bytes.append(list: answers) { bytes, entry in
      bytes.append(entry.key.kind.rawValue)
      bytes.append(part: entry.key.path.utf8)
      bytes.append(optional: entry.key.limit) { $0.append(number: $1) }
      bytes.append(part: entry.value)
    }
    bytes.append(list: standing.folders) {
      $0.append(part: $1.key.utf8)
      $0.append(stamp: $1.value)
    }
    bytes.append(list: counts) {
      $0.append(part: $1.noun.utf8)
      $0.append(number: $1.number)
    }
    bytes.append(list: diagnostics) { $0.append($1) }
  }

  /// `files` are those of its site.
  init?(_ reader: inout PackReader, of files: [SiteFile]) {
    guard let options = reader.part(), let answers = reader.list(Self.answer),
      let folders = reader.list(Self.stamp), let counts = reader.list(Self.count),
      let diagnostics = reader.list({ $0.diagnostic() })
    else { return nil }
    self.init(
      options: options, answers: Dictionary(answers) { $1 },
      standing: Standing(files: files, folders: Dictionary(folders) { $1 }), counts: counts,
      diagnostics: diagnostics)
  }

  private static func answer(_ reader: inout PackReader) -> (ReadingTrace.Question, [UInt8])? {
    guard let kind = reader.bytes(1).flatMap({ ReadingTrace.Kind(rawValue: $0[0]) }),
      let path = reader.text(), let limit = reader.optional({ $0.number() }),
      let answer = reader.part()
    else { return nil }
    return (ReadingTrace.Question(kind: kind, path: path, limit: limit), answer)
  }

  private static func stamp(_ reader: inout PackReader) -> (String, FileStamp)? {
    guard let path = reader.text(), case let stamp?? = reader.stamp() else { return nil }
    return (path, stamp)
  }

  private static func count(_ reader: inout PackReader) -> (noun: String, number: Int)? {
    guard let noun = reader.text(), let number = reader.number() else { return nil }
    return (noun, number)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ finding: Diagnostic) {
    append(part: finding.rule.id.utf8)
    append(part: finding.level.rawValue.utf8)
    append(finding.location)
    append(part: finding.summary.utf8)
    append(optional: finding.why) { $0.append(part: $1.utf8) }
    append(optional: finding.remedy) { $0.append(part: $1.utf8) }
    append(optional: finding.origin) { $0.append($1) }
  }

  private mutating func append(_ place: SourceLocation) {
    append(part: place.file.utf8)
    append(number: place.line)
    append(number: place.column)
  }
}

extension PackReader {
  /// nil too for a finding of a rule that there is no more.
  fileprivate mutating func diagnostic() -> Diagnostic? {
    guard let rule = text().flatMap(RuleBook.rule),
      let level = text().flatMap(Diagnostic.Level.init(rawValue:)), let place = location(),
      let summary = text(), let why = optional({ $0.text() }),
      let remedy = optional({ $0.text() }), let origin = optional({ $0.location() })
    else { return nil }
    return Diagnostic(rule, level, at: place, summary, why: why, remedy: remedy, origin: origin)
  }

  private mutating func location() -> SourceLocation? {
    guard let file = text(), let line = number(), let column = number() else { return nil }
    return SourceLocation(file: file, line: line, column: column)
  }
}
