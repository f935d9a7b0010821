import Diagnostics

extension Console {
  /// Of one rule, as text. More are for tools.
  private static let most = 1_000

  /// All findings that are loud enough, each rule under a line that says what it finds. The mildest
  /// rules come first, so that what matters most is last on the screen.
  func tellByRule(_ findings: [Diagnostic]) {
    let groups = Dictionary(grouping: findings, by: \.rule).sorted { a, b in
      (Self.weight(of: a.value), a.key) < (Self.weight(of: b.value), b.key)
    }
    var isFirst = true
    for (rule, findings) in groups {
      let told = findings.filter { minds($0.level) }
      guard !told.isEmpty else { continue }
      head(Self.title(of: rule, told), apart: !isFirst)
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

  /// That of the worst.
  private static func weight(of findings: [Diagnostic]) -> Int {
    findings.compactMap { Diagnostic.Level.allCases.firstIndex(of: $0.level) }.max() ?? 0
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

/// Of a run that is not a check.
extension Console {
  /// Of one rule, unless all are asked for: a thousand pages can have the same gap.
  private static let few = 5

  /// The first findings of each rule, and how many more there are.
  func tellSome(_ findings: [Diagnostic]) {
    guard format == .text, volume < .verbose else { return findings.forEach(tell) }
    var counts: [Rule: Int] = [:]
    var rules: [Rule] = []
    for finding in findings where minds(finding.level) {
      if counts[finding.rule] == nil { rules.append(finding.rule) }
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= Self.few { tell(finding) }
    }
    for rule in rules {
      guard let count = counts[rule], count > Self.few else { continue }
      head("… \(count - Self.few) more of [\(rule)]; --verbose shows all", apart: false)
    }
  }
}

extension Diagnostic {
  fileprivate var withoutAdvice: Diagnostic {
    Diagnostic(rule, level, at: location, summary, origin: origin)
  }
}
