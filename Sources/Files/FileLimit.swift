/// How large a file may be that others wrote. The largest of the guidelines have 0.1 MB; what is
/// larger than these would cost more seconds and memory than anybody waits for.
public enum FileLimit {
  public static let rawFile = 8 << 20
  /// Of a raw file that is neither HTML nor JSON: its lines take more than its bytes.
  public static let rawText = 4 << 20
  /// Of a package, which may have pictures besides, or hundreds of pages.
  public static let package = 32 << 20
  public static let page = 1 << 20
  /// Settings, synonyms, and the pages' front matter together with its page.
  public static let settings = 1 << 20
  public static let template = 1 << 20
  /// Data for a template that is tried.
  public static let data = 32 << 20
  public static let picture = 32 << 20
  /// Golden queries.
  public static let queries = 4 << 20
  public static let baseline = 32 << 20
  /// The journal of `hig fetch`, and its work so far: 400 bytes for each of some ten thousand.
  public static let fetchJournal = 32 << 20
  /// What a run keeps for the next: a site and an index, packed, and answers of outside addresses.
  public static let cache = 512 << 20
  /// The list of a site's files: two hundred bytes for each of half a million.
  public static let manifest = 128 << 20
  /// One file of a site: the index of a large one has a few megabytes.
  public static let siteFile = 256 << 20
}
