import Testing

/// Sizes, names and habits of the project's own source.
@Suite struct SizeTests {
  let sources: [SourceFile]

  init() throws { sources = try Repository.files("Sources", "swift", "c", "h") }

  private var swift: [SourceFile] { sources.filter { $0.path.hasSuffix(".swift") } }

  private func findings(_ rule: (SizeRules) -> [String]) -> [String] {
    swift.flatMap { rule(SizeRules(file: $0)) }
  }

  @Test func filesAreShort() {
    let sizes = Distribution(swift.map(\.lines.count))
    #expect(sizes.isWithin(.fileLines), "median, p95, maximum: \(sizes)")
    #expect(
      swift.filter { $0.lines.count > Distribution.Limits.fileLines.maximum }.map(\.path) == [])
  }

  @Test func functionsAreShort() {
    let functions = swift.flatMap { SwiftCode($0).functions }
    let sizes = Distribution(functions.filter { !$0.isTable }.map(\.length))
    #expect(sizes.isWithin(.functionLines), "median, p95, maximum: \(sizes)")
    #expect(findings(\.longFunctions) == [])
  }

  @Test func linesAreNarrow() {
    #expect(sources.flatMap { SizeRules(file: $0).longLines } == [])
  }

  @Test func nothingIsForced() { #expect(findings(\.forces) == []) }

  @Test func nothingIsPromised() { #expect(findings(\.promises) == []) }

  @Test func namesSaySomething() { #expect(findings(\.emptyNames) == []) }

  @Test func noPathOfOneMachine() throws {
    let folders = ["Sources", "Tests", "scripts", "templates", "benchmarks", "docs", ".ci"]
    let files = try folders.filter(Repository.has).flatMap { folder in
      try Repository.files(
        folder, "swift", "c", "h", "py", "js", "css", "mustache", "md", "txt", "")
    }
    let top = ["Makefile", "Package.swift", "README.md", "CONTRIBUTING.md"].filter(Repository.has)
    let all = try files + top.map(Repository.file)
    #expect(all.flatMap { SizeRules(file: $0).machinePaths } == [])
  }

  @Test func testsWeighEnough() throws {
    let tests = try Repository.files("Tests", "swift", "py").map(\.lines.count).reduce(0, +)
    let source = swift.map(\.lines.count).reduce(0, +)
    #expect(
      Double(tests) / Double(source) >= 0.7, "\(tests) lines of tests for \(source) of source")
  }
}

extension Distribution: CustomStringConvertible {
  var description: String { "\(median) · \(p95) · \(maximum)" }
}
