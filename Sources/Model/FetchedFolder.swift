/// Where `hig fetch` keeps its copy of the guidelines, for who writes it and who finds it there.
public enum FetchedFolder {
  /// In the project.
  public static let path = "content/raw/apple"
  /// The name of the journal there: what a server said of each file. Other folders may have one.
  public static let journal = "fetch.jsonl"
}
