/// The sections that most pages of the guidelines have.
public enum SectionNames {
  public static let platforms = "Platform considerations"
  public static let resources = "Resources"
  public static let developerDocumentation = "Developer documentation"
  public static let changeLog = "Change log"

  /// With their levels.
  public static let fixed: [(title: String, level: Int)] = [
    ("Best practices", 2),
    (platforms, 2),
    ("Specifications", 2),
    (resources, 2),
    ("Related", 4),
    (developerDocumentation, 4),
    ("Videos", 4),
    (changeLog, 2),
  ]

  /// What a page about one platform is called: “Designing for iOS”.
  public static let designingFor = "Designing for "
}
