/// Verbs that a guideline may open with. English marks no imperative, so they are listed.
enum Imperatives {
  /// Adverbs that stand before the verb and do not end in `ly`.
  static let adverbs: Set<String> = [
    "also", "always", "instead", "just", "never", "often", "only", "please",
  ]

  /// Words that open a clause in front of the guideline itself: `If …, avoid …`.
  static let clauseOpeners: Set<String> = [
    "after", "although", "as", "at", "because", "before", "between", "by", "depending", "during",
    "even", "except", "for", "from", "if", "in", "like", "once", "on", "regardless", "since",
    "through", "throughout", "to", "under", "unless", "unlike", "until", "upon", "when",
    "whenever", "where", "wherever", "while", "with", "within", "without",
  ]

  /// `opens`, `presses`: one of the verbs, of what somebody else does.
  static func isOfThirdPerson(_ word: String) -> Bool {
    word.hasSuffix("s") && verbs.contains(String(word.dropLast()))
      || word.hasSuffix("es") && verbs.contains(String(word.dropLast(2)))
  }

  static let verbs = Set(
    """
    abbreviate abstain accelerate accept access accommodate accompany account accumulate achieve
    acknowledge acquire act activate adapt add address adhere adjust administer admit adopt
    advertise aggregate aid aim alert align allow alter alternate analyze anchor animate
    annotate anticipate appeal append apply arrange ask assess assign assist assume attribute
    augment avoid back balance base be bear beat begin beware bind blend book break brighten
    bring broaden browse build buy calculate call cancel capitalize capture carry cast cause
    center change characterize check choose circle clarify clean clear click clip close cluster
    collect combine comfort commit communicate compare compel complement complete compose
    compress concentrate condense configure confirm confuse connect conquer consider consolidate
    constrain consult consume continue contrast contribute control convert convey cook cool
    coordinate copy correct cover craft create crop crowd customize darken decide dedicate
    deepen default defeat defer define delay delegate delete deliver demonstrate denote depict
    describe design destroy detect determine develop differentiate dim direct disable discard
    disclose discourage discover dismiss display disrupt distinguish distribute divide do donate
    double downplay drag draw drink drive drop earn echo edit educate elaborate elevate elicit
    eliminate embed embrace emphasize employ enable encourage end engage enhance enlarge ensure
    enter err escape establish evaluate examine exclude exercise exit expand expect experiment
    expire explain exploit explore expose express extend extract facilitate factor fade fall
    favor feature fetch fight fill find finish fit fix flip focus follow format frame gather
    generate get give grant greet group guide handle hang harmonize hear heat help hide
    highlight hint hire hold honor hop identify illustrate imagine implement imply improve
    include incorporate increase indicate inform inherit initialize initiate insert inset
    inspire integrate introduce invent invest invite involve isolate join judge keep know label
    launch lay lead learn leave let leverage lift lighten limit link list load localize locate
    lock look loop lower maintain make manage map mark mask match maximize measure meet memorize
    mention merge migrate mimic minimize mirror mix modify monitor mount move multiply mute name
    neglect negotiate nest never note notify obscure observe obtain offer offset omit open opt
    optimize order organize orient outline overlay pace pack pad pair park partition pause pay
    perceive perform permit personalize pick pinch place plan play point populate position
    postpone pour prefer prepare present preserve press prevent preview print prioritize process
    produce prohibit promote prompt propose protect provide publish pull push put qualify
    question raise reach reassure recognize recommend record redirect reduce refer reference
    refine reflect refrain regenerate register reinforce relocate rely remain remember remind
    remove rename render reorder repeat replace report represent request require reserve resist
    resize resolve respect respond restore restrict resume retain rethink return reuse reveal
    reverse revert review reward ride rotate run sample save say scale scan schedule scroll
    secure see seek select sell send separate sequence serve set shade shake share shift shorten
    show showcase sign signal simplify sing sit size sketch skip smile smooth soften solve sort
    space spare speak specify spell spend spin split spread squeeze stagger stand start state
    stay steer stop store stream streamline strengthen stretch strike strip strive structure
    style submit substitute suggest summarize supplement supply support suppress surface swap
    sweep swim swipe swirl switch synchronize tailor take tap target teach tell test think
    throttle tie tint toggle touch track train transition translate treat trigger trim trust try
    tune turn tweak type typeset understand unify unlock update upload use validate vary verify
    view visit visualize wait wake warn wash watch wear weigh welcome widen win wipe work wrap
    write zoom
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
