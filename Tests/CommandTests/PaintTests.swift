import Testing

@testable import Command

/// Color only where it is seen and wanted.
@Suite struct PaintTests {
  private func isOn(_ width: Int, _ environment: [String: String]) -> Bool {
    Paint(for: Outlet(write: { _ in }, width: { width }), environment: environment).isOn
  }

  @Test func onATerminalOnly() {
    #expect(isOn(80, [:]))
    #expect(!isOn(0, [:]))
    #expect(!isOn(80, ["TERM": "dumb"]))
  }

  @Test func noColorForbids() {
    #expect(!isOn(80, ["NO_COLOR": "1"]))
    #expect(!isOn(80, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(isOn(80, ["NO_COLOR": ""]))
  }

  @Test func forceDemands() {
    #expect(isOn(0, ["CLICOLOR_FORCE": "1"]))
    #expect(!isOn(0, ["CLICOLOR_FORCE": "0"]))
  }
}
