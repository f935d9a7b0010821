import Testing

@Suite struct SignRulesTests {
  private func findings(_ text: String) -> [String] { SignRules(file: SourceFile(text)).findings }

  @Test func ourSourceLooksForSignsInBytes() throws {
    let files = try Repository.files("Sources", "swift").filter {
      SignRules.targets.contains($0.target)
    }
    #expect(!files.isEmpty && files.flatMap { SignRules(file: $0).findings } == [])
  }

  @Test(arguments: [
    #"path.split(separator: "/")"#, #"name.hasPrefix(".")"#, #"a.hasSuffix("//")"#,
    ##"url.prefix { $0 != "#" }"##, #"text.drop(while: { $0 == " " })"#, #"x.lastIndex(of: ":")"#,
    #"list.split { $0.isWhitespace || $0 == "," }"#,
  ])
  func signsAmongCharactersAreFound(text: String) { #expect(findings(text).count == 1) }

  @Test(arguments: [
    #"path.utf8.split(separator: UInt8(ascii: "/"))"#, #"name.hasPrefix("https://")"#,
    #"// name.hasPrefix(".")"#, ##"text.unicodeScalars.prefix { $0 != "#" }"##,
    ##"bytes.prefix { $0 != UInt8(ascii: "#") }"##, #"host.hasSuffix("." + name)"#,
  ])
  func othersAreNot(text: String) { #expect(findings(text) == []) }
}
