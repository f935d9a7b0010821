/// Words that say little about what somebody looks for. A query that has others forgets them;
/// the index keeps them in headings only.
public enum StopWords {
  public static func contains(_ stem: [UInt8]) -> Bool {
    stem.count <= longest && WordText.place(of: stem, in: stems) != nil
  }

  /// The length of the longest of them.
  static let longest = 6

  static let stems: StaticString = """
    a an the to of in on for with and or is are be do doe how what where when whi which i my me \
    should can could would it that this these those at by from as use if so we our you your not \
    have has will put go into mani much want need get make work show ask tell
    """
}
