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
    places = Dictionary(
      zip(rules, rules.indices), uniquingKeysWith: { first, _ in first })
  }

  /// One run: what is new, and what a baseline knows, which is marked as accepted.
  public func log(new: [Diagnostic], known: [Diagnostic], isWhole: Bool) -> JSONValue {
    let findings = new + known
    let prints = Self.fingerprints(of: findings)
    let results = findings.indices.map { place -> JSONValue in
      var members = members(of: findings[place], fingerprint: prints[place])
      // All have the member, or none.
      if !known.isEmpty {
        let isKnown = place >= new.count
        members.append(JSONMember("suppressions", isKnown ? [["kind": "external"]] : []))
      }
      return .object(members)
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

  private func members(of finding: Diagnostic, fingerprint: String) -> [JSONMember] {
    let text = [finding.summary, finding.why, finding.remedy].compactMap(\.self)
    var members = [JSONMember("ruleId", .string(finding.rule.id))]
    if let place = places[finding.rule] {
      members.append(JSONMember("ruleIndex", .integer(place)))
    }
    members += [
      JSONMember("level", .string(finding.level.rawValue)),
      JSONMember("message", ["text": .string(text.joined(separator: "\n"))]),
      JSONMember("locations", [location(finding.location)]),
      JSONMember("partialFingerprints", ["finding/v1": .string(fingerprint)]),
    ]
    if let origin = finding.origin {
      members.append(JSONMember("relatedLocations", [location(origin)]))
    }
    return members
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
    var members = [JSONMember("artifactLocation", ["uri": .string(Self.uri(place.file))])]
    if place.line > 0 {
      var region = [JSONMember("startLine", .integer(place.line))]
      if let column = columns[place] {
        region.append(JSONMember("startColumn", .integer(column)))
      }
      members.append(JSONMember("region", .object(region)))
    }
    return ["physicalLocation": .object(members)]
  }

  /// A path as an address: an absolute one of this machine, or relative to the folder of the run.
  static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }
}
