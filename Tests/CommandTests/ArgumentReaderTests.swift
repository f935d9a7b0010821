import Testing

@testable import Command

/// What flags and words a command line is taken for.
@Suite struct ArgumentReaderTests {
  private func values(_ flag: Flag, _ arguments: String...) throws -> [String?] {
    try ArgumentReader(arguments).flags.filter { $0.flag.name == flag.name }.map(\.value)
  }

  @Test func valueBehindEqualsSign() throws {
    #expect(try values(.output, "build", "--output=site") == ["site"])
    #expect(try values(.output, "build", "--output=a=b") == ["a=b"])
  }

  @Test func valueBehindSpace() throws {
    #expect(try values(.output, "build", "--output", "site") == ["site"])
    #expect(try values(.output, "build", "-o", "site") == ["site"])
    #expect(try values(.output, "build", "-osite") == ["site"])
  }

  @Test func lettersStandTogether() throws {
    let flags = try ArgumentReader(["build", "-qj4"]).flags
    #expect(flags.map(\.flag.name) == ["quiet", "jobs"])
    #expect(flags.map(\.value) == [nil, "4"])
  }

  @Test func repeatedFlagKeepsItsOrder() throws {
    #expect(try values(.raw, "build", "--raw", "b", "--raw=a") == ["b", "a"])
  }

  @Test func flagsMayStandBeforeTheCommand() throws {
    let reader = try ArgumentReader(["--port", "0", "serve", "docs"])
    #expect(reader.command?.name == "serve")
    #expect(reader.words == ["docs"])
  }

  @Test func twoDashesEndFlags() throws {
    let reader = try ArgumentReader(["build", "--quiet", "--", "--output", "--"])
    #expect(reader.words == ["--output", "--"])
    #expect(reader.flags.count == 1)
  }

  @Test func aLoneDashIsAWord() throws {
    #expect(try ArgumentReader(["build", "-"]).words == ["-"])
  }

  @Test(arguments: Subcommand.all.map(\.name)) func everyCommandIsKnown(name: String) throws {
    #expect(try ArgumentReader([name]).command?.name == name)
  }

  @Test func aValueIsNeverTakenFromTheNextFlag() {
    let error = UsageError.missingValue(flag: "--output", placeholder: "DIR", follows: "--quiet")
    #expect(throws: error) { try ArgumentReader(["build", "--output", "--quiet"]) }
  }

  @Test func aSwitchTakesNoValue() {
    let error = UsageError.needlessValue(flag: "--quiet", value: "")
    #expect(throws: error) { try ArgumentReader(["build", "--quiet="]) }
  }
}
