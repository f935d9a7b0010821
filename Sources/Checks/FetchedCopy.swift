import Model

/// A copy of the guidelines in the project, and how old it is.
public struct FetchedCopy: Sendable {
  /// The file that says what was fetched. It is as new as the last run of `hig fetch`.
  public let journal: String
  /// In days.
  public let age: Int
  public let mostDays: Int

  /// - Parameters:
  ///   - modified: When the journal was written, in seconds since 1970.
  ///   - asOf: The day to go by, such as `2026-02-01`; nil for today.
  ///   - now: In seconds since 1970.
  public init(journal: String, modified: Int, asOf: String?, now: Int, mostDays: Int) {
    self.journal = journal
    self.mostDays = mostDays
    let epoch = CalendarDay("1970-01-01")?.number ?? 0
    let today = asOf.flatMap { CalendarDay($0)?.number } ?? epoch + now / 86_400
    age = today - epoch - modified / 86_400
  }
}
