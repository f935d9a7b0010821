/// Color and weight for a terminal; nothing where the output is not a terminal.
struct Paint: Sendable, Equatable {
  enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  let isOn: Bool

  /// `NO_COLOR` forbids, `CLICOLOR_FORCE` demands, otherwise a terminal decides.
  init(for outlet: Outlet, environment: [String: String]) {
    func says(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    isOn =
      if says("NO_COLOR") {
        false
      } else if says("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" {
        true
      } else {
        outlet.width() > 0 && environment["TERM"] != "dumb"
      }
  }

  func callAsFunction(_ text: some StringProtocol, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : String(text)
  }
}
