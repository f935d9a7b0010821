import Build
import Files
import TestSupport

/// A small project in memory that is edited at random, as people do: pages, raw files, templates,
/// synonyms, settings and pictures are changed, added, removed and renamed.
struct EditedProject {
  let files: FileSystem
  private var random: SeededRandom
  private var count = 0

  private static let pages = "p/content/pages/"
  private static let words = [
    "box", "lid", "handle", "paper", "string", "label", "corner", "hinge", "color", "title",
  ]
  private static let slugs = (0..<9).map { "s\($0)" }
  private static let platforms = ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]
  private static let templates = [
    "page.mustache", "layout.mustache", "partials/tree.mustache", "home.mustache",
    "audit-page.mustache", "assets/css/20-base.css", "assets/js/10-theme.js",
  ]

  init(seed: UInt64) throws {
    random = SeededRandom(seed)
    files = try Self.ground()
    for _ in 0..<5 { try addPage() }
    try addRaw()
  }

  /// The templates of this repository, as they come with the program.
  private static func ground() throws -> FileSystem {
    let folder = Fixtures.folder("../../templates", beside: #filePath)
    let files = Projects.files([:])
    try files.write("/hig/bin/hig", Array("the program".utf8))
    for path in try FileSystem.disk.walk(folder) {
      try files.write("/hig/templates/" + path, try FileSystem.disk.read(Path.join(folder, path)))
    }
    return files
  }

  /// One edit; tells what it was.
  mutating func edit() throws -> String {
    count += 1
    switch random.below(20) {
    case 0...6: return try changePage()
    case 7, 8: return try addPage()
    case 9, 10: return try removePage()
    case 11, 12: return try renamePage()
    case 13: return try addRaw()
    case 14: return try removeRaw()
    case 15, 16: return try changeTemplate()
    case 17: return try changeSynonyms()
    case 18: return try changeSettings()
    default: return try changePicture()
    }
  }
}

extension EditedProject {
  private func list(_ folder: String) throws -> [String] {
    files.kind(folder) == .folder
      ? try files.walk(folder).map { Path.join(folder, $0) } : []
  }

  private mutating func changePage() throws -> String {
    guard let path = try list(Self.pages).randomElement(using: &random) else {
      return try addPage()
    }
    var lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
    if random.chance(3), let title = lines.firstIndex(where: { $0.hasPrefix("title:") }) {
      lines[title] = "title: \(phrase(2))"[...]
    } else {
      lines += ["", Substring(paragraph())]
      if random.chance(3), lines.count > 24 { lines.removeSubrange(16..<20) }
    }
    try write(path, lines.joined(separator: "\n"))
    return "changed \(path)"
  }

  @discardableResult private mutating func addPage() throws -> String {
    let (edition, slug) = (random.chance(5) ? "ios-2014" : "current", random.pick(Self.slugs))
    let path = Self.pages + "\(edition)/\(slug).md"
    try write(path, page(slug, edition))
    return "added \(path)"
  }

  private mutating func removePage() throws -> String {
    let pages = try list(Self.pages)
    guard pages.count > 2 else { return try addPage() }
    let path = random.pick(pages)
    try files.remove(path)
    return "removed \(path)"
  }

  /// The file alone moves, or the page takes another slug too.
  private mutating func renamePage() throws -> String {
    guard let path = try list(Self.pages).randomElement(using: &random) else { return "nothing" }
    let (old, new) = (Path.name(path).dropLast(3), random.pick(Self.slugs))
    let other = Path.join(Path.folder(path), new + ".md")
    guard files.kind(other) == nil else { return try changePage() }
    let moved = try text(path)
    try files.remove(path)
    try write(
      other, random.chance(4) ? moved : moved.replacing("slug: \(old)\n", with: "slug: \(new)\n"))
    return "renamed \(path) to \(other)"
  }

  @discardableResult private mutating func addRaw() throws -> String {
    let path = "p/content/raw/\(random.pick(Self.words)).md"
    try files.write(path, Projects.mirror(random.pick(["r0", "r1"]), body()))
    return "wrote \(path)"
  }

