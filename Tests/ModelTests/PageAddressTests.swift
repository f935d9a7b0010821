import Model
import Testing

@Suite struct PageAddressTests {
  private static let root = "/design/human-interface-guidelines"

  @Test(arguments: [
    (root + "/buttons", "buttons", ""),
    (root + "/buttons/", "buttons", ""),
    (root + "/buttons#Best-practices", "buttons", "Best-practices"),
    (root + "/buttons?x=1#a", "buttons", "a"),
    (root + "/buttons#a#b", "buttons", "a#b"),
    (root + "/components/menus-and-actions/buttons", "buttons", ""),
    ("https://developer.apple.com" + root + "/color", "color", ""),
    ("http://developer.apple.com" + root + "/color", "color", ""),
    (root, "human-interface-guidelines", ""),
    (root + "/", "human-interface-guidelines", ""),
    (root + "#Hierarchy", "human-interface-guidelines", "Hierarchy"),
    (root + "?a", "human-interface-guidelines", ""),
  ])
  func anyFormOfAnAddressHasItsSlug(address: String, slug: String, fragment: String) {
    let page = PageAddress(address)
    #expect(page?.slug.text == slug)
    #expect(page?.fragment == fragment)
  }

  @Test(arguments: [
    "", "buttons", "/design", "/documentation/uikit", root + "-old/buttons", root + "x",
    "https://example.com" + root + "/buttons", "https://developer.apple.com.evil.org" + root,
    "https://developer.apple.com.evil.org" + root + "/a", root + "/..", root + "/a b",
    root + "/é", "ftp://developer.apple.com" + root,
  ])
  func anythingElseIsNoPage(address: String) { #expect(PageAddress(address) == nil) }

  @Test func titlesThatStartAlikeHaveSlugsOfTheirOwn() {
    let start = String(repeating: "tea ", count: 20)
    let slugs = ["cups", "pots", "cup"].map { PageAddress(title: start + $0).slug.text }
    #expect(Set(slugs).count == 3 && slugs.allSatisfy { $0.utf8.count <= 80 })
    let again = ["cups", "pots", "cup"].map { PageAddress(title: start + $0).slug.text }
    #expect(slugs == again)
    let letters = String(repeating: "b", count: 80)
    #expect(PageAddress(title: letters).slug.text == letters)
    #expect(PageAddress(title: "茶").slug != PageAddress(title: "杯").slug)
    #expect(PageAddress(title: "茶 杯").slug.text.hasPrefix("page-"))
    #expect(PageAddress(title: "?!").slug == "page")
  }

  @Test(arguments: [
    ("Größe", "grosse"), ("Gro\u{308}ße", "grosse"), ("gre", "gre"),
    ("Accessibilité", "accessibilite"), ("Łódź", "lodz"),
    ("Cafe\u{301} au lait", "cafe-au-lait"),
  ])
  func lettersWithMarksAreSpelled(title: String, slug: String) {
    #expect(PageAddress(title: title).slug.text == slug)
  }

  @Test func aLetterThatIsNotSpelledIsNotDropped() {
    let slugs = ["Tea", "Tea 茶", "Tea 杯"].map { PageAddress(title: $0).slug.text }
    #expect(slugs.first == "tea" && Set(slugs).count == 3)
    #expect(slugs.dropFirst().allSatisfy { $0.hasPrefix("tea-") })
  }

  @Test func aLongTitleIsCutBehindAWord() {
    let title = String(repeating: "seven ", count: 50)
    let slug = PageAddress(title: title).slug.text
    #expect(slug.dropLast(8) == String(repeating: "seven-", count: 12))
    #expect(slug.suffix(8).allSatisfy { $0.isHexDigit })
    let word = String(repeating: "a", count: 300)
    #expect(PageAddress(title: word).slug.text.utf8.count == 80)
    #expect(PageAddress(title: "é " + word).slug.text.hasPrefix("e-"))
  }

  @Test(arguments: [(120, true), (121, false)])
  func anAddressThatNamesNoFileIsNoPage(length: Int, isPage: Bool) {
    let address = PageAddress.root + "/" + String(repeating: "a", count: length)
    #expect((PageAddress(address) != nil) == isPage)
  }

  @Test func theAddressOfAPageLeadsToItself() {
    for slug in ["buttons", PageAddress.startPage.text] {
      let page = PageAddress(Self.root + "/" + slug)
      #expect(page.map { PageAddress($0.url) } == page)
    }
    #expect(PageAddress(Self.root)?.url == "https://developer.apple.com" + Self.root)
  }
}
