import Bytes

/// A decimal figure exactly as written: `units` divided by ten to the power of `places`.
public struct Number: Sendable, Hashable {
  /// How a figure can be written beside the usual.
  public enum Form: Sendable {
    case plain
    /// `.5`: without the zero in front.
    case bare
    /// `1,024`
    case grouped
  }

  public let units: Int
  public let places: Int
  /// Written with `+` or `-`.
  public let isSigned: Bool
  public let form: Form

  public init(units: Int, places: Int = 0, isSigned: Bool = false, form: Form = .plain) {
    self.units = units
    self.places = places
    self.isSigned = isSigned
    self.form = form
  }
}

extension Number: CustomStringConvertible {
  /// The figure as written: `+0.24`, `-11`, `.5`.
  public var description: String {
    (units < 0 ? "-" : isSigned ? "+" : "") + digits(form)
  }

  /// The figure as programs read it: `0.24`, `-11`, `0.5`.
  public var plain: String { (units < 0 ? "-" : "") + digits(.plain) }

  /// A number of thousandths as `0.934`.
  public static func thousandths(_ number: Int) -> String { Number(units: number, places: 3).plain }

  private func digits(_ form: Form) -> String {
    let padded = String(units.magnitude, digits: places + 1)
    let whole = String(padded.dropLast(places))
    let fraction = places > 0 ? "." + padded.suffix(places) : ""
    switch form {
    case .plain: return whole + fraction
    case .bare: return (whole == "0" ? "" : whole) + fraction
    case .grouped: return Self.grouped(whole) + fraction
    }
  }

  private static func grouped(_ whole: String) -> String {
    var text = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.utf8.count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