  private mutating func removeRaw() throws -> String {
    guard let path = try list("p/content/raw").randomElement(using: &random) else {
      return try addRaw()
    }
    try files.remove(path)
    return "removed \(path)"
  }

  private mutating func changeTemplate() throws -> String {
    let name = random.pick(Self.templates)
    let own = "p/templates/" + name
    if files.kind(own) != nil, random.chance(3) {
      try files.remove(own)
      return "removed \(own)"
    }
    let end = name.hasSuffix(".mustache") ? "<!-- \(count) -->\n" : "/* \(count) */ a{}\n"
    try write(own, try text("/hig/templates/" + name) + end)
    return "changed \(own)"
  }

  private mutating func changeSynonyms() throws -> String {
    try write(
      "p/content/synonyms.yaml", "\(random.pick(Self.words)): [thing\(count), \(phrase(2))]\n")
    return "changed the synonyms"
  }

  private mutating func changeSettings() throws -> String {
    var text = "title: \(phrase(2))\n"
    if random.chance(2) { text += "audit: \(random.pick(["none", "summary", "pages"]))\n" }
    if random.chance(2) { text += "base-url: https://example.org/\(count)/\n" }
    if random.chance(2) { text += "concepts:\n  \(random.pick(Self.words)): s1\n" }
    if random.chance(2) {
      text += "navigation:\n  - title: \(phrase(1))\n    pages: [s0, \(random.pick(Self.slugs))]\n"
    }
    try write("p/content/site.yaml", text)
    return "changed the settings to \(text)"
  }

  private mutating func changePicture() throws -> String {
    try write(
      "p/content/assets/intro.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(count + 1)' height='7'></svg>")
    return "changed the picture"
  }
}

extension EditedProject {
  private func text(_ path: String) throws -> String {
    String(decoding: try files.read(path), as: UTF8.self)
  }

  private func write(_ path: String, _ text: String) throws {
    try files.write(path, Array(text.utf8))
  }

  private mutating func phrase(_ most: Int) -> String {
    (0...random.below(most)).map { _ in random.pick(Self.words) }.joined(separator: " ")
  }

  private mutating func page(_ slug: String, _ edition: String) -> String {
    let address = "https://developer.apple.com/design/human-interface-guidelines/\(slug)"
    let platforms = Self.platforms.prefix(1 + random.below(6)).joined(separator: ", ")
    let section = random.chance(2) ? "section: \(random.pick(["Basics", "Parts"]))\n" : ""
    return """
      ---
      schema: 1
      title: \(phrase(2))
      slug: \(slug)
      url: "\(address)"
      edition: \(edition)
      abstract: \(phrase(4)).
      \(section)platforms: [\(platforms)]
      ---

      # \(phrase(2))

      \(body())
      """
  }

  private mutating func body() -> String {
    (0..<2 + random.below(4)).map { _ in paragraph() }.joined(separator: "\n\n") + "\n"
  }

  private mutating func paragraph() -> String {
    let address = "https://developer.apple.com/design/human-interface-guidelines/"
    let goal = random.pick(Self.slugs)
    switch random.below(8) {
    case 0: return "## \(phrase(2))"
    case 1: return "### \(phrase(1))"
    case 2: return "Use a [\(phrase(1))](\(address)\(goal)) for every \(phrase(1))."
    case 3: return "See [it](\(address)\(goal)#\(random.pick(Self.words))) and `UI\(goal)View`."
    case 4: return "| \(phrase(1)) | Size |\n|---|---|\n| \(phrase(1)) | \(count) pt |"
    case 5: return "**Keep the \(phrase(1)) \(phrase(1)).** A \(phrase(3)) helps."
    case 6: return "![A \(phrase(1))](https://docs-assets.developer.apple.com/x/intro.svg)"
    default: return "Every \(phrase(4)) needs a \(phrase(3))."
    }
  }
}
