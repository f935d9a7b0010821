import Files
import TestSupport
import Testing

@testable import Command

/// `hig template`: what is printed, what is told, and how it ends.
@Suite struct TemplateCommandTests {
  private func run(_ arguments: String..., files: [String: String]) async -> Trial.Outcome {
    var trial = Trial()
    trial.files = .memory(files.mapValues { Array($0.utf8) })
    return await trial.run(["template"] + arguments)
  }

  @Test func fillsWithDataAndPartials() async {
    let outcome = await run(
      "--data", "d.json", "--partials", "parts", "t.mustache",
      files: [
        "d.json": #"{"cups": [{"size": 1.5}, {"size": 20}], "kind": "row"}"#,
        "t.mustache": "{{<frame}}{{$main}}\n{{#cups}}\n{{>*kind}}\n{{/cups}}\n{{/main}}{{/frame}}",
        "parts/frame.mustache": "<ul>\n{{$main}}none{{/main}}</ul>\n",
        "parts/row.mustache": "<li>{{size}}\n",
      ])
    #expect(outcome.output == "<ul>\n<li>1.5\n<li>20\n</ul>\n")
    #expect(outcome.verdict == .fine && outcome.talk.isEmpty)
  }

  @Test func withoutDataNamesAreEmpty() async {
    let outcome = await run("t", files: ["t": "({{name}}{{^name}}nobody{{/name}})"])
    #expect(outcome.output == "(nobody)" && outcome.verdict == .fine)
  }

  @Test func dataMayBeAnyValue() async {
    let files = ["t": "{{#.}}[{{.}}]{{/.}}", "d": #"["<", 3, "é"]"#]
    #expect(await run("--data", "d", "t", files: files).output == "[&lt;][3][é]")
  }

  @Test func aMissingPartialIsNothingAndAnError() async {
    let files = ["t": "a{{>b}}c\n", "p/x.mustache": ""]
    let outcome = await run("--partials", "p", "t", files: files)
    #expect(outcome.output == "ac\n" && outcome.verdict == .findings)
    #expect(outcome.talk.hasPrefix("t:1:2: error: Missing template “b”"))
    #expect(outcome.talk.contains("    The partial was left empty, so the output is incomplete.\n"))
    #expect(outcome.talk.contains("Add `b.mustache` to the folder of `--partials`"))
  }

  @Test func errorsNameThePlaceAndTheWayThere() async {
    let broken = await run("t", files: ["t": "one\n{{#a}}two\n"])
    #expect(broken.verdict == .findings && broken.output.isEmpty)
    #expect(broken.talk.hasPrefix("t:2:1: error: “a” is opened here but not closed"))
    let inner = await run(
      "--partials", "p", "t",
      files: ["t": "{{>a}}", "p/a.mustache": "{{>b}}", "p/b.mustache": " {{>none}}"])
    #expect(inner.talk.hasPrefix("p/b.mustache:1:2: error:"))
    #expect(inner.talk.contains("Included through t › p/a.mustache › p/b.mustache"))
  }

  @Test func aCircleEnds() async {
    let outcome = await run(
      "--partials", "p", "t", files: ["t": "{{>a}}", "p/a.mustache": "{{>a}}"])
    #expect(outcome.verdict == .findings)
    #expect(outcome.talk.contains("Partials nested deeper than 100 levels"))
  }

  @Test func badDataHaveAPlace() async {
    let outcome = await run("--data", "d", "t", files: ["t": "", "d": "{\n \"a\": nil}"])
    #expect(outcome.verdict == .failure && outcome.talk.hasPrefix("d:2:7: error:"))
  }

  @Test(arguments: [["none"], ["--data", "none", "t"], ["--partials", "none", "t"]])
  func whatIsNotThereIsNamed(arguments: [String]) async {
    var trial = Trial()
    trial.files = .memory(["t": []])
    let outcome = await trial.run(["template"] + arguments)
    #expect(outcome.verdict == .failure && outcome.talk.hasPrefix("none: error:"))
    #expect(outcome.talk.contains("→ Check the path"))
  }

  @Test func oneTemplateAtATime() async {
    #expect(await Trial().run("template").verdict == .usage)
    #expect(await Trial().run("template", "a", "b").verdict == .usage)
  }

  /// Files in memory with a program in a checkout that has two templates.
  private func checkout(_ more: [String: [UInt8]] = [:]) -> FileSystem {
    let own: [String: [UInt8]] = [
      "/hig/templates/layout.mustache": [1], "/hig/templates/assets/css/a.css": [2],
    ]
    var files = FileSystem.memory(own.merging(more) { $1 })
    let resolve = files.resolve
    files.resolve = { $0 == "/proc/self/exe" ? "/hig/bin/hig" : resolve($0) }
    files.within = { [files] _ in files }
    return files
  }

  @Test func theTemplatesOfHigAreExported() async throws {
    var trial = Trial()
    trial.files = checkout()
    let outcome = await trial.run("template", "--export", "mine")
    #expect(outcome.verdict == .fine && outcome.talk == "hig: wrote 2 files to mine/\n")
    #expect(try trial.files.walk("mine") == ["assets/css/a.css", "layout.mustache"])
    #expect(try trial.files.read("mine/assets/css/a.css") == [2])
  }

  @Test(arguments: ["mine/own.mustache", "mine"]) func nothingIsWrittenOver(path: String)
    async throws
  {
    var trial = Trial()
    trial.files = checkout([path: [3]])
    let outcome = await trial.run("template", "--export", "mine")
    #expect(outcome.verdict == .failure)
    #expect(outcome.talk.hasPrefix("mine: error: Already exists and is not an empty folder"))
    #expect(try trial.files.read(path) == [3] && trial.files.kind("mine/assets") == nil)
  }

  @Test func withoutTemplatesThereIsNothingToExport() async {
    let outcome = await Trial().run("template", "--export", "mine")
    #expect(outcome.verdict == .failure && outcome.talk.contains("were not found"))
  }

  @Test func anExportTakesNoTemplateAndNoData() async {
    #expect(await Trial().run("template", "--export", "mine", "t").verdict == .usage)
    #expect(await Trial().run("template", "--export", "mine", "--data", "d").verdict == .usage)
  }
}
