import Diagnostics
import Model

/// Dates of captures that cannot be right: such a file has none, and does not lead.
extension Reading {
  /// With what to report of a field whose date is none.
  func dated(in scrape: Scrape) -> Reading {
    guard source.captured == nil, let field = scrape.misdated else { return self }
    let line = (0..<scrape.firstLine).first { scrape.text($0).starts(with: field.name.utf8) }
    return misdated(
      "`\(field.name)` is `\(field.value.prefix(Self.longest))`, which is not a date hig knows",
      line: line ?? 0)
  }

  /// Without a date that is later than the day of the run, and with what to report of it. Where the
  /// scraper was, the day may have begun already.
  public func dated(by today: String?) -> Reading {
    guard let captured = source.captured, let day = CalendarDay(captured),
      let today = today.flatMap({ CalendarDay($0) }), day.number > today.number + 1
    else { return self }
    var reading = misdated("The capture date \(captured) is in the future", line: 0)
    reading.source.captured = nil
    return reading
  }

  private func misdated(_ summary: String, line: Int) -> Reading {
    var reading = self
    reading.source.isMisdated = true
    reading.diagnostics.append(
      Diagnostic(
        .dateInvalid, at: SourceLocation(file: file, line: line + 1, column: 1), summary,
        why: "The date is ignored, and a file of this page with a valid date takes precedence.",
        remedy: "Correct the date, as `2026-01-31`, or remove the field."))
    return reading
  }

  private static let longest = 40
}
