import Diagnostics
import Files
import Publish

extension RunRecord {
  func write(to bytes: inout [UInt8]) {
    bytes.append(part: options)
    bytes.append(number: answers.count)
    let sorted = answers.sorted { a, b in
      (a.key.kind.rawValue, a.key.path) < (b.key.kind.rawValue, b.key.path)
    }
    for (question, answer) in sorted {
      bytes.append(question.kind.rawValue)
      bytes.append(part: question.path.utf8)
      bytes.append(part: answer)
    }
    bytes.append(number: standing.stamps.count)
    for (path, stamp) in standing.stamps.sorted(by: { $0.key < $1.key }) {
      bytes.append(part: path.utf8)
      bytes.append(stamp: stamp)
    }
    bytes.append(number: counts.count)
    for (noun, number) in counts {
      bytes.append(part: noun.utf8)
      bytes.append(number: number)
    }
    bytes.append(number: diagnostics.count)
    for finding in diagnostics { bytes.append(finding) }
  }

  init?(_ reader: inout PackReader) {
    guard let options = reader.part(), let answers = Self.answers(&reader),
      let stamps = Self.stamps(&reader), let counts = Self.counts(&reader),
      let findings = reader.number()
    else { return nil }
    var diagnostics: [Diagnostic] = []
    for _ in 0..<findings {
      guard let finding = reader.diagnostic() else { return nil }
      diagnostics.append(finding)
    }
    self.init(
      options: options, answers: answers, standing: Standing(stamps: stamps), counts: counts,
      diagnostics: diagnostics)
  }

  private static func answers(
    _ reader: inout PackReader
  ) -> [ReadingTrace.Question: [UInt8]]? {
    guard let count = reader.number() else { return nil }
    var answers: [ReadingTrace.Question: [UInt8]] = [:]
    for _ in 0..<count {
      guard let kind = reader.bytes(1).flatMap({ ReadingTrace.Kind(rawValue: $0[0]) }),
        let path = reader.text(), let answer = reader.part()
      else { return nil }
      answers[ReadingTrace.Question(kind: kind, path: path)] = answer
    }
    return answers
  }

  private static func stamps(_ reader: inout PackReader) -> [String: FileStamp]? {
    guard let count = reader.number() else { return nil }
    var stamps: [String: FileStamp] = [:]
    for _ in 0..<count {
      guard let path = reader.text(), let stamp = reader.stamp() else { return nil }
      stamps[path] = stamp
    }
    return stamps
  }

  private static func counts(_ reader: inout PackReader) -> [(noun: String, number: Int)]? {
    guard let count = reader.number() else { return nil }
    var counts: [(noun: String, number: Int)] = []
    for _ in 0..<count {
      guard let noun = reader.text(), let number = reader.number() else { return nil }
      counts.append((noun, number))
    }
    return counts
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ finding: Diagnostic) {
    append(part: finding.rule.id.utf8)
    append(part: finding.level.rawValue.utf8)
    append(finding.location)
    append(part: finding.summary.utf8)
    append(text: finding.why)
    append(text: finding.remedy)
    append(finding.origin == nil ? 0 : 1)
    if let origin = finding.origin { append(origin) }
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
      let summary = text(), let why = optionalText(), let remedy = optionalText(),
      let flag = bytes(1)?[0]
    else { return nil }
    var origin: SourceLocation?
    if flag == 1 {
      guard let place = location() else { return nil }
      origin = place
    }
    return Diagnostic(rule, level, at: place, summary, why: why, remedy: remedy, origin: origin)
  }

  private mutating func location() -> SourceLocation? {
    guard let file = text(), let line = number(), let column = number() else { return nil }
    return SourceLocation(file: file, line: line, column: column)
  }
}
