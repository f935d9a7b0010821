/// Tells a request from a heading set in bold: `Use color sparingly.` from `Spatial Audio.`
enum Opening {
  /// Many words with a full stop are a sentence; a few are one if they open as requests do.
  static func isRequest(_ lead: String) -> Bool {
    let words = lead.utf8.split(separator: UInt8(ascii: " "), maxSplits: mostOfHeading)
    guard words.count <= mostOfHeading else { return true }
    guard words.count > 1, let first = words.first else { return false }
    let word = String(Substring(first)).lowercased().replacing("\u{2019}", with: "'")
    return verbs.contains(word) || word.hasSuffix("ly")
  }

  private static let mostOfHeading = 4

  /// Whether a clause, without its adverbs, opens with a verb that asks for something.
  static func isCommand(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    return PolarityReader.verb(words[...]) != nil || verbs.contains(String(first))
      || verbsInClauses.contains(String(first))
  }

  /// A sentence that tells what something is, and asks for nothing.
  static func isStatement(_ lead: String) -> Bool {
    guard let words = LeadClauses(lead).main, !isCommand(words) else { return false }
    let subject = words.prefix { !linking.contains($0) && !relatives.contains($0) }
    let rest = words.dropFirst(subject.count)
    guard !subject.isEmpty, let link = rest.first, linking.contains(link) else { return false }
    return !rest.dropFirst().prefix(3).contains { judgments.contains($0) }
  }

  private static let linking: Set<Substring> = [
    "are", "aren't", "has", "is", "isn't", "was", "were",
  ]
  private static let relatives: Set<Substring> = [
    "how", "if", "that", "what", "when", "where", "whether", "which", "who", "why",
  ]

  /// “Small lids are best” asks for small lids.
  private static let judgments: Set<Substring> = [
    "best", "better", "critical", "crucial", "essential", "important", "necessary", "preferable",
    "required",
  ]

  /// Verbs that open headings just as well, so they tell only in the midst of a lead.
  private static let verbsInClauses = Set(
    """
    account address apply assume audit center complete detect disclose display donate evaluate
    fade generate group introduce it's label list map mention move name open order organize pair
    position process pin reflect register relocate scale sign space state supply switch tint title
    transition translate update view welcome you
    """.split { $0.isWhitespace }.map(String.init))

  /// Without those that open headings just as well: center, display, label.
  private static let verbs = Set(
    """
    accelerate acknowledge act adapt add adhere adjust adopt aid aim alert align allow always
    anchor animate anticipate append apply ask assign augment avoid balance be bear begin beware
    break build call capitalize change check choose clarify cluster collect combine communicate
    configure confirm consider consolidate constrain continue convey coordinate craft create
    customize decide default defer define delay deliver demonstrate describe design determine
    differentiate dim discard distinguish do don't downplay eliminate embrace emphasize enable
    encourage ensure establish examine exclude expect explain explore expose extend extract
    factor favor feature finish fit flip focus follow gather get give guide handle help hide
    honor identify implement improve include incorporate increase indicate inform inset
    integrate invite keep know launch lead learn leave let limit link localize look maintain
    make manage match maximize minimize mirror modify never obscure offer optimize pause pay
    perform permit personalize pick place plan play populate position postpone prefer prepare
    present preserve prevent preview prioritize produce prompt protect provide put raise
    recognize recommend reconsider reduce refer refrain rely remove replace report represent
    request require reserve resist respect respond restore restrict resume retain reveal reverse
    revert review scroll select separate set show showcase simplify soften specify start stop
    store stream streamline strive suggest summarize supply support tailor take teach tell test
    think tint treat try turn understand update use validate vary verify wait warn weigh work
    wrap write
    """.split { $0.isWhitespace }.map(String.init))
}
