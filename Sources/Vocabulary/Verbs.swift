/// Verbs that a guideline may open with. English does not mark the imperative, so each is listed
/// here, once.
public enum Verbs {
  /// A few words that begin with one of these are a request: “Use color sparingly.”
  public static let requests = words(
    """
    accelerate acknowledge act adapt add adhere adjust adopt aid aim alert align allow anchor
    animate anticipate append apply ask assign augment avoid balance be bear begin beware break
    build call capitalize change check choose clarify cluster collect combine communicate configure
    confirm consider consolidate constrain continue convey coordinate craft create customize decide
    default defer define delay deliver demonstrate describe design determine differentiate dim
    discard distinguish do downplay eliminate embrace emphasize enable encourage ensure establish
    examine exclude expect explain explore expose extend extract factor favor feature finish fit
    flip focus follow gather get give guide handle help hide honor identify implement improve
    include incorporate increase indicate inform inset integrate invite keep know launch lead learn
    leave let limit link localize look maintain make manage match maximize minimize mirror modify
    never obscure offer optimize pause pay perform permit personalize pick place plan play populate
    position postpone prefer prepare present preserve prevent preview prioritize produce prompt
    protect provide put raise recognize recommend reconsider reduce refer refrain rely remove
    replace report represent request require reserve resist respect respond restore restrict resume
    retain reveal reverse revert review scroll select separate set show showcase simplify soften
    specify start stop store stream streamline strive suggest summarize supply support tailor take
    teach tell test think tint treat try turn understand update use validate vary verify wait warn
    weigh work wrap write
    """)

  /// These open headings just as often (“Label styles”), so they count only inside a sentence.
  public static let alsoNouns = words(
    """
    account address assume center complete detect disclose display donate evaluate fade generate
    group introduce label list map mention move name open order organize pair process reflect
    register relocate scale sign space state switch transition translate view welcome
    """)

  /// Nouns nearly everywhere, so they count only where a sentence is known to be one.
  public static let mostlyNouns = words("audit pin title")

  /// Seldom a request; they matter where a page has lost the marks of its paragraphs.
  private static let others = words(
    """
    abbreviate abstain accept access accommodate accompany accumulate achieve acquire activate
    administer admit advertise aggregate alter alternate analyze annotate appeal arrange assess
    assist attribute back base beat bind blend book brighten bring broaden browse buy calculate
    cancel capture carry cast cause characterize circle clean clear click clip close comfort commit
    compare compel complement compose compress concentrate condense confuse connect conquer consult
    consume contrast contribute control convert cook cool copy correct cover crop crowd darken
    dedicate deepen defeat delegate delete denote depict destroy develop direct disable discourage
    discover dismiss disrupt distribute divide double drag draw drink drive drop earn echo edit
    educate elaborate elevate elicit embed employ end engage enhance enlarge enter err escape
    exercise exit expand experiment expire exploit express facilitate fall fetch fight fill find fix
    format frame grant greet hang harmonize hear heat highlight hint hire hold hop illustrate
    imagine imply inherit initialize initiate insert inspire invent invest involve isolate join
    judge lay leverage lift lighten load locate lock loop lower mark mask measure meet memorize
    merge migrate mimic mix monitor mount multiply mute neglect negotiate nest note notify observe
    obtain offset omit opt orient outline overlay pace pack pad park partition perceive pinch point
    pour press print prohibit promote propose publish pull push qualify question reach reassure
    record redirect reference refine regenerate reinforce remain remember remind rename render
    reorder repeat resize resolve rethink return reuse reward ride rotate run sample save say scan
    schedule secure see seek sell send sequence serve shade shake share shift shorten signal sing
    sit size sketch skip smile smooth solve sort spare speak spell spend spin split spread squeeze
    stagger stand stay steer strengthen stretch strike strip structure style submit substitute
    supplement suppress surface swap sweep swim swipe swirl synchronize tap target throttle tie
    toggle touch track train trigger trim trust tune tweak type typeset unify unlock upload visit
    visualize wake wash watch wear widen win wipe zoom
    """)

  public static let all = requests.union(alsoNouns).union(others)

  /// `opens`, `presses`: one of the verbs, said of somebody else.
  public static func isThirdPerson(_ word: String) -> Bool {
    word.hasSuffix("s") && all.contains(String(word.dropLast()))
      || word.hasSuffix("es") && all.contains(String(word.dropLast(2)))
  }
}

func words(_ list: String) -> Set<String> {
  Set(list.split { $0.isWhitespace }.map(String.init))
}
