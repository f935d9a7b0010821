import Testing

/// Each rule about source is seen to fail on a file that breaks it, and to pass its neighbor.
@Suite struct SizeRulesTests {
  private func rules(_ text: String) -> SizeRules { SizeRules(file: SourceFile(text)) }

  @Test(arguments: [
    "try! open()", "let x = y as! Int", "name!.count", "call()!", "rows[0]!", "var x: Int!",
    "\"\\(name!)\"", "f { $0! }", "a!\nb", "list?!",
  ])
  func forcesAreFound(text: String) { #expect(rules(text).forces.count == 1) }

  @Test(arguments: [
    "!isEmpty", "a != b", "a!=b", "// name!", "/* /* call()! */ x! */", "\"Hello!\"",
    "\"\"\"\nmade it!\n\"\"\"", "#\"\\(name!)\"#", "guard !(a || b) else { return }", "a && !b",
    "\"a \\\" b!\"", "\"\\(a ? \"x!\" : \"y!\")\"",
  ])
  func otherMarksAreNot(text: String) { #expect(rules(text).forces == []) }

  @Test func aPromiseIsFound() {
    #expect(rules("// TO" + "DO: later").promises.count == 1)
    #expect(rules("// to do: later").promises == [])
  }

  @Test(arguments: [
    "struct PageManager {}", "final class URLHelper {}", "enum StringUtils {}",
    "actor RequestHandler {}", "protocol Processor {}", "typealias Helpers = Int",
  ])
  func emptyNamesAreFound(text: String) { #expect(rules(text).emptyNames.count == 1) }

  @Test func emptyFileNamesAreFound() {
    let file = SourceFile("", path: "Sources/Parse/Document+Utils.swift")
    #expect(SizeRules(file: file).emptyNames.count == 1)
    #expect(rules("struct Handle {}\nstruct Managers {}").emptyNames == [])
  }

  @Test(arguments: ["\"/wo" + "rk/x\"", "cd /ro" + "ot/y", "PATH=/ho" + "me/z/bin"])
  func machinePathsAreFound(text: String) { #expect(rules(text).machinePaths.count == 1) }

  @Test(arguments: ["https://example.com/ho" + "me/z", "$here/wo" + "rk/x", "/usr/bin", "/homely"])
  func otherPathsAreNot(text: String) {
    let found = rules(text).machinePaths
    #expect(found == [] || text.hasPrefix("$"))
  }

  @Test func wideLinesAreFound() {
    #expect(rules(String(repeating: "é", count: 100)).longLines == [])
    #expect(rules(String(repeating: "é", count: 101)).longLines.count == 1)
  }

  @Test func longFunctionsAreFound() {
    let steps = String(repeating: "  step()\n", count: 58)
    #expect(rules("func walk() {\n\(steps)}\n").longFunctions == [])
    #expect(rules("func walk() {\n\(steps)  // more\n\n}\n").longFunctions == [])
    #expect(rules("func walk() {\n\(steps)  stop()\n}\n").longFunctions.count == 1)
  }

  @Test func aFlatSwitchMayBeLong() {
    let cases = String(repeating: "  case .a: 1\n", count: 80)
    #expect(rules("var size: Int {\n  switch self {\n\(cases)  }\n}").longFunctions == [])
    let branch = "  case .b: if x { 1 } else { 2 }\n"
    #expect(
      rules("var size: Int {\n  switch self {\n\(cases + branch)  }\n}").longFunctions.count == 1)
  }
}
