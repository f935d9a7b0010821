import Publish

/// What is known of the site that was published last: its files, and by the digest of all that they
/// were made from, which of them were made together. So the site itself keeps its pages from one
/// build to the next: nothing is stored twice, and what it does not have is not kept.
struct SiteRecord: Sendable {
  /// Each path once.
  var files: [SiteFile] = []
  var products: [Memo.Key: Product] = [:]
  /// What a whole build asked and reported; nil if another may come to something else.
  var run: RunRecord?

  /// What came of a digest.
  enum Product: Sendable, Equatable {
    /// Files of the site, by path.
    case files([String])
    case value([UInt8])
  }
}

extension SiteRecord {
  init(_ site: PublishReport, products: [Memo.Key: Product], run: RunRecord?) {
    files = site.files
    self.products = products
    self.run = run
  }
}
