import Testing

@Suite struct TemplateSectionTests {
  @Test(arguments: [
    TemplateCase("true", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": true}"#, [:], "yes"),
    TemplateCase("false", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": false}"#, [:], "no"),
    TemplateCase("null", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": null}"#, [:], "no"),
    TemplateCase("missing", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", "{}", [:], "no"),
    TemplateCase("empty list", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": []}"#, [:], "no"),
    TemplateCase("empty text", "{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": ""}"#, [:], "no"),
    TemplateCase("object", "{{#a}}{{b}}{{/a}}", #"{"a": {"b": "x"}}"#, [:], "x"),
    TemplateCase("list", "{{#a}}<{{b}}>{{/a}}", #"{"a": [{"b": 1}, {"b": 2}]}"#, [:], "<1><2>"),
    TemplateCase("text is in sight", "{{#a}}{{.}}{{a}}{{/a}}", #"{"a": "x"}"#, [:], "xx"),
    TemplateCase(
      "implicit", "{{#a}}({{.}}){{/a}}", #"{"a": ["<", 2, 3.5]}"#, [:], "(&lt;)(2)(3.5)"),
    TemplateCase("implicit, verbatim", "{{#a}}{{{.}}}{{&.}}{{/a}}", #"{"a": ["<"]}"#, [:], "<<"),
    TemplateCase(
      "lists in lists", "{{#a}}({{#.}}{{.}}{{/.}}){{/a}}", #"{"a": [[1, 2], ["b"]]}"#, [:],
      "(12)(b)"),
    TemplateCase("root list", "{{#.}}{{b}}{{/.}}", #"[{"b": 1}, {"b": 2}]"#, [:], "12"),
    TemplateCase("dotted", "{{#a.b}}yes{{/a.b}}", #"{"a": {"b": true}}"#, [:], "yes"),
    TemplateCase("dotted, broken", "{{^a.b}}no{{/a.b}}", #"{"a": {}}"#, [:], "no"),
    TemplateCase(
      "outer values", "{{#a}}{{#b}}{{x}}{{y}}{{z}}{{/b}}{{/a}}",
      #"{"z": 3, "a": {"y": 2, "x": 0, "b": {"x": 1}}}"#, [:], "123"),
    TemplateCase("same name inside", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", #"{"a": true}"#, [:], "123"),
    TemplateCase("spaces in tags", "{{# a }}x{{/ a }}", #"{"a": true}"#, [:], "x"),
  ])
  func choosesAndRepeats(_ example: TemplateCase) throws { try example.check() }

  @Test(arguments: [
    TemplateCase("alone", "1\n{{#a}}\n2\n{{/a}}\n3\n", #"{"a": true}"#, [:], "1\n2\n3\n"),
    TemplateCase("indented", "1\n  {{#a}}\n2\n\t{{/a}} \n3", #"{"a": true}"#, [:], "1\n2\n3"),
    TemplateCase("inverted", "1\n  {{^a}}\n2\n  {{/a}}\n3", "{}", [:], "1\n2\n3"),
    TemplateCase("first line", "  {{#a}}\n2{{/a}}\n3", #"{"a": true}"#, [:], "2\n3"),
    TemplateCase("last line", "1{{#a}}\n2\n  {{/a}}", #"{"a": true}"#, [:], "1\n2\n"),
    TemplateCase("carriage returns", "1\r\n{{#a}}\r\n{{/a}}\r\n3", #"{"a": true}"#, [:], "1\r\n3"),
    TemplateCase(
      "beside text", " {{#a}}x{{/a}}\n  {{#a}}y{{/a}}\n", #"{"a": 1}"#, [:], " x\n  y\n"),
    TemplateCase("between bars", " | {{#a}} \n {{/a}} | \n", #"{"a": true}"#, [:], " |  \n  | \n"),
    TemplateCase(
      "two tags", "1\n{{#a}}{{#b}}\n2\n{{/b}}{{/a}}\n3", #"{"a": {"b": 1}}"#, [:], "1\n2\n3"),
    TemplateCase("blank lines stay", "1\n\n{{#a}}\n\n{{/a}}\n2", #"{"a": true}"#, [:], "1\n\n\n2"),
  ])
  func takesLonelyLinesAway(_ example: TemplateCase) throws { try example.check() }
}
