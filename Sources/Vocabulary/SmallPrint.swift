/// The notes that Apple puts below tables of sizes.
public enum SmallPrint {
  /// What they have in common, and no other text has.
  public static let sign: StaticString = "based on image resolution"
}
