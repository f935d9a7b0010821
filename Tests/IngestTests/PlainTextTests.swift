import Ingest
import Testing

/// Plain text becomes Markdown that says the same.
@Suite struct PlainTextTests {
  private func text(_ line: String, beside others: [String] = []) -> String {
    String(plainRecovered(line + "\n", beside: others).dropLast())
  }

  @Test(arguments: [
    ("It's \"hot\" -- really.", "It’s “hot” — really."), ("A 5\" cup.", "A 5\" cup."),
    ("He said \"yes.", "He said \"yes."), ("The cups' lids.", "The cups’ lids."),
    ("'Tis -- so.", "'Tis — so."), ("A--B.", "A--B."),
  ])
  func quotesAndDashesWhereSafe(plain: String, typeset: String) { #expect(text(plain) == typeset) }

  @Test(arguments: [
    ("2 * 3 * 4.", "2 \\* 3 \\* 4."), ("A [b](c).", "A \\[b](c)."),
    ("# is a sign.", "\\# is a sign."),
    ("- is a dash.", "\\- is a dash."), ("1. is one.", "1\\. is one."),
    ("See _this_.", "See \\_this\\_."),
    ("ar_AE is kept.", "ar_AE is kept."), ("a < b and <b>.", "a < b and \\<b>."),
    ("> quoted.", "\\> quoted."), ("Use &copy; here.", "Use \\&copy; here."), ("A & B.", "A & B."),
    ("Back\\slash.", "Back\\\\slash."), ("~~~ tildes.", "\\~~~ tildes."),
  ])
  func markupIsEscaped(plain: String, escaped: String) { #expect(text(plain) == escaped) }

  @Test func signaturesAreCode() {
    #expect(text("Call alert(_:isPresented:) now.") == "Call `alert(_:isPresented:)` now.")
    #expect(text("(See lid(_:).)") == "(See `lid(_:)`.)")
  }

  @Test func symbolsOfTheRunAreCode() {
    let taught = mirror("Use `lidView` and `link`.\n")
    #expect(text("Use lidView, a link.", beside: [taught]) == "Use `lidView`, a link.")
    #expect(text("Use lidView, a link.") == "Use lidView, a link.")
  }

  @Test func blanksThatAreNone() {
    #expect(text("Tea\u{A0}pot\u{200B}s are round.") == "Tea pots are round.")
  }
}
