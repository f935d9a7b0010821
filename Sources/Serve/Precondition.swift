import Model

/// The conditions under which a client takes a file, in the order of RFC 9110, 13.2.2.
enum Precondition {
  /// The answer instead of the file; nil if the file itself is the answer. Without a
  /// date, conditions on dates are not looked at.
  static func answer(
    _ headers: RequestHeaders, tag: String, modified: Int? = nil, validators: [Header], size: Int
  ) -> Answer? {
    let isWanted = holds(
      headers.ifMatch.map { EntityTags.list($0, wants: tag) }, headers.ifUnmodifiedSince, modified)
    guard isWanted ?? true else { return .text(412, "The file has changed.") }
    let isKnown = holds(
      headers.ifNoneMatch.map { EntityTags.list($0, names: tag) }, headers.ifModifiedSince, modified
    )
    guard isKnown ?? false else { return nil }
    return Answer(status: 304, headers: validators, body: .known(size))
  }

  /// Whether a tag is as a header has it, or else a date: a tag is worth more, so that with both,
  /// the date is not looked at. nil without any.
  private static func holds(_ isOfTag: Bool?, _ date: String?, _ modified: Int?) -> Bool? {
    if let isOfTag { return isOfTag }
    guard let modified, let date = date.flatMap(HTTPDate.seconds) else { return nil }
    return modified <= date
  }
}
