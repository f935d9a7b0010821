import Bytes
import Testing

/// Messages, help, pages and documents in plain English: no phrase of `WordRules` in them.
/// In comments, only the phrases are looked for that no plain sentence has.
@Suite struct WordsTests {
  private func findings(_ texts: [(path: String, text: [UInt8])]) -> [String] {
    texts.flatMap { WordRules(path: $0.path, text: $0.text).findings }
  }

  @Test func messagesArePlain() throws {
    let files = try Repository.files("Sources", "swift")
    #expect(findings(files.map { ($0.path, SwiftCode($0).strings) }) == [])
  }

  @Test func commentsArePlain() throws {
    let files = try Repository.files("Sources", "swift")
    let found = files.flatMap { file in
      WordRules(path: file.path, text: SwiftCode(file).comments).findings(WordRules.inComments)
    }
    #expect(found == [])
  }

  @Test func pagesArePlain() throws {
    let pages = try Repository.files("templates", "mustache").map { ($0.path, $0.bytes) }
    let scripts = try Repository.files("templates", "js").map { ($0.path, Prose.ofScript($0)) }
    #expect(findings(pages + scripts) == [])
  }

  @Test func documentsArePlain() throws {
    let docs = try Repository.files("docs", "md") + Repository.files("templates", "md")
    let top = ["README.md", "CONTRIBUTING.md"].filter(Repository.has)
    let files = try docs + top.map(Repository.file) + Repository.files("defaults", "yaml")
    #expect(findings(files.map { ($0.path, $0.bytes) }) == [])
  }

  @Test func toolsArePlain() throws {
    let scripts = try Repository.files("scripts", "").map { ($0.path, Prose.ofShell($0)) }
    let help = try Repository.file("Makefile")
    #expect(findings(scripts + [(help.path, Prose.ofMakefile(help))]) == [])
  }

  @Test(arguments: [
    ("The settings are no fields", "are no"), ("“title” wants a text", "wants a"),
    ("Tells what there is", "what there is"), ("For whoever\npacks it", "whoever"),
    ("The site is as\n  it was.", "as it was"), ("a tree, made anew", "anew"),
  ])
  func strangePhrasesAreFound(text: String, phrase: String) {
    let found = WordRules(path: "a.md", text: Array(text.utf8)).findings
    #expect(found.contains { $0.contains("“\(phrase)”") }, "\(found)")
  }

  @Test(arguments: [
    "There is no site yet", "It is no longer used", "The `#` stands for a heading",
    "You are welcome to try it", "Renew it",
  ])
  func plainPhrasesPass(text: String) {
    #expect(WordRules(path: "a.md", text: Array(text.utf8)).findings == [])
  }

  @Test func commentsOfCodeAreRead() {
    let code = SourceFile("/// For whoever\nlet name = \"nobody\" // made anew\n")
    let found = WordRules(path: "a", text: SwiftCode(code).comments)
      .findings(WordRules.inComments)
    #expect(
      found == ["a:1: “whoever”; write: you, people who", "a:2: “anew”; write: again"])
  }

  @Test func onlyStringsOfCodeAreRead() {
    let code = SourceFile("// is no comment\nlet isNo = \"it \" + \"is no \\(name)\" // tells")
    let found = WordRules(path: code.path, text: SwiftCode(code).strings).findings
    #expect(found == ["Sources/Sample/Sample.swift:2: “is no”; write: is not a, invalid, missing"])
    #expect(Prose.ofScript(SourceFile("a; // tells\n/* bears */ b")).allSatisfy { $0 != 116 })
    #expect(Prose.ofMakefile(SourceFile("# tells\nall: a ## bears\n")).count { $0 == 98 } == 1)
  }

  @Test func everyExceptionIsNeeded() throws {
    for row in WordExceptions.rows {
      #expect(Repository.has(row.path), "\(row.path) is gone; remove its exception")
      #expect(!row.reason.isEmpty)
    }
  }
}
