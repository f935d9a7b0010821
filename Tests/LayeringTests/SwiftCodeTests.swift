import Testing

/// The reader of Swift source that the rules stand on.
@Suite struct SwiftCodeTests {
  private func code(_ text: String) -> SwiftCode { SwiftCode(SourceFile(text)) }

  private func blanked(_ text: String) -> String {
    String(decoding: code(text).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a // b", "a     "),
    ("a /* b /* c */ d */ e", "a                   e"),
    ("\"a\" b", "\" \" b"),
    ("\"\\\"\" b", "\"  \" b"),
    ("\"\\(x + \"y\")z\"", "\" (x + \" \") \""),
    ("#\"a\"b\"# c", "#\"   \"# c"),
    ("\"\"\"\na \"b\"\n\"\"\" c", "\"\"\"\n     \n\"\"\" c"),
    ("\"// no\" // yes", "\"     \"       "),
  ])
  func commentsAndStringsAreBlanked(text: String, expected: String) {
    #expect(blanked(text) == expected)
  }

  @Test func nothingMoves() throws {
    for file in try Repository.files("Sources", "swift") {
      let code = SwiftCode(file)
      #expect(code.bytes.count == file.bytes.count)
      #expect(code.bytes.count { $0 == 10 } == file.bytes.count { $0 == 10 }, "\(file.path)")
    }
  }

  @Test func bracesOfTheProjectAreBalanced() throws {
    for file in try Repository.files("Sources", "swift") {
      let code = SwiftCode(file)
      let opened = code.bytes.count { $0 == UInt8(ascii: "{") }
      #expect(opened == code.bytes.count { $0 == UInt8(ascii: "}") }, "\(file.path)")
    }
  }

  @Test func importsAreRead() {
    let text = """
      import Glibc
      public import Model
      @testable import Render
      internal import struct Files.Path
      // import Foundation
      let text = "import Foundation"
      """
    #expect(code(text).imports.map(\.module) == ["Glibc", "Model", "Render", "Files"])
    #expect(code(text).imports.map(\.line) == [1, 2, 3, 4])
  }

  @Test func functionsAreMeasured() {
    let text = """
      struct A {
        let a = 1
        var b: Int { a }
        var c = { 1 }()
        init(a: Int = { 2 }()) throws(E) {
          // nothing

          self.init()
        }
        func d<T>(_ x: T) -> [T] where T: P {
          [x]
        }
        subscript(x: Int) -> Int { x }
      }
      protocol P {
        var e: Int { get }
        func f()
        init()
      }
      """
    let found = code(text).functions.map { "\($0.name) \($0.line) \($0.length)" }
    #expect(found == ["b 3 1", "init 5 3", "d 10 3", "subscript 13 1", "e 16 1"])
  }

  @Test func aDistributionHasAMiddleATailAndAnEnd() {
    let sizes = Distribution(Array(1...100))
    #expect(sizes.median == 50)
    #expect(sizes.p95 == 95)
    #expect(sizes.maximum == 100)
    #expect(sizes.isWithin(.init(median: 50, p95: 95, maximum: 100)))
    #expect(!sizes.isWithin(.init(median: 49, p95: 95, maximum: 100)))
    #expect(!sizes.isWithin(.init(median: 50, p95: 94, maximum: 100)))
    #expect(!sizes.isWithin(.init(median: 50, p95: 95, maximum: 99)))
    #expect(Distribution([]).isWithin(.fileLines))
  }
}
