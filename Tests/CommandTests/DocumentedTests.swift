import Files
import TestSupport
import Testing

@testable import Build
@testable import Command

/// `docs/configuration.md` names all that can be set.
@Suite struct DocumentedTests {
  @Test func theDocsHaveEveryFlag() throws {
    let named = try Fixtures.rowNames(of: "configuration.md")
    let missing = Subcommand.allFlags.map { "--" + $0.name }.filter { !named.contains($0) }
    #expect(missing == [], "docs/configuration.md needs a row for each")
  }

  @Test func theDocsHaveEverySetting() throws {
    let named = try Fixtures.rowNames(of: "configuration.md")
    let missing = SettingsReader.keys.filter { !named.contains($0) }
    #expect(missing == [], "docs/configuration.md needs a row for each")
  }
}
