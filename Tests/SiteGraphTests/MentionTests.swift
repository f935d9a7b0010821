import Model
import Testing

@Suite struct MentionTests {
  private static let root = "/design/human-interface-guidelines"

  /// What a page `a` of this text says of the page `b`.
  private func said(_ body: String) -> [Mention] {
    let site = site([page("a", body: body), page("b", body: "## Part")], [("One", ["a", "b"])])
    #expect(site.pages[0].mentions.isEmpty)
    return site.pages[1].mentions
  }

  private func quote(_ body: String) -> String {
    said(body).map { "\($0.quote.before)[\($0.quote.words)]\($0.quote.after)" }
      .joined(separator: " | ")
  }

  private static let link = "[*the* `b`](\(root)/b#Part)"

  @Test(arguments: [
    ("Read \(link) first. Then go.", "Read [the b] first."),
    (
      "Go on now and on to where it all began. Then, in the end, you may have a look at \(link)!",
      "Then, in the end, you may have a look at [the b]!"
    ),
    ("Leave room. For more, see \(link).", "Leave room. For more, see [the b]."),
    ("See e.g. \(link) (or “c.”) And so on.", "See e.g. [the b] (or “c.”)"),
    ("| A | B |\n|---|---|\n| like \(link) | x |", "like [the b]"),
    ("## Of \(link)", "Of [the b]"),
    ("- \(link) is one\n- two", "[the b] is one"),
    ("> \(link),\n> \(link) twice", "[the b], the b twice | the b, [the b] twice"),
  ])
  func quotesTheSentence(body: String, text: String) {
    #expect(quote(body) == text)
  }

  @Test(arguments: [
    "\(link)", "- \(link)\n- \(link), \(link)", "### \(link)", "- \(link) – what it is about",
    "\(link) - A dash.", "## Resources\n\nRead \(link).",
    "## Resources\n\n### Related\n\nOn \(link)",
    "No link.", "The [page itself](\(root)/a) and [another](\(root)/c).",
  ])
  func anEntryOfAListIsNoMention(body: String) {
    #expect(said(body) == [])
  }

  /// What points only takes along the sentence before it; what says something stands alone.
  @Test(arguments: [
    ("Leave space. Leave room. See \(link).", "Leave room. See [the b]."),
    ("Leave room! “See \(link).”", "Leave room! “See [the b].”"),
    ("Leave room (a bit.) See \(link).", "Leave room (a bit.) See [the b]."),
    ("Leave 2.5 points. See \(link).", "Leave 2.5 points. See [the b]."),
    ("See \(link). Leave room.", "See [the b]."),
    (
      "Leave room. See \(link) for all that there is to say about the room that people need, and more "
        + "besides, as well as for what they do not.",
      "See [the b] for all that there is to say about the room that people need, and more besides, as "
        + "well as for what they do not."
    ),
  ])
  func pointersTakeTheSentenceBefore(body: String, text: String) {
    #expect(quote(body) == text)
  }

  @Test func readsThroughMarks() {
    let image = "[![a *view*](x.png)](\(Self.root)/b)"
    #expect(
      quote("Like **\(Self.link)**, or \(image)[^1].\n\n[^1]: Note.").hasPrefix("Like [the b], or"))
    #expect(said("Like \(image).").first?.quote.words == "a view")
    #expect(quote("1. one\n   - as \(Self.link) is") == "as [the b] is")
  }

  @Test func knowsWhereItIsSaidAndOfWhat() {
    let mention = said("Words.\n\n## One\n\n### Two\n\nSee \(Self.link).").first
    #expect(mention?.page == 0)
    #expect(mention?.section == 2)
    #expect(mention?.fragment == "Part")
    #expect(said("See \(Self.link).").first?.section == 0)
  }

  @Test func longSentencesAreCutAtWords() {
    let filler = (1...40).map { "word\($0)" }.joined(separator: " ")
    #expect(
      quote("\(filler) \(Self.link) \(filler)")
        == "…word29 word30 word31 word32 word33 word34 word35 word36 word37 "
        + "word38 word39 word40 [the b] word1 word2 word3 word4 word5 word6…")
    #expect(quote("\(Self.link) \(filler)").hasPrefix("[the b] word1"))
    #expect(quote("\(filler) \(Self.link).").hasSuffix("word40 [the b]."))
    #expect(quote("\(String(repeating: "ü", count: 300)) [b](\(Self.root)/b)") == "…[b]")
    #expect(quote("x\(String(repeating: "ü", count: 300))[b](\(Self.root)/b)").hasPrefix("…ü"))
    let long = said("x [\(String(repeating: "ü", count: 300))](\(Self.root)/b)").first?.quote
    #expect(long?.words == String(repeating: "ü", count: 40) && long?.after == "…")
  }

  @Test func everyMentionIsShortAndHoldsItsWords() {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "word", "Éa", "e.g. x.", "End. A", "x\n", "“q!” Z", Self.link, "[日本](\(Self.root)/b) y",
    ]
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...80, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }
      let body = "so " + words.joined(separator: " ")
      let linked = words.filter { $0.contains("](") }.map { $0 == Self.link ? "the b" : "日本" }
      let quotes = said(body).map(\.quote)
      #expect(quotes.map(\.words) == linked, "\(body)")
      for quote in quotes {
        #expect(quote.text.utf8.count <= 160 + 6, "\(quote)")
        let core = quote.text.filter { $0 != "…" }
        let text = body.replacing(Self.link, with: "the b")
          .replacing("[日本](\(Self.root)/b)", with: "日本").replacing("\n", with: " ")
        #expect(squeezed(text).contains(squeezed(core)), "\(quote) in \(body)")
      }
    }
  }

  private func squeezed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// Against a walk over all link targets.
  @Test func everyLinkInATextIsOneMention() {
    let pages = (0..<12).map { number in
      let links = (0..<number).map { "and [p\($0)](\(Self.root)/p\($0 * 7 % 12)#x)" }
      return page("p\(number)", body: "Words " + links.joined(separator: " ") + ".")
    }
    let site = site(pages)
    var counts = Array(repeating: 0, count: site.pages.count)
    for (place, page) in site.pages.enumerated() {
      for case .page(let target, _) in page.links.values where target != place {
        counts[target] += 1
      }
    }
    #expect(site.pages.map(\.mentions.count) == counts)
    #expect(counts.reduce(0, +) > 50)
  }

  @Test func aMegabyteOfLinksIsRead() {
    let body = String(repeating: "x [b](\(Self.root)/b) ", count: 20_000)
    #expect(said(body).count == 20_000)
  }
}
