@testable import Render

extension FuzzTarget {
  /// Any bytes as a template that includes itself, filled with texts that would like to be markup.
  static let template = FuzzTarget(name: "template") {
    sources.map { Array($0.utf8) }
  } run: { bytes in
    guard let template = try? Template.parse(bytes, name: "self") else { return nil }
    let filled = template.render(
      context, partials: ["self": template, "p": other], verbatim: .markupOnly, steps: 20_000)
    // Without a tag of its own, nothing that fills it brings one in.
    guard !bytes.contains(UInt8(ascii: "<")), filled.bytes.contains(UInt8(ascii: "<")) else {
      return nil
    }
    return "text that became markup"
  }

  private static let context: TemplateValue = [
    "a": "<b>", "b": ["c": "'\"&", "d": .html(Array("[]".utf8))], "e": true, "f": .null,
    "g": [["a": "1"], ["a": "<i>"], []], "h": "self",
  ]

  private static let other: Template = {
    let source = "{{$x}}{{a}}{{/x}}\n  {{> p2}}\n{{b.c}}"
    guard let template = try? Template.parse(Array(source.utf8), name: "p") else { fatalError() }
    return template
  }()

  private static let sources = [
    "{{a}} {{{a}}} {{&a}} {{b.c}}{{{b.d}}}", "{{#g}}\n  {{a}}{{^f}}-{{/f}}\n{{/g}}\n",
    "{{! note }}\n  {{> p}}\n{{<p}}{{$x}}new {{a}}{{/x}}{{/p}}", "{{=<% %>=}}<% a %>",
    "{{#e}}{{> self}}{{/e}}{{> *h}}", "{{#g}}{{#g}}{{#g}}{{#g}}{{a}}{{/g}}{{/g}}{{/g}}{{/g}}",
  ]
}
