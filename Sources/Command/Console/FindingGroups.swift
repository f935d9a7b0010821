import Build
import Diagnostics

/// Findings by rule: the mildest rules first, so that what matters most is last on the screen.
struct FindingGroups {
  struct Group {
    let rule: Rule
    let findings: [Diagnostic]

    /// The worst of its findings.
    var level: Diagnostic.Level {
      findings.map(\.level).max { Self.weight($0) < Self.weight($1) } ?? .note
    }

    fileprivate static func weight(_ level: Diagnostic.Level) -> Int {
      Diagnostic.Level.allCases.firstIndex(of: level) ?? 0
    }
  }

  let groups: [Group]

  init(_ findings: [Diagnostic]) {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    groups = byRule.map { Group(rule: $0, findings: $1) }.sorted { a, b in
      let (first, second) = (Group.weight(a.level), Group.weight(b.level))
      return first == second ? a.rule < b.rule : first < second
    }
  }
}

extension Console {
  /// Of one rule, as text. More are for tools.
  private static let most = 1_000

  /// All findings that are loud enough, each rule under a line that says what it finds.
  func tell(_ groups: FindingGroups) {
    var isFirst = true
    for group in groups.groups {
      let told = group.findings.filter { minds($0.level) }
      guard !told.isEmpty else { continue }
      head(Self.title(of: group.rule, told), apart: !isFirst)
      isFirst = false
      guard format == .text else {
        told.forEach(tell)
        continue
      }
      Self.advisedOnce(Self.worst(of: told)).forEach(tell)
      if told.count > Self.most {
        head("… \(told.count - Self.most) more; --format json shows all", apart: false)
      }
    }
  }

  private static func worst(of findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.count > most else { return findings }
    let byLevel = Dictionary(grouping: findings, by: \.level)
    let worstFirst = Diagnostic.Level.allCases.reversed().flatMap { byLevel[$0] ?? [] }
    return Array(worstFirst.prefix(most))
  }

  /// Findings with the same advice together, and the advice below the last of them alone.
  private static func advisedOnce(_ findings: [Diagnostic]) -> [Diagnostic] {
    var places: [[String?]: Int] = [:]
    var parts: [[Diagnostic]] = []
    for finding in findings {
      let advice = [finding.why, finding.remedy]
      let place = places[advice, default: parts.count]
      places[advice] = place
      if place == parts.count { parts.append([]) }
      parts[place].append(finding)
    }
    return parts.flatMap { $0.dropLast().map(\.withoutAdvice) + $0.suffix(1) }
  }

  /// `missing-alt: 2 warnings. A picture has no words for those who cannot see it.`
  private static func title(of rule: Rule, _ findings: [Diagnostic]) -> String {
    "\(rule): \(findings.figures)." + (rule.family == .command ? "" : " " + rule.summary)
  }
}

extension Diagnostic {
  fileprivate var withoutAdvice: Diagnostic {
    Diagnostic(rule, level, at: location, summary, origin: origin)
  }
}
