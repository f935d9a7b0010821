import Bytes
import Testing

@testable import Render

/// Items that are filled once for many pages, against lists that are filled each time.
@Suite struct SharedListTests {
  private func template(_ source: String) throws -> Template {
    try Template.parse(Array(source.utf8), name: "t")
  }

  private func item(_ number: Int) -> TemplateValue {
    ["a": .text("<\(number)>"), "b": .list([.text("x"), .text("\(number)")])]
  }

  /// What a program makes of the same list twice, and of others beside.
  private func filled(_ program: TemplateProgram, _ value: TemplateValue) -> String {
    var table = ValueTable(names: program.names)
    let place = table.add(value)
    var rendering = TemplateRendering(program, table, values: [place], verbatim: .markupOnly)
    rendering.render(0)
    return String(decoding: rendering.bytes, as: UTF8.self)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func fillsAsAPlainListDoes(seed: UInt64) throws {
    var random = RandomTemplate(seed: seed)
    let partials = ["p": random.trees(partials: []), "q": random.trees(partials: [])]
    let trees =
      random.trees(partials: ["p", "q"]) + [.section("list", random.trees(partials: ["p"]))]
    let library = try partials.mapValues { try template(NaiveTemplate.source($0)) }
    let program = TemplateProgram(library, first: try template(NaiveTemplate.source(trees)))
    let items = (0..<5).map { _ in random.value(depth: 2) }
    let list = SharedList(items)
    for _ in 0..<6 {
      let (low, high) = (random.next(3), 3 + random.next(3))
      let own = random.value(depth: 1)
      let parts: [ListPart] = [.shared(list, 0..<low), .one(own), .shared(list, low..<high)]
      guard case .object(let members) = random.object(depth: 3) else { continue }
      let shared = TemplateValue.object(members + [TemplateMember("list", .parts(parts))])
      let plain = TemplateValue.object(
        members + [TemplateMember("list", .list(TemplateValue.items(of: parts)))])
      #expect(filled(program, shared) == filled(program, plain), "\(NaiveTemplate.source(trees))")
    }
  }

  @Test func isFilledAgainWhereWhatItReadsIsAnother() throws {
    let program = TemplateProgram(
      [:],
      first: try template("{{#list}}{{root}}{{a}} {{/list}}{{#c}}{{#list}}{{a}}{{/list}}{{/c}}"))
    let list = TemplateValue.parts([.shared(SharedList((0..<2).map(item)), 0..<2)])
    #expect(filled(program, ["root": "../", "list": list]) == "../&lt;0&gt; ../&lt;1&gt; ")
    #expect(filled(program, ["root": "", "list": list]) == "&lt;0&gt; &lt;1&gt; ")
    #expect(filled(program, ["root": "../", "list": list]) == "../&lt;0&gt; ../&lt;1&gt; ")
    #expect(filled(program, ["list": list, "c": true]) == "&lt;0&gt; &lt;1&gt; &lt;0&gt;&lt;1&gt;")
  }

  @Test func isKnownByItsItemsAndItsPart() {
    let program = TemplateProgram([:])
    let lists = [SharedList([item(0), item(1)]), SharedList([item(0), item(2)])]
    let values = lists.flatMap { list in
      [0..<1, 0..<2, 1..<2].map { TemplateValue.parts([.shared(list, $0)]) }
    }
    #expect(Set(values.map { digest(of: $0, program) }).count == values.count)
    let again = SharedList([item(0), item(1)])
    #expect(again == lists[0] && again.digest == lists[0].digest)
    #expect(digest(of: .parts([.shared(again, 0..<1)]), program) == digest(of: values[0], program))
  }

  private func digest(of value: TemplateValue, _ program: TemplateProgram) -> [UInt8] {
    var table = ValueTable(names: program.names)
    let start = table.mark
    _ = table.add(value)
    var print = Fingerprint()
    print.add(table, from: start)
    return print.digest
  }
}
