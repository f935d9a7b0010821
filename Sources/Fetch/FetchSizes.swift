import Files

/// How large what comes may be: as large as what a build reads.
enum FetchSizes {
  static let page = FileLimit.rawFile
  static let picture = FileLimit.picture
}
