/// How the stylized picture that opens a page is called and described.
public enum EmblemWords {
  /// Of its file, without ending and scale.
  public static let endings = ["-intro"]
  /// Of its description.
  public static let openings = ["A stylized representation of", "A sketch of"]
}
