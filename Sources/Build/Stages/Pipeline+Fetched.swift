import Checks
import Files
import Glibc
import Model

extension Pipeline {
  /// The copy that `hig fetch` made, if the settings ask for its age.
  func fetched(_ settings: Settings) -> FetchedCopy? {
    let journal = project.path("content/raw/apple/fetch.jsonl")
    guard let days = settings.site.fetchDays, let stamp = files.stamp(journal) else { return nil }
    return FetchedCopy(
      journal: journal, modified: stamp.modified / 1_000_000_000, asOf: options.asOf,
      now: time(nil), mostDays: days)
  }
}
