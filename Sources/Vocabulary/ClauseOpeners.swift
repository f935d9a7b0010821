/// Words that open a clause in front of the main one: “If the box is full, …”.
public enum ClauseOpeners {
  public static let all = common.union(rare)

  /// Sentences seldom open with them in any other way.
  public static let common = words(
    """
    after although as at because before between by depending during even except for from if in like
    on once regardless since through throughout to under unless unlike until upon when whenever
    where wherever while with within without
    """)

  private static let rare = words(
    """
    above along apart aside beside besides beyond despite each every following given inside instead
    near of outside over overall per rather though till whatever whether
    """)

  /// Adverbs that are before a verb and do not end in “ly”.
  public static let adverbs = words("also always instead just never often only please")
}
