/// The words around the verb of a lead.
public enum LeadWords {
  /// They may be in front without a comma.
  public static let phrases = list(
    """
    as a rule, as far as possible, as much as possible, at all times, by default,
    for the most part, if necessary, if possible, in all cases, in general, in most cases,
    in particular, in rare cases, when in doubt, when necessary, when possible,
    whenever possible, where possible, wherever possible
    """)

  public static let joints: Set<Substring> = ["and", "but", "nor", "or"]

  /// The verb is the one behind their “to”: “Take care to …”.
  public static let helpers = list(
    """
    aim, attempt, be careful, be certain, be sure, endeavor, it's a good idea, it's best,
    it's better, it's important, make certain, make sure, remember, strive, take care, try, work
    """)

  /// “Don’t forget to close” asks to close.
  public static let doubled = list(
    """
    do not fail to, do not forget to, do not neglect to, don't fail to, don't forget to,
    don't neglect to, never fail to, never forget to, never neglect to
    """)

  /// “Don’t hesitate to close” allows it, “you don’t need to close” too.
  public static let allowed = list(
    """
    do not be afraid, do not hesitate, don't be afraid, don't hesitate, never be afraid,
    never hesitate, you can, you could, you do not have to, you do not need to,
    you don't have to, you don't need to
    """)

  /// Their verb follows: “you should …”.
  public static let duties = list(
    "you have to, you must, you need to, you ought to, you should, you want to, you will want to")

  public static let suggestions = list("you may want to, you might want to")

  public static func isAdverb(_ word: Substring) -> Bool {
    adverbs.contains(String(word))
      || word.hasSuffix("ly") && !verbsLikeAdverbs.contains(String(word))
  }

  /// Adverbs that do not end in “ly”.
  public static let adverbs = words("also and but just only or please still then too")

  public static let verbsLikeAdverbs = words("apply comply imply multiply rely reply supply")
}

extension LeadWords {
  private static func list(_ phrases: String) -> [[Substring]] {
    phrases.split(separator: ",").map { $0.split { $0.isWhitespace } }
  }
}
