import Diagnostics
import Model
import Testing

/// Groups of tabs, with all of their panels or with the one that was open.
@Suite struct HTMLTabTests {
  private func tab(_ label: String, _ rest: String = "") -> String {
    "<button role=tab \(rest)>\(label)</button>"
  }

  private func panel(_ text: String) -> String { "<div role=tabpanel>\(text)</div>" }

  private func group(_ tabs: String, _ panels: String) -> String {
    "<div><div role=tablist>\(tabs)</div>\(panels)</div>"
  }

  @Test func everyPanelHasItsName() {
    let html = group(tab("A") + tab("B"), panel("a") + panel("b")) + "<p>behind"
    #expect(
      SavedPage.markdown(html)
        == "<!-- tabs -->\n\n<!-- tab: A -->\n\na\n\n<!-- tab: B -->\n\nb\n\n<!-- /tabs -->\n\nbehind"
    )
  }

  @Test func theOpenPanelIsTheSelectedOnes() {
    let html = group(tab("A") + tab("B", "aria-selected=true"), panel("b"))
    #expect(
      SavedPage.markdown(html)
        == "<!-- tabs, missing: A -->\n\n<!-- tab: B -->\n\nb\n\n<!-- /tabs -->")
    let told = SavedPage.outcome("<main><h1>T</h1>\(html)</main>").diagnostics
    #expect(told.map(\.rule.id) == ["panel-missing"])
  }

  @Test func hiddenPanelsCount() {
    let html = group(tab("A") + tab("B"), panel("a") + "<div role=tabpanel hidden>b</div>")
    #expect(SavedPage.markdown(html).contains("<!-- tab: B -->\n\nb"))
  }

  @Test func labelsWithoutPanelsAreAList() {
    #expect(SavedPage.markdown("<div role=tablist><li>A<li>B</div>") == "- A\n- B")
  }

  @Test func panelsOfTheNextGroupAreNotThisOnes() {
    let html = "<div role=tablist><li>A</div>" + group(tab("B"), panel("b"))
    #expect(SavedPage.markdown(html).hasPrefix("- A\n\n<!-- tabs -->\n\n<!-- tab: B -->\n\nb"))
  }

  @Test func aGroupInAPanelIsText() {
    let inner = group(tab("C"), panel("c"))
    let text = SavedPage.markdown(group(tab("A"), panel("a" + inner)))
    #expect(text.split(separator: "\n").filter { $0 == "<!-- tabs -->" }.count == 1)
    #expect(text.contains("c"))
  }
}
