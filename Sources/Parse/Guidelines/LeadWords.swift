/// The words around the verb of a lead.
enum LeadWords {
  /// They open a clause that the main one follows: “If the box is full, …”.
  static let clauseOpeners = set(
    """
    above after along although apart as aside at because before beside besides beyond by
    depending despite during each even every except following for from given if in inside instead
    like near of on once outside over overall per rather regardless since though through
    throughout till to under unless until unlike upon whatever when whenever where wherever
    whether while with within without
    """)

  /// They may stand in front without a comma.
  static let phrases = list(
    """
    as a rule, as far as possible, as much as possible, at all times, by default,
    for the most part, if necessary, if possible, in all cases, in general, in most cases,
    in particular, in rare cases, when in doubt, when necessary, when possible,
    whenever possible, where possible, wherever possible
    """)

  static let joints = set("and but nor or")

  /// The verb is the one behind their “to”: “Take care to …”.
  static let helpers = list(
    """
    aim, attempt, be careful, be certain, be sure, endeavor, it's a good idea, it's best,
    it's better, it's important, make certain, make sure, remember, strive, take care, try, work
    """)

  /// “Don’t forget to close” asks to close.
  static let doubled = list(
    """
    do not fail to, do not forget to, do not neglect to, don't fail to, don't forget to,
    don't neglect to, never fail to, never forget to, never neglect to
    """)

  /// “Don’t hesitate to close” allows it, “you don’t need to close” too.
  static let allowed = list(
    """
    do not be afraid, do not hesitate, don't be afraid, don't hesitate, never be afraid,
    never hesitate, you can, you could, you do not have to, you do not need to,
    you don't have to, you don't need to
    """)

  /// Their verb follows: “you should …”.
  static let duties = list(
    "you have to, you must, you need to, you ought to, you should, you want to, you will want to")

  static let suggestions = list("you may want to, you might want to")

  static func isAdverb(_ word: Substring) -> Bool {
    adverbs.contains(word) || word.hasSuffix("ly") && !verbsLikeAdverbs.contains(word)
  }

  /// What follows the one of some phrases that the words open with.
  static func behind(
    _ phrases: [[Substring]], _ words: ArraySlice<Substring>
  ) -> ArraySlice<Substring>? {
    phrases.first { words.starts(with: $0) }.map { words.dropFirst($0.count) }
  }
}

extension LeadWords {
  /// Adverbs that do not end in “ly”.
  private static let adverbs = set("also and but just only or please still then too")

  private static let verbsLikeAdverbs = set("apply comply imply multiply rely reply supply")

  private static func set(_ words: String) -> Set<Substring> {
    Set(words.split { $0.isWhitespace })
  }

  private static func list(_ phrases: String) -> [[Substring]] {
    phrases.split(separator: ",").map { $0.split { $0.isWhitespace } }
  }
}
