import Model
import Testing

/// Names say what is in a table; ids and captions stay as they are.
@Suite struct TableTitlesTests {
  private static func grid(_ columns: String, _ row: String? = nil) -> String {
    let isMeasured = columns.contains("Minimum")
    let row = row ?? (isMeasured ? "x | 1 pt | 2 pt" : "x | y | z")
    let cells = columns.split(separator: "|", omittingEmptySubsequences: false).count
    return "\n| \(columns) |\n|" + String(repeating: "---|", count: cells) + "\n| \(row) |\n\n"
  }

  private func names(_ markdown: String) -> [String] { tables("# Cups\n\n" + markdown).map(\.name) }

  @Test(arguments: [
    ("Vision", "Platform | Default size | Minimum size", "Default and minimum sizes by platform"),
    ("Tea", "Platform | Minimum width | Minimum height", "Minimum width and height by platform"),
    ("macOS", "Pattern | Description", "Patterns in macOS"),
    ("macOS", "Color | Use for… | AppKit API", "Colors in macOS"),
    ("iOS, iPadOS", "Gesture | Common action", "Common action by gesture in iOS and iPadOS"),
    ("Best practices", "Category | Meaning | Behavior", "Meaning and behavior by category"),
    ("Handle shapes", "Shape | Size", "Handle shapes"),
    ("Pouring tea", " | Example text", "Example text for pouring tea"),
    ("Use tea well", "Problem | Way out", "Way out by problem"),
    ("Editing", "Action | Icon", "Editing: icon by action"),
    ("Saucer", "Do | Don’t", "Saucer: do and don’t"),
    ("Specifications", "Cup | A | B | C | D", "Type: specifications by cup"),
    ("watchOS", "Attribute | Value", "Type in watchOS"),
    ("Lids", "Attribute | Value", "Lids"),
  ])
  func whatItSaysOfWhat(heading: String, columns: String, name: String) {
    #expect(names("## \(heading)\n" + Self.grid(columns)) == [name])
  }

  @Test func columnsOfDevicesAreFromOneToTheOther() {
    let grid = Self.grid("Image | 40mm | 41mm | 45mm/49mm", "Ring | 10x10 pt | 11x11 pt | 12x12 pt")
    #expect(names("## Corner\n" + grid) == ["Corner: sizes from 40mm to 45mm/49mm by image"])
  }

  @Test func theTextAboveSaysWhatHasTheSizes() {
    let text = "Make the text size fit. Text sizes differ, and the cup size does too.\n"
    let grid = Self.grid("Platform | Default size | Minimum size")
    #expect(names("## Vision\n\n" + text + grid) == ["Default and minimum text sizes by platform"])
  }

  @Test func specificationsAreOfWhatTheTextAboveCreates() {
    let text = "Draw well. Use the following specifications to create your cup artwork.\n"
    let grid = Self.grid("Attribute | Value")
    #expect(names("## Lids\n\n" + text + grid) == ["Lids: specifications for cup artwork"])
    let images = text.replacing("your cup artwork", with: "images")
    #expect(names("## Making cup images\n\n" + images + grid) == ["Specifications for cup images"])
  }

  @Test func severalOfASectionOrAPageAreToldApart() {
    let (one, two) = (Self.grid("Cup | Weight"), Self.grid("Cup | Height"))
    #expect(
      names("## Tea cups\n" + one + two)
        == ["Tea cups: weight by cup", "Tea cups: height by cup"])
    #expect(
      names("## Best practices\n" + one + "## Pouring tea\n" + one)
        == ["Best practices: weight by cup", "Pouring tea: weight by cup"])
    #expect(
      names("## Pouring tea\n" + one + one)
        == ["Pouring tea: weight by cup", "Pouring tea: weight by cup, table 2"])
  }

  @Test func aLabelAboveNamesOneOfSeveral() {
    let grid = Self.grid("Cup | Weight")
    let found = names("## Cups of tea\n" + grid + "**By hand**\n" + grid)
    #expect(found.last == "Cups of tea: By hand")
  }

  @Test func idsAndCaptionsAreKept() {
    let found = table("# Cups\n\n## Vision\n" + Self.grid("Platform | Default size | Minimum size"))
    #expect(found?.id == "type--vision" && found?.caption == "Vision")
  }
}
