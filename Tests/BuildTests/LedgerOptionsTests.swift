import Model
import Testing

@testable import Build

/// `--ledger FILE` tells of the run that a file is part of.
@Suite struct LedgerOptionsTests {
  private func raw(_ file: String, _ raw: [String]? = nil, project: String = ".") -> [String]? {
    var options = BuildOptions(project: project)
    options.raw = raw
    let telling = options.telling(of: file)
    #expect(!telling.writesPages)
    return telling.raw
  }

  @Test func aFileInARawFolderIsOneOfSeveral() {
    #expect(raw("content/raw/a.md") == nil)
    #expect(raw("./content/raw/b/a.md") == nil)
    #expect(raw("p/content/raw/a.md", project: "p") == nil)
    #expect(raw("x/a.md", ["x/", "y"]) == ["x/", "y"])
  }

  @Test func anyOtherIsAlone() {
    #expect(raw("a.md") == ["a.md"])
    #expect(raw("content/rawer/a.md") == ["content/rawer/a.md"])
    #expect(raw("z/a.md", ["x"]) == ["x", "z/a.md"])
  }

  @Test func filesOfOneNameAreToldApart() {
    func ledger(_ file: String, _ digest: String) -> Ledger {
      Ledger(file: file, size: 0, sha256: digest, shape: "", spans: [], reasons: [:])
    }
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    var report = Report()
    report.ledgers = [ledger("x/a.md", "0"), ledger("x/a.md", empty), ledger("b.md", "1")]
    #expect(report.ledger(of: "q/x/a.md", bytes: [])?.sha256 == empty)
    #expect(report.ledger(of: "x/b.md", bytes: [])?.sha256 == "1")
    #expect(report.ledger(of: "x/c.md", bytes: []) == nil)
  }
}
