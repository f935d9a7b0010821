/// The words by which a sentence names what comes.
enum AnnouncedThings {
  private static let tables: Set = ["table", "tables", "matrix"]

  private static let values: Set = [
    "value", "values", "specification", "specifications", "dimension", "dimensions", "size",
    "sizes", "measurement", "measurements", "color", "colors", "resolution", "resolutions",
  ]

  private static let pictures: Set = [
    "image", "images", "picture", "pictures", "figure", "figures", "illustration",
    "illustrations", "diagram", "diagrams", "screenshot", "screenshots", "photo", "photos",
    "chart", "charts", "graphic", "graphics", "drawing", "drawings", "video", "videos", "animation",
    "animations",
  ]

  static let showing: Set = ["shown", "illustrated", "pictured", "depicted", "demonstrated"]

  /// “shown below the field”: that is where something is in an app.
  private static let whatIsAbove: Set = [
    "the", "a", "an", "it", "its", "your", "their", "each", "every", "this", "that", "these",
    "those", "them", "other", "another", "all", "some", "any",
  ]

  /// What is said in paragraphs.
  static let words: Set = [
    "advice", "approach", "approaches", "aspects", "behaviors", "characteristics",
    "considerations", "factors", "features", "goals", "guidance", "guidelines", "ideas", "issues",
    "methods", "practices", "principles", "questions", "reasons", "recommendations", "rules",
    "sections", "steps", "strategies", "techniques", "tips", "topics", "types", "ways",
  ]

  /// “the following day”.
  static let times: Set = [
    "day", "days", "hour", "minute", "month", "morning", "night", "time", "week", "year",
  ]

  /// None of these is between “following” and what it names.
  private static let joints: Set = [
    Sentence.comma, "about", "and", "as", "at", "by", "for", "from", "if", "in", "of", "on", "or",
    "so", "that",
    "the", "to", "when", "where", "which", "with",
  ]
}

extension AnnouncedThings {
  /// What is behind “following”, or before “below”.
  static func named(in words: [String]) -> Announcement.Kind? {
    for (place, word) in words.enumerated() {
      if word == "following", let thing = thing(behind: place, words) { return thing }
      guard let thing = thing(word) else { continue }
      if place > 0, words[place - 1] == "listed" { return thing }
      if words[place...].dropFirst().starts(with: ["that", "follows"]) { return thing }
      let isListed = place + 1 < words.count && ["listed", "shown"].contains(words[place + 1])
      if isBelow(isListed ? place + 2 : place + 1, words) { return thing }
    }
    return nil
  }

  /// Whether “below” is here, and not “below the field”, “below 20”.
  static func isBelow(_ place: Int, _ words: [String]) -> Bool {
    guard place < words.count, words[place] == "below" else { return false }
    guard place + 1 < words.count else { return true }
    let next = words[place + 1]
    return !whatIsAbove.contains(next) && !(next.first?.isNumber ?? false)
  }

  /// “the following image sizes” are sizes.
  private static func thing(behind place: Int, _ words: [String]) -> Announcement.Kind? {
    let names = words[(place + 1)...].prefix(4).prefix { !joints.contains($0) }
    return names.reversed().lazy.compactMap { thing($0) }.first
  }

  private static func thing(_ word: String) -> Announcement.Kind? {
    if tables.contains(word) { return .table }
    if values.contains(word) { return .values }
    return pictures.contains(word) ? .picture : nil
  }
}
