import Render
import Testing

@Suite struct TemplateVariableTests {
  @Test(arguments: [
    TemplateCase("plain text", "A list of 3 {things}.\n", "{}", [:], "A list of 3 {things}.\n"),
    TemplateCase("variable", "{{size}} pt", #"{"size": "44"}"#, [:], "44 pt"),
    TemplateCase("spaces in the tag", "{{  size }}", #"{"size": "44"}"#, [:], "44"),
    TemplateCase("whole number", "{{n}}", #"{"n": 17}"#, [:], "17"),
    TemplateCase("fraction", "{{n}} {{{n}}} {{&n}}", #"{"n": 1.21}"#, [:], "1.21 1.21 1.21"),
    TemplateCase("missing", "[{{gone}}]", "{}", [:], "[]"),
    TemplateCase("null", "[{{none}}]", #"{"none": null}"#, [:], "[]"),
    TemplateCase("filled once", "{{a}}", #"{"a": "{{b}}", "b": "no"}"#, [:], "{{b}}"),
    TemplateCase(
      "escaped", "{{t}}", #"{"t": "<a href=\"x\">&'"}"#, [:],
      "&lt;a href=&quot;x&quot;&gt;&amp;&#39;"),
    TemplateCase("triple", "{{{t}}}", #"{"t": "<b>&"}"#, [:], "<b>&"),
    TemplateCase("ampersand", "{{& t }}", #"{"t": "<b>&"}"#, [:], "<b>&"),
    TemplateCase("line of its own is kept", "  {{t}}\n", #"{"t": "x"}"#, [:], "  x\n"),
    TemplateCase("dotted", "{{a.b.c}}", #"{"a": {"b": {"c": "deep"}}}"#, [:], "deep"),
    TemplateCase("broken chain", "[{{a.b.c}}]", #"{"a": {}, "c": "no"}"#, [:], "[]"),
    TemplateCase("no name with a dot", "[{{a.b}}]", #"{"a.b": "no"}"#, [:], "[]"),
    TemplateCase(
      "first part decides", "{{#a}}[{{b.c}}]{{/a}}", #"{"a": {"b": {}}, "b": {"c": "no"}}"#, [:],
      "[]"),
    TemplateCase("the value itself", "{{.}}", #""<me>""#, [:], "&lt;me&gt;"),
  ])
  func fills(_ example: TemplateCase) throws { try example.check() }

  @Test(arguments: [
    TemplateCase("within a line", "a{{! note }}b", "{}", [:], "ab"),
    TemplateCase("alone on a line", "a\n  {{! note }}\nb\n", "{}", [:], "a\nb\n"),
    TemplateCase("over lines", "a\n{{!\n one\n two\n}}\nb\n", "{}", [:], "a\nb\n"),
    TemplateCase("carriage returns", "a\r\n{{! x }}\r\nb", "{}", [:], "a\r\nb"),
    TemplateCase("at the end", "a\n  {{! x }}", "{}", [:], "a\n"),
    TemplateCase("beside text", " 1 {{! x }}\n", "{}", [:], " 1 \n"),
  ])
  func leavesCommentsOut(_ example: TemplateCase) throws { try example.check() }

  @Test(arguments: [
    TemplateCase("other pair", "{{=<% %>=}}<% a %> {{a}}", #"{"a": "x"}"#, [:], "x {{a}}"),
    TemplateCase("one sign", "{{=| |=}}|a|", #"{"a": "x"}"#, [:], "x"),
    TemplateCase("with spaces", "{{=  @   @  =}}@a@", #"{"a": "x"}"#, [:], "x"),
    TemplateCase("alone on a line", "1\n {{=@ @=}}\n2\n", "{}", [:], "1\n2\n"),
    TemplateCase(
      "last through a section", "{{=| |=}}|#a||b||/a|", #"{"a": {"b": "x"}}"#, [:], "x"),
    TemplateCase(
      "not in partials", "{{=| |=}}|>p||a|", #"{"a": "x"}"#, ["p": "{{a}}|a|"], "x|a|x"),
    TemplateCase(
      "not from partials", "{{>p}}{{a}}|a|", #"{"a": "x"}"#, ["p": "{{=| |=}}|a|"], "xx|a|"),
  ])
  func changesDelimiters(_ example: TemplateCase) throws { try example.check() }

  @Test func passesOnMarkupButNoTextWhereTextIsNotTrusted() throws {
    let template = try Template.parse(Array("{{{text}}}{{markup}}{{{markup}}}".utf8), name: "t")
    let context: TemplateValue = ["text": "<i>", "markup": .html(Array("<b>".utf8))]
    let filled = template.render(context, verbatim: .markupOnly)
    #expect(String(decoding: filled.bytes, as: UTF8.self) == "&lt;i&gt;<b><b>")
  }
}
