import Diagnostics
import JSON
import Testing

/// The parts that the schema of SARIF 2.1.0 requires, and what those who read it rely on.
@Suite struct SarifLogTests {
  private static let rule = Rule("a-rule", .note, "Something odd.")
  private let found = Diagnostic(
    Self.rule, .warning, at: SourceLocation(file: "content/a b.md", line: 3, column: 7), "odd",
    why: "It matters.", remedy: "Mend it.", origin: SourceLocation(file: "raw/ü.md", line: 9))

  private func run(_ new: [Diagnostic], known: [Diagnostic] = []) throws -> JSONValue {
    let log = SarifLog(version: "1.2.3", rules: [Self.rule], columns: [found.location: 5]).log(
      new: new, known: known, isWhole: true)
    #expect(log["version"]?.string == "2.1.0")
    #expect(log["$schema"]?.string?.contains("sarif-2.1.0") == true)
    let runs = try #require(log["runs"]?.array)
    #expect(runs.count == 1)
    return runs[0]
  }

  @Test func theToolAndItsRulesAreDescribed() throws {
    let driver = try #require(try run([])["tool"]?["driver"])
    #expect(driver["name"]?.string == "hig" && driver["semanticVersion"]?.string == "1.2.3")
    let rule = try #require(driver["rules"]?.array?.first)
    #expect(rule["id"]?.string == "a-rule")
    #expect(rule["shortDescription"]?["text"]?.string == "Something odd.")
    #expect(rule["defaultConfiguration"]?["level"]?.string == "note")
  }

  @Test func aRunWithoutFindingsHasAnEmptyList() throws {
    #expect(try run([])["results"] == [])
    #expect(try run([])["invocations"]?.array?.first?["executionSuccessful"] == true)
  }

  @Test func aFindingHasItsPlaceAndItsWords() throws {
    let result = try #require(try run([found])["results"]?.array?.first)
    #expect(result["ruleId"]?.string == "a-rule" && result["ruleIndex"] == 0)
    #expect(result["level"]?.string == "warning")
    #expect(result["message"]?["text"]?.string == "odd\nIt matters.\nMend it.")
    let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "content/a%20b.md")
    #expect(place["region"] == ["startLine": 3, "startColumn": 5])
    let origin = try #require(result["relatedLocations"]?.array?.first?["physicalLocation"])
    #expect(origin["artifactLocation"]?["uri"]?.string == "raw/%C3%BC.md")
    #expect(origin["region"] == ["startLine": 9])
    #expect(result["suppressions"] == nil)
  }

  @Test func aFindingAboutAFileHasNoRegion() throws {
    let whole = Diagnostic(
      Rule("other", .error, "Odd."), at: SourceLocation(file: "/a:b"), "odd")
    let result = try #require(try run([whole])["results"]?.array?.first)
    #expect(result["ruleIndex"] == nil && result["message"]?["text"]?.string == "odd")
    let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
    #expect(place == ["artifactLocation": ["uri": "file:///a%3Ab"]])
  }

  @Test func aColumnThatNobodyCountedIsLeftOut() throws {
    let result = try #require(try run([at(line: 3, column: 8)])["results"]?.array?.first)
    let place = result["locations"]?.array?.first?["physicalLocation"]
    #expect(place?["region"] == ["startLine": 3])
    #expect(try run([])["columnKind"]?.string == "unicodeCodePoints")
  }

  @Test func whatIsKnownIsSuppressedAndAllElseSaysThatItIsNot() throws {
    let results = try #require(try run([found], known: [found])["results"]?.array)
    #expect(results.map { $0["suppressions"] } == [[], [["kind": "external"]]])
  }

  private func at(line: Int, column: Int = 1) -> Diagnostic {
    let place = SourceLocation(file: found.location.file, line: line, column: column)
    return Diagnostic(found.rule, found.level, at: place, found.summary)
  }

  private func fingerprints(_ new: [Diagnostic], known: [Diagnostic] = []) throws -> [JSONValue?] {
    let results = try #require(try run(new, known: known)["results"]?.array)
    return results.map { $0["partialFingerprints"]?["finding/v1"] }
  }

  @Test func theFingerprintLeavesTheLineOut() throws {
    let before = try fingerprints([found])
    #expect(before == ["content/a b.md|a-rule|odd"])
    #expect(try fingerprints([at(line: 99)]) == before)
  }

  @Test func findingsThatAreAlikeAreNumberedAsTheyStand() throws {
    let prints = try fingerprints([at(line: 5), at(line: 9)])
    #expect(prints == ["content/a b.md|a-rule|odd", "content/a b.md|a-rule|odd|2"])
    #expect(try fingerprints([at(line: 6), at(line: 19)]) == prints, "lines may move")
    let mixed = try fingerprints([at(line: 9)], known: [at(line: 5)])
    #expect(mixed == prints.reversed(), "whether one is known changes neither")
  }
}
