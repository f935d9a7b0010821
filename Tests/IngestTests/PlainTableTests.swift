import Diagnostics
import Ingest
import Testing

/// Cells that stand one a line find their rows again by their forms.
@Suite struct PlainTableTests {
  private func table(_ cells: String...) -> [String] {
    let text = plainRecovered(
      cells.joined(separator: "\n\n") + "\n\nAll of this is about tea. It is hot.")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("| -") }
    return rows.map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmed
      }.joined(separator: "|")
    }
  }

  @Test func formsTellTheNumberOfColumns() {
    #expect(
      table(
        "Cup", "Volume", "Height", "Small", "17 pt", "11", "Medium", "20 pt", "13", "Large one",
        "29 pt", "23")
        == ["Cup|Volume|Height", "Small|17 pt|11", "Medium|20 pt|13", "Large one|29 pt|23"])
  }

  @Test func columnsOfPicturesLeaveTheirNames() {
    #expect(
      table(
        "Name", "API", "Default (light)", "Default (dark)", "Contrast (light)", "Contrast (dark)",
        "Red", "redTea", "Green", "greenTea", "Blue", "blueTea", "Mint", "mintTea", "Black",
        "blackTea")
        == [
          "Name|API|Default (light)|Default (dark)|Contrast (light)|Contrast (dark)",
          "Red|redTea||||", "Green|greenTea||||", "Blue|blueTea||||", "Mint|mintTea||||",
          "Black|blackTea||||",
        ])
  }

  @Test func aCellMayHaveSeveralSentences() {
    #expect(
      table(
        "Domain", "Intents", "Calls", "Start a call.", "Notes", "Create notes.", "Search notes.",
        "Tea", "Make tea.")
        == [
          "Domain|Intents", "Calls|Start a call.", "Notes|Create notes.<br>Search notes.",
          "Tea|Make tea.",
        ])
  }

  @Test func aHeaderSaidTwiceMeansTwoTablesSideBySide() {
    #expect(
      table(
        "Code", "Name", "Code", "Name", "de_DE", "Tee", "en_US", "Tea", "fr_FR", "Du thé", "it_IT",
        "Il tè")
        == ["Code|Name|Code|Name", "de_DE|Tee|en_US|Tea", "fr_FR|Du thé|it_IT|Il tè"])
  }

  @Test func theLastCellOfARowMayBeMissing() {
    #expect(
      table(
        "Term", "Wrong terms", "Translation", "Tea", "Brew, juice, broth",
        "Use the words of the system for it", "Cup", "Bowl, mug, beaker",
        "Use the words of your country for it", "Lid", "Hat, cap, top", "Pot", "Can, jar, jug",
        "Use the words of your friends for it")
        == [
          "Term|Wrong terms|Translation",
          "Tea|Brew, juice, broth|Use the words of the system for it",
          "Cup|Bowl, mug, beaker|Use the words of your country for it", "Lid|Hat, cap, top|",
          "Pot|Can, jar, jug|Use the words of your friends for it",
        ])
  }

  @Test func barsInCellsAreEscaped() {
    #expect(
      plainRecovered(
        lines("Key", "Name", "Pipe |", "pipeKey", "Dash -", "dashKey", "Dot .", "dotKey")
      )
      .contains("| Pipe \\|"))
  }

  @Test func listsDoNotRepeatAndTablesDo() {
    let text = plainRecovered(
      lines(
        "Kettles behave in the following ways:", "Level", "Breaks through", "Overrides switch",
        "Passive", "No", "No", "Active", "Yes", "No", "Critical", "Yes", "Yes", "Special", "No",
        "Yes") + "\n\nAll of this is about tea. It is hot.")
    #expect(text.contains("| Level    | Breaks through | Overrides switch |"))
    #expect(text.contains("| Special  | No             | Yes              |"))
  }

  @Test func aListDoesNotRepeat() {
    let text = plainRecovered(
      lines("A kettle has:", "A lid", "A spout", "A handle", "A whistle", "A switch", "A lamp"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("- ") } == 6)
  }

  @Test func whatStandsBehindATableIsAParagraph() {
    let text = plainRecovered(
      lines("Cup", "Width", "Small", "12 pt", "Medium", "14 pt", "Large", "16 pt")
        + "\n\nPoints depend on the density of the screen. Pixels do not.")
    #expect(text.hasSuffix("\n\nPoints depend on the density of the screen. Pixels do not.\n"))
  }

  @Test func namesOfDevicesAreNoCode() {
    #expect(
      table("Device", "Width", "iPhone", "12 pt", "iPad", "14 pt", "iPad mini", "13 pt")
        == ["Device|Width", "iPhone|12 pt", "iPad|14 pt", "iPad mini|13 pt"])
  }

  @Test func theFirstCellMaySpanRows() {
    #expect(
      table(
        "Key", "Shortcut", "Action", "Space", "Command", "Pour tea.", "Tab", "Control", "Lift it.",
        "Shift", "Drop it.", "Escape", "Option", "Leave.")
        == [
          "Key|Shortcut|Action", "Space|Command|Pour tea.", "Tab|Control|Lift it.",
          "|Shift|Drop it.", "Escape|Option|Leave.",
        ])
  }

  @Test func tablesWithAHeadingInBetween() {
    let text = plainRecovered(
      lines(
        "Attribute", "Value", "Width", "860 pt", "Spacing", "40 pt", "Margin", "12 pt",
        "Large cups", "Attribute", "Value", "Width", "900 pt", "Spacing", "60 pt", "Margin", "14 pt"
      )
        + "\n\nCups differ. So do people.")
    #expect(
      text.contains(
        "| Margin    | 12 pt  |\n\n### Large cups\n\n<!-- table, guessed -->\n| Attribute | Value  |"
      )
    )
  }

  @Test func aPlatformsHeadingEndsATable() {
    let text = plainRecovered(
      lines(
        "Platform considerations", "Part", "API", "Lid", "lidView", "Cup", "cupView", "Pot",
        "potView")
        + "\n\nmacOS\n\nTea is hot on a Mac. It is hot anywhere.",
      chapters: ["Platform considerations"])
    #expect(text.contains("| Pot  | potView |\n\n### macOS\n\nTea is hot"))
  }

  @Test func oneRowOfMeasuresIsATable() {
    #expect(
      table("Smallest width", "Smallest height", "Smallest margin", "140 pt", "30 pt", "1/10 of it")
        .count == 2)
  }

  @Test func captionsAreNoTable() {
    #expect(table("Full cup", "Empty cup", "Broken cup") == [])
  }

  @Test func moreLinesThanTheBudgetStayText() {
    let cells = Array(repeating: ["Lid", "12 pt"], count: 2000).joined()
    let text = plainRecovered("Part\n\nWidth\n\n" + cells.joined(separator: "\n\n"))
    #expect(text.contains("Lid") && text.contains("12 pt"))
  }

  @Test func theHeadingAboveIsNoCell() {
    let text = plainRecovered(
      lines("Small cups", "Attribute", "Value", "Width", "860 pt", "Spacing", "40 pt")
        + "\n\nCups differ. So do people.")
    #expect(text.hasPrefix("### Small cups\n\n<!-- table, guessed -->\n| Attribute | Value"))
  }

  @Test func fragmentsBehindAColonAreNoTable() {
    let text = plainRecovered(
      lines("A gesture needs to be:", "Discoverable", "Easy to perform", "Distinct from others")
        + "\n\nMake it easy. People forget.")
    #expect(!text.contains("|"))
  }

  @Test func aTableThatCannotBeFoundStaysTextAndIsTold() {
    let body = lines(
      "Abstract.", "Best practices", "The following table is lost.", "Red tea", "Blue")
    let outcome = ingested(raw(plainPage(body)))
    #expect(outcome.diagnostics.map(\.rule.id) == ["table-lost"])
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
