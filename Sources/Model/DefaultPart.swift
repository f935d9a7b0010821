/// What `hig` knows of the guidelines before it reads any page.
public enum DefaultPart: String, Sendable, CaseIterable {
  case navigation, concepts, synonyms
}
