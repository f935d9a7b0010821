import Model
import Testing
import Vocabulary

@Suite struct GuidelineTests {
  @Test func aParagraphWithABoldSentenceInFront() throws {
    let page = parsed("# T\n\n## Use\n\n**Keep boxes small.** They hold little.\n")
    let found = try #require(page.guidelines.first)
    #expect(found.id == "keep-boxes-small")
    #expect(found.lead == "Keep boxes small.")
    #expect(found.section == 1)
    #expect(page.nodes[found.node].line == 5)
    #expect(page.plainText(of: found.leadNodes) == "Keep boxes small.")
  }

  @Test func itemsOfListsAtAnyDepth() {
    let page = parsed("- **Use one box.** So.\n\n  1. **Avoid two boxes.** So.\n")
    #expect(page.guidelines.map(\.id) == ["use-one-box", "avoid-two-boxes"])
  }

  @Test(arguments: [
    "**xSmall**\n\n| A |\n|-|\n| 1 |\n", "**Small (default 38mm)**", "**Lids** keep dust out.",
    "**Round** — Without corners.", "- **Primary.** The first one.", "**Open lid.** It stands up.",
    "- **Boxes and lids.** Both.", "- **Center area.** The middle.", "A **bold.** word",
    "> **Keep boxes small.** Quoted.",
    "> [!NOTE]\n> **Keep boxes small.** Aside.", "## **Keep boxes small.**",
    "| **Keep boxes small.** |\n|-|\n", "**When** a box is open", "****", "**.** a", "**…**",
    "**Avoid boxes** in rows. More.", "**Oval is the usual form of a lid.** More.",
    "**In general, round lids are the usual ones.** More.", "**The default box has a lid.** More.",
  ])
  func whatOnlyLooksLikeOne(markdown: String) { #expect(parsed(markdown).guidelines == []) }

  @Test(arguments: [
    ("**Use lids**. So.", "Use lids"), ("**Write “box.”** So.", "Write “box.”"),
    ("**Why not close the box?** So.", "Why not close the box?"),
    ("**Consider** **a larger box for more.** So.", "Consider a larger box for more."),
    ("**Keep\nboxes small.** So.", "Keep boxes small."),
    ("**Use `full` boxes [here](/b).** So.", "Use full boxes here."),
    ("**Clearly label boxes.**", "Clearly label boxes."),
    ("**A box of any size needs a lid.**", "A box of any size needs a lid."),
    ("**Small lids of tin are best.**", "Small lids of tin are best."),
    ("**Name boxes that have a lid.**", "Name boxes that have a lid."),
    ("**State what a box is good for.**", "State what a box is good for."),
    ("**If a lid is lost, a cloth can be of help.**", "If a lid is lost, a cloth can be of help."),
  ])
  func whatIsOne(markdown: String, lead: String) {
    #expect(parsed(markdown).guidelines.map(\.lead) == [lead])
  }

  @Test func platformsComeFromTheHeadingsAround() {
    let rule = "\n\n**Keep boxes small.** So.\n\n"
    let page = parsed(
      "# T\(rule)## Platform considerations\(rule)### iOS, iPadOS\(rule)#### Lids\(rule)"
        + "### macOS and visionOS\(rule)### Boxes in tvOS\(rule)")
    #expect(
      page.guidelines.map(\.platforms)
        == [[], [], [.iOS, .iPadOS], [.iOS, .iPadOS], [.macOS, .visionOS], []])
  }

  @Test func aNoteBelowTheHeadingTakesPlatformsAway() {
    let page = parsed(
      "# T\n\n## Lids\n\n*Not applicable for macOS or tvOS.*\n\n**Keep lids small.** So.\n\n"
        + "## Platform considerations\n\n*Not supported in tvOS.*\n\n**Keep boxes small.** So.\n")
    #expect(page.guidelines.map(\.platforms) == [[.iOS, .iPadOS, .visionOS, .watchOS], []])
  }

  @Test func aPlatformThatThePageExcludesIsNone() {
    var front = FrontMatter(title: "T", slug: "t", url: "")
    front.unsupported = [.iPadOS]
    let page = parsed("## iOS, iPadOS\n\n**Keep boxes small.** So.\n", front)
    #expect(page.guidelines.map(\.platforms) == [[.iOS]])
  }
}
