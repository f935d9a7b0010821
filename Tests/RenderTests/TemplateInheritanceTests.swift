import Testing

@Suite struct TemplateInheritanceTests {
  @Test(arguments: [
    TemplateCase("default", "{{$a}}own {{b}}{{/a}}", #"{"b": "x"}"#, [:], "own x"),
    TemplateCase("as a partial", "{{<p}}{{/p}}", "{}", ["p": "1{{$a}}own{{/a}}"], "1own"),
    TemplateCase(
      "replaced", "{{<p}}{{$a}}new{{/a}}{{/p}}", "{}", ["p": "1{{$a}}own{{/a}}2"], "1new2"),
    TemplateCase(
      "no data replace it", "{{<p}}{{/p}}", #"{"a": "no"}"#, ["p": "{{$a}}own{{/a}}"], "own"),
    TemplateCase("emptied", "{{<p}}{{$a}}{{/a}}{{/p}}", "{}", ["p": "[{{$a}}own{{/a}}]"], "[]"),
    TemplateCase(
      "one of two", "{{<p}}{{$b}}new{{/b}}{{/p}}", "{}", ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"], "1new"
    ),
    TemplateCase(
      "twice", "{{<p}}{{$a}}1{{/a}}{{/p}} {{<p}}{{$a}}2{{/a}}{{/p}}", "{}", ["p": "|{{$a}}{{/a}}|"],
      "|1| |2|"),
    TemplateCase(
      "other text in the parent", "{{<p}} no {{$a}}new{{/a}} {{no}} {{/p}}", "{}",
      ["p": "{{$a}}{{/a}}"],
      "new"),
    TemplateCase(
      "values of the place", "{{<p}}{{$a}}{{x}}{{/a}}{{/p}}", #"{"x": 1, "s": {"x": 2}}"#,
      ["p": "{{#s}}{{$a}}{{/a}}{{/s}}"], "2"),
    TemplateCase(
      "outermost wins", "{{<p}}{{$a}}1{{/a}}{{/p}}", "{}",
      ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{$a}}3{{/a}}"], "1"),
    TemplateCase(
      "middle wins", "{{<p}}{{/p}}", "{}",
      ["p": "{{<q}}{{$a}}2{{/a}}{{/q}}", "q": "{{$a}}3{{/a}}"],
      "2"),
    TemplateCase(
      "block in a block", "{{<p}}{{$b}}new{{/b}}{{/p}}", "{}", ["p": "{{$a}}1{{$b}}2{{/b}}{{/a}}"],
      "1new"),
    TemplateCase(
      "in a partial's partial", "{{<p}}{{$a}}new{{/a}}{{/p}}", "{}",
      ["p": "{{>q}}", "q": "{{$a}}{{/a}}"], "new"),
    TemplateCase(
      "parent in a replacement", "{{<p}}{{$a}}{{<p}}{{$a}}x{{/a}}{{/p}}{{/a}}{{/p}}", "{}",
      ["p": "<{{$a}}{{/a}}>"], "<<x>>"),
    TemplateCase(
      "block of its own name inside", "{{<p}}{{$a}}1{{$a}}2{{/a}}{{/a}}{{/p}}", "{}",
      ["p": "{{$a}}{{/a}}"], "12"),
    TemplateCase(
      "dynamic", "{{<*kind}}{{$a}}x{{/a}}{{/*kind}}", #"{"kind": "p"}"#, ["p": "<{{$a}}{{/a}}>"],
      "<x>"),
  ])
  func replacesBlocks(_ example: TemplateCase) throws { try example.check() }

  @Test(arguments: [
    TemplateCase(
      "lines of the block", "{{<p}}{{$a}}\n1\n\n2\n{{/a}}{{/p}}", "{}", ["p": "{{$a}}x{{/a}}"],
      "1\n\n2\n"),
    TemplateCase("parent alone", "1\n  {{<p}}{{/p}}\n2", "{}", ["p": "x\ny\n"], "1\n  x\n  y\n2"),
    TemplateCase(
      "block within a line", "{{<p}}{{$a}}new{{/a}}{{/p}}", "{}", ["p": "1\n  {{$a}}own{{/a}}\n"],
      "1\n  new\n"),
    TemplateCase(
      "block alone", "{{<p}}{{$a}}\nx\ny{{/a}}\n{{/p}}\n", "{}", ["p": "1\n  {{$a}}{{/a}}\n2"],
      "1\n  x\n  y\n2"),
    TemplateCase(
      "from its indentation to the other's", "{{<p}}{{$a}}\n    x\n      y\n{{/a}}{{/p}}\n", "{}",
      ["p": "1\n  {{$a}}\n  {{/a}}\n2"], "1\n  x\n    y\n2"),
    TemplateCase(
      "indented as what it replaces", "{{<p}}{{$a}}\nx\ny\n{{/a}}{{/p}}\n", "{}",
      ["p": "1\n{{$a}}\n   own\n{{/a}}\n"], "1\n   x\n   y\n"),
    TemplateCase(
      "block in an indented block", "{{<p}}{{$b}}\nnew\n{{/b}}{{/p}}\n", "{}",
      ["p": "{{$a}}\n  1\n  {{$b}}\n    2\n  {{/b}}\n{{/a}}\n"], "  1\n    new\n"),
    TemplateCase("empty block alone leaves no line", "1\n{{$a}}{{/a}}\n2\n", "{}", [:], "1\n2\n"),
  ])
  func indentsBlocks(_ example: TemplateCase) throws { try example.check() }
}
