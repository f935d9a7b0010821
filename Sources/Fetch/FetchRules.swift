public import Diagnostics

/// What `hig fetch` finds.
extension Rule {
  public static let fetch = Rule("fetch", .error, "Nothing can be fetched.", .command)
  static let fetchAlias = Rule(
    "fetch-alias", .note, "An address answers with another page.", .command)
  static let fetchFailed = Rule(
    "fetch-failed", .error, "An address could not be fetched.", .command)
  static let fetchGone = Rule(
    "fetch-gone", .warning, "A page or picture is no longer on the server.", .command)
  static let fetchMissing = Rule(
    "fetch-missing", .note, "A page that others mention is not on the server.", .command)
  public static let fetchUnignored = Rule(
    "fetch-unignored", .warning, "No .gitignore leaves out the copy.", .command)
  static let fetchStopped = Rule(
    "fetch-stopped", .error, "The run ended before everything was fetched.", .command)
}
