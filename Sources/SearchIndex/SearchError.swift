public import Files
public import SearchCore

/// Why there is no index, or none that can be used.
public enum SearchError: Error, Equatable, Sendable {
  /// There is no index in this folder.
  case noIndex(String)
  case unreadable(FileError)
  /// A file that does not look like a part of an index.
  case notAPart(String)
  case damaged(String, IndexError)
  case tooManyUnits(Int, limit: Int)
  /// The site has no such value of a facet; these it has.
  case unknownName(SearchQuestion.Filter, known: [String])

  /// What is wrong where, and what to do.
  public var text: String {
    switch self {
    case .noIndex(let folder): "\(folder): no search index in this folder; run `hig build` first"
    case .unreadable(let error): "\(error.text); \(Self.rebuild)"
    case .notAPart(let path): "\(path): is not part of a search index; \(Self.rebuild)"
    case .damaged(let path, let error):
      "\(path): \(error.problem.text) (byte \(error.offset)); \(Self.rebuild)"
    case .tooManyUnits(let count, let limit):
      "\(count) pages and sections exceed the limit of \(limit); split the site"
    case .unknownName(let filter, let known):
      known.isEmpty
        ? "the site has only one \(filter.facet)"
        : "\(filter.facet) “\(filter.name)” is not one of \(known.joined(separator: ", "))"
    }
  }

  private static let rebuild = "run `hig build` again"
}

extension IndexError.Problem {
  var text: String {
    switch self {
    case .notAnIndex: "is not a search index"
    case .otherVersion: "was made by another version of hig"
    case .otherBytes: "is damaged, or from another build than its manifest"
    case .cutShort: "is too short"
    case .tooLong: "is too long"
    case .outOfRange: "points outside the index"
    case .unsorted: "is out of order"
    }
  }
}
