import Render
import Testing

/// The engine against a naive one, and against text put in by hand, on random templates.
@Suite struct TemplateOracleTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func fillsAsTheNaiveOneDoes(seed: UInt64) throws {
    var random = RandomTemplate(seed: seed)
    // Partials reach only those behind them, so that none includes itself.
    var partials: [String: [NaiveTemplate]] = [:]
    for name in RandomTemplate.partials.reversed() {
      partials[name] = random.trees(partials: partials.keys.sorted())
    }
    let main = random.trees(partials: partials.keys.sorted())
    let context = random.object(depth: 5)
    let expected = NaiveTemplate.fill(NaiveTemplate.expand(main, partials), [context])

    let library = try Dictionary(
      uniqueKeysWithValues: partials.map { name, trees in
        (name, try Template.parse(Array(NaiveTemplate.source(trees).utf8), name: name))
      })
    let source = NaiveTemplate.source(main)
    let filled = try Template.parse(Array(source.utf8), name: "main")
      .render(context, partials: library)
    #expect(String(decoding: filled.bytes, as: UTF8.self) == expected, "\(source)")
    #expect(filled.errors.isEmpty)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func indentsAPartialAsIfItsLinesWereIndentedByHand(seed: UInt64) throws {
    var random = RandomTemplate(seed: seed)
    let partial = random.lines()
    let context = random.value(depth: 3)
    let indent = String(repeating: " ", count: random.next(5)) + (random.next(2) == 0 ? "\t" : "")
    let byHand = partial.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? String($0) : indent + $0 }
      .joined(separator: "\n")
    let library = ["p": try Template.parse(Array(partial.utf8), name: "p")]
    let included = try Template.parse(Array("1\n\(indent){{>p}}\n".utf8), name: "main")
      .render(context, partials: library)
    let expected = try Template.parse(Array("1\n\(byHand)".utf8), name: "hand").render(context)
    #expect(
      String(decoding: included.bytes, as: UTF8.self)
        == String(decoding: expected.bytes, as: UTF8.self), "\(partial)")
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func neverTrapsOnAnyBytes(seed: UInt64) {
    var random = RandomTemplate(seed: seed)
    let alphabet = Array("{{{}}}#^/>!<$&=*. \n\tab\u{0}é".utf8)
    let bytes = (0..<80).map { _ in alphabet[random.next(alphabet.count)] }
    guard let template = try? Template.parse(bytes, name: "t") else { return }
    _ = template.render(["a": ["b": "x"], "b": true], partials: ["a": template, "b": template])
  }
}
