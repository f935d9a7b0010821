import Bytes
public import JSON

/// Findings as SARIF 2.1.0, the format in which code hosts and editors take them.
public struct SarifLog {
  private let version: String
  private let rules: [Rule]
  private let places: [Rule: Int]
  private let columns: [SourceLocation: Int]

  /// The format knows no columns in bytes: `columns` has those of places in code points. A place
  /// that is not there has its line alone.
  public init(version: String, rules: [Rule], columns: [SourceLocation: Int]) {
    self.version = version
    self.rules = rules
    self.columns = columns
    places = Dictionary(zip(rules, rules.indices)) { first, _ in first }
  }

  /// One run: what is new, and what a baseline knows, which is marked as accepted.
  public func log(new: [Diagnostic], known: [Diagnostic], isWhole: Bool) -> JSONValue {
    let findings = new + known
    let prints = Self.fingerprints(of: findings)
    let results = findings.indices.map { place in
      // All say whether they are suppressed, or none.
      let isKnown = known.isEmpty ? nil : place >= new.count
      return result(of: findings[place], fingerprint: prints[place], isKnown: isKnown)
    }
    let run: JSONValue = [
      "tool": ["driver": driver],
      "invocations": [["executionSuccessful": .bool(isWhole)]],
      "columnKind": "unicodeCodePoints", "results": .array(results),
    ]
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
  }
}

extension SarifLog {
  private var driver: JSONValue {
    [
      "name": "hig", "semanticVersion": .string(version),
      "rules": .array(
        rules.map { rule in
          [
            "id": .string(rule.id), "shortDescription": ["text": .string(rule.summary)],
            "defaultConfiguration": ["level": .string(rule.level.rawValue)],
          ]
        }),
    ]
  }

  private func result(of finding: Diagnostic, fingerprint: String, isKnown: Bool?) -> JSONValue {
    let text = [finding.summary, finding.why, finding.remedy].compactMap(\.self)
    return [
      "ruleId": .string(finding.rule.id),
      "ruleIndex": places[finding.rule].map { .integer($0) },
      "level": .string(finding.level.rawValue),
      "message": ["text": .string(text.joined(separator: "\n"))],
      "locations": [location(finding.location)],
      "partialFingerprints": ["finding/v1": .string(fingerprint)],
      "relatedLocations": finding.origin.map { [location($0)] },
      "suppressions": isKnown.map { $0 ? [["kind": "external"]] : [] },
    ]
  }

  /// Without the line, so that a finding stays the same when lines move. Those that would be the
  /// same are numbered from the second on, as they are in the file.
  private static func fingerprints(of findings: [Diagnostic]) -> [String] {
    var prints = findings.map { "\($0.location.file)|\($0.rule)|\($0.summary)" }
    var counts: [String: Int] = [:]
    let inOrder = prints.indices.sorted {
      (findings[$0].location, $0) < (findings[$1].location, $1)
    }
    for place in inOrder {
      let count = counts[prints[place], default: 0] + 1
      counts[prints[place]] = count
      if count > 1 { prints[place] += "|\(count)" }
    }
    return prints
  }

  private func location(_ place: SourceLocation) -> JSONValue {
    let region: JSONValue = [
      "startLine": .integer(place.line), "startColumn": columns[place].map { .integer($0) },
    ]
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(Self.uri(place.file))],
        "region": place.line > 0 ? region : nil,
      ]
    ]
  }

  /// A path as an address: an absolute one of this machine, or relative to the folder of the run.
  static func uri(_ path: String) -> String {
    let path = PercentCoding.encoded(path.utf8) {
      ByteClass.isAlphanumeric($0) || "-./_~".utf8.contains($0)
    }
    return path.utf8.first == UInt8(ascii: "/") ? "file://" + path : path
  }
}
