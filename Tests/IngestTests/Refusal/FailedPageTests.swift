import Diagnostics
import Ingest
import Model
import TestSupport
import Testing

/// What a site shows instead of a page never becomes one, however it was scraped.
@Suite struct FailedPageTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let what: String
    var testDescription: String { title + " " + text.prefix(20) }
  }

  static let samples = [
    Sample(title: "<style>", text: style, what: "a style sheet"),
    Sample(title: "Cups", text: style, what: "a style sheet"),
    Sample(title: "Cups", text: "<style>\n\(style)</style>\n", what: "a style sheet"),
    Sample(title: ".cup{color:red}", text: "A cup.\n", what: "a style sheet"),
    Sample(title: "Cups", text: script, what: "a script"),
    Sample(title: "<script>", text: script, what: "a script"),
    Sample(title: "Just a moment...", text: "", what: "a challenge page"),
    Sample(
      title: "Cups", text: "Enable JavaScript and cookies to continue\n", what: "a challenge page"),
    Sample(
      title: "Cups", text: "Checking your browser before you see tea.\n\nRay ID: 7d\n",
      what: "a challenge page"),
    Sample(title: "Before you continue to Tea", text: consent, what: "a consent wall"),
    Sample(title: "Cups", text: consent, what: "a consent wall"),
    Sample(title: "Access Denied", text: "Reference #18\n", what: "an error page"),
    Sample(
      title: "Cups", text: "You don't have permission to access \"/cups\" here.\n",
      what: "an error page"),
    Sample(
      title: "The page you’re looking for can’t be found.", text: "Search for it.\n",
      what: "an error page"),
    Sample(title: "404 Not Found", text: "teapot\n", what: "an error page"),
    Sample(title: "Cups", text: "An unknown error occurred.\n", what: "an error page"),
    Sample(title: "An unknown error occurred.", text: "Try again.\n", what: "an error page"),
    Sample(title: "Page Not Found | Tea", text: "There is none.\n", what: "an error page"),
  ]

  static let style = """
    .cup{display:flex;margin:0 auto}
    @media (max-width:735px){.cup ul{display:none}}
    body{font-family:"Tea Sans",sans-serif;color:#1d1d1f}

    """

  static let script = """
    !function(e,t){"use strict";var n=window.tea||[];n.push(arguments)}(window,document);
    var a=document.createElement("script");a.async=1;a.src="/tea.js";document.head.append(a);

    """

  static let consent = """
    We use cookies and data to

    * Brew
    * Pour

    Reject all

    Accept all

    """

  @Test(arguments: samples, FailedForm.all)
  func itIsRefusedByName(sample: Sample, form: FailedForm) {
    let outcome = ingested(raw(form.file(sample.title, sample.text), form.name))
    #expect(outcome.pages.isEmpty)
    #expect(outcome.diagnostics.map(\.rule.id) == ["failed-scrape"])
    #expect(outcome.diagnostics.first?.summary.contains(sample.what) == true, "\(outcome)")
    #expect(outcome.ledger.addsUp)
  }

  @Test(arguments: [FailedForm.mirror, .plain, .crawler, .sosumi, .page])
  func aPageThatWasNotThereYet(form: FailedForm) {
    let outcome = ingested(raw(form.file("Cups", "Loading…\n"), form.name))
    #expect(outcome.pages.isEmpty)
    #expect(outcome.diagnostics.map(\.rule.id) == ["failed-scrape"])
  }

  @Test func thePartsOfACompilationAreJudgedOneByOne() {
    let text = """
      # Cups

      [Cups](/design/human-interface-guidelines/cups) hold tea. A saucer stands below.

      # Just a moment...

      Enable JavaScript and cookies to continue

      """
    let outcome = ingested(raw(text))
    #expect(outcome.pages.map(\.frontMatter.title) == ["Cups"])
    #expect(outcome.diagnostics.map(\.rule.id) == ["failed-scrape"])
    #expect(outcome.diagnostics.first?.location.line == 5 && outcome.ledger.addsUp)
  }
}

/// Pages that speak of such things are pages.
@Suite struct SpeakingOfFailuresTests {
  private static let long = String(
    repeating: "Say what happened, and what a person can do about it. ", count: 30)

  @Test(arguments: [
    ("Ideas", "One.\n"), ("Waiting", "Loading takes time.\n"),
    ("Loading", "Don’t show “Just a moment” for long.\n"),
    ("Page not found", long), ("Access denied", long), ("404", long),
    ("Cookies", "Ask before you store them. People may say no; let them.\n"),
    ("Privacy", "Before you continue, ask. Never say “Accept all” alone. \(long)"),
    ("Styles", "Use `a { color: red }`.\n\n```css\na { color: red; margin: 0 }\n```\n"),
    ("Keys", "Use { to open; use } to close; use ; to end.\n"), ("Braces {}", "One.\n"),
  ])
  func theyAreRead(title: String, text: String) {
    for form in [FailedForm.mirror, .plain] {
      let outcome = ingested(raw(form.file(title, text), form.name))
      #expect(outcome.pages.map(\.frontMatter.title) == [title], "\(outcome.diagnostics)")
    }
  }

  @Test func aPageMayHaveAStyleSheetAtItsEnd() {
    let text = Self.long + "\n\n<style>\n\(FailedPageTests.style)</style>\n"
    #expect(ingested(raw(mirror(text))).pages.count == 1)
  }
}
