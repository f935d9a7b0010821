import Files
import Testing
import Web

@testable import Fetch

@Suite struct PicturePathTests {
  @Test(arguments: [
    ("/published/abc/name~dark%402x.png", "pictures/published/abc/name~dark@2x.png"),
    (
      "/tutorials/images/com.apple.HIG/n@2x.png", "pictures/tutorials/images/com.apple.HIG/n@2x.png"
    ),
    ("/", "pictures/picture"), ("//a//b.png", "pictures/a/b.png"),
    ("/.a/%2e.b/x.png", "pictures/_a/_.b/x.png"), ("/a%2F..%2Fb.png", "pictures/a_.._b.png"),
    ("/%00%0A%5C.png", "pictures/___.png"), ("/%C3%BC.png", "pictures/ü.png"),
    ("/%FF.png", "pictures/_.png"), ("/a%20b.png?x=y", "pictures/a_b.png"),
  ])
  func pathsAreSafe(path: String, expected: String) throws {
    let address = try #require(HTTPAddress("https://h" + path))
    #expect(PicturePath.path(of: address) == expected)
  }

  @Test func twoOfOneNameAreTwoFiles() throws {
    let addresses = try ["https://a/x.png", "https://b/x.png", "https://b/X.PNG?q"].map {
      try #require(HTTPAddress($0))
    }
    let paths = PicturePath.paths(of: addresses.reversed())
    #expect(paths[addresses[0]] == "pictures/x.png")
    #expect(Set(paths.values.map { $0.lowercased() }).count == 3)
    #expect(paths == PicturePath.paths(of: addresses))
  }

  /// The name that the second would get is the first's already.
  @Test func aNumberedNameMayBeTakenToo() throws {
    let second = try #require(HTTPAddress("https://b/x.png"))
    let taken = Path.name(
      try #require(PicturePath.paths(of: [HTTPAddress("https://a/x.png")!, second])[second]))
    let addresses = try ["https://a/\(taken)", "https://a/x.png", second.text].map {
      try #require(HTTPAddress($0))
    }
    #expect(Set(PicturePath.paths(of: addresses).values).count == 3)
  }

  @Test func longNamesAndDeepFoldersAreShort() throws {
    let long = String(repeating: "n", count: 300)
    let deep = String(repeating: "/d", count: 900)
    let address = try #require(HTTPAddress("https://h\(deep)/\(long).png"))
    let path = PicturePath.path(of: address)
    #expect(path.split(separator: "/").count == 17 && path.utf8.count < 300)
    #expect(path.hasSuffix(".png"))
  }

  @Test(arguments: [
    "", "x", "//h/x", "ftp://h/x", "https://", "https:///x", "https://u:p@h/x", "https://h:0/x",
    "https://h:99999/", "https://h/../x", "https://h/%2E%2e/x", "https://h/a/./b", "https://h /x",
    "https://h\\x/", "https://h/a\nb", "https://[::1/x", "https://h_x/", "https://h:8x/",
    "https://\u{212A}/", "https://h:\u{301}8/", "https:/\u{301}/h/", "https://h\u{301}/",
  ])
  func addressesThatAreNotAskedFor(text: String) { #expect(HTTPAddress(text) == nil) }

  @Test(arguments: [
    ("HTTPS://Host.Example:443", "https://host.example/"),
    ("http://h:80/a b?c d#e", "http://h/a%20b?c%20d"),
    // A mark that would join with the sign before it.
    ("https://h/x#\u{301}y", "https://h/x"), ("https://h/x?\u{301}y", "https://h/x?%CC%81y"),
    ("https://h/\u{301}x", "https://h/%CC%81x"), ("https://h:8/x\u{600}#y", "https://h:8/x%D8%80"),
    ("http://[::1]:8080/x", "http://[::1]:8080/x"), ("https://h/ü%c3", "https://h/%C3%BC%c3"),
  ])
  func addressesInOneForm(text: String, expected: String) {
    #expect(HTTPAddress(text)?.text == expected)
  }

  @Test(arguments: [
    ("https://h.example/", true), ("https://localhost/", false), ("https://a.localhost/", false),
    ("https://127.1/", false), ("https://0x7f000001/", false), ("https://2130706433/", false),
    ("https://[::1]/", false), ("https://1.2.3.0x4/", false),
  ])
  func numbersAreNoNames(text: String, hasName: Bool) {
    #expect(HTTPAddress(text)?.hasName == hasName)
  }

  @Test func proxiesOfTheEnvironment() throws {
    let choice = ProxyChoice([
      "https_proxy": "http://p:1", "HTTP_PROXY": "http://no", "no_proxy": "a.example, .b.example",
    ])
    func proxy(_ text: String) throws -> String {
      choice.proxy(for: try #require(HTTPAddress(text)))
    }
    #expect(try proxy("https://c.example") == "http://p:1" && proxy("http://c.example") == "")
    #expect(try proxy("https://x.a.example") == "" && proxy("https://b.example") == "")
    #expect(try proxy("https://xa.example") == "http://p:1")
    let all = ProxyChoice(["ALL_PROXY": "http://q", "NO_PROXY": "*"])
    #expect(all.proxy(for: try #require(HTTPAddress("http://c"))) == "")
  }
}
