import Model

/// The conditions under which a client takes a file, in the order of RFC 9110, 13.2.2.
enum Precondition {
  /// The answer instead of the file; nil if the file itself is the answer. Without a
  /// date, conditions on dates are not looked at.
  static func answer(
    _ headers: RequestHeaders, tag: String, modified: Int? = nil, validators: [Header], size: Int
  ) -> Answer? {
    guard isWanted(headers, tag, modified) else {
      return .text(412, "The file has changed.")
    }
    guard isKnown(headers, tag, modified) else { return nil }
    return Answer(status: 304, headers: validators, body: .known(size))
  }

  /// A tag is worth more than a date: with both, the date is not looked at.
  private static func isWanted(_ headers: RequestHeaders, _ tag: String, _ modified: Int?) -> Bool {
    if let list = headers.ifMatch { return EntityTags.list(list, wants: tag) }
    guard let modified, let date = headers.ifUnmodifiedSince.flatMap(HTTPDate.seconds) else {
      return true
    }
    return modified <= date
  }

  private static func isKnown(_ headers: RequestHeaders, _ tag: String, _ modified: Int?) -> Bool {
    if let list = headers.ifNoneMatch { return EntityTags.list(list, names: tag) }
    guard let modified, let date = headers.ifModifiedSince.flatMap(HTTPDate.seconds) else {
      return false
    }
    return modified <= date
  }
}
