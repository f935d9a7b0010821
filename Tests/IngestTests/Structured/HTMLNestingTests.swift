import Testing

@testable import Ingest

/// What gumbo could not finish is not given to it.
@Suite struct HTMLNestingTests {
  private func problem(_ html: String) -> String? { HTMLNesting.problem(Array(html.utf8)) }

  private func times(_ count: Int, _ piece: String) -> String {
    String(repeating: piece, count: count)
  }

  @Test func deepElementsAreTold() {
    #expect(problem(times(HTMLNesting.deepest, "<div>")) == nil)
    #expect(problem(times(HTMLNesting.deepest + 1, "<div>"))?.contains("deeper") == true)
    #expect(problem(times(100_000, "<table><tr><td>")) != nil)
    #expect(problem(times(100_000, "<DIV/>")) != nil, "`/>` closes no element")
    #expect(problem(times(100_000, "<x-y>")) != nil)
  }

  @Test func whatIsClosedDoesNotCount() {
    #expect(problem(times(5000, "<div><b>a</b></div>")) == nil)
    #expect(problem(times(5000, "<p>a<br><img src=x><li>")) == nil)
    #expect(problem("<svg>" + times(5000, "<path/>") + "</svg>") == nil)
    #expect(problem(times(5000, "</div>")) == nil)
  }

  @Test func openMarksAreTold() {
    #expect(problem(times(HTMLNesting.mostOpenMarks + 1, "<font>"))?.contains("marks") == true)
    #expect(problem(times(60, "<b>") + times(100_000, "<p>")) != nil)
  }

  @Test(arguments: [
    "<!-- HERE -->", "<script>HERE</script>", "<style>HERE</style>", "<a title=\"HERE\">",
    "<a title='HERE'>", "<title>HERE</title>",
  ])
  func whatIsNoTagDoesNotCount(around: String) {
    #expect(problem(around.replacing("HERE", with: times(1000, "<div>"))) == nil)
  }

  /// What looks like a place to hide tags in, and is none.
  @Test(arguments: [
    "<!-->HERE", "<!--->HERE", "<!-- --!>HERE", "<a \">HERE\">", "<a =\">HERE\">", "<a b=c\">HERE",
    "<svg><style>HERE</style>", "<svg><p><path/>HERE", "<!doctype x>HERE", "<?x>HERE", "< div>HERE",
  ])
  func nothingHides(around: String) {
    #expect(problem(around.replacing("HERE", with: times(1000, "<div>"))) != nil, "\(around)")
  }

  @Test func manyAttributesAreTold() {
    let attributes = (0..<1001).map { " a\($0)=1" }.joined()
    #expect(problem("<p\(attributes)>")?.contains("attributes") == true)
    #expect(problem("<p \(times(5000, "/ "))>") == nil)
  }

  @Test(arguments: [
    "", "<", "</", "<!", "<!--", "<a", "<a b", "<a b=", "<a b='", "<script>", "a<1",
  ])
  func piecesEnd(html: String) { #expect(problem(html) == nil) }
}
