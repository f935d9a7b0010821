import Testing

/// Each rule about imports is seen to fail on a package that breaks it.
@Suite struct LayerRulesTests {
  static let package = """
    let package = Package(
      name: "hig",
      products: [.executable(name: "hig", targets: ["hig"])],
      targets: [
        .systemLibrary(name: "CYAML"),
        target("Bytes"),
        target("JSON", ["Bytes"]),
        .target(name: "Parse", dependencies: ["Bytes"], exclude: ["NOTES.md"]),
        target("Ingest", ["Bytes"]),
        .target(name: "Shared", dependencies: ["Bytes"], path: "Tests/Shared"),
        tests("ParseTests", ["Parse"]),
      ])
    """

  private func rules(_ source: String, in target: String, package: String = package) -> LayerRules {
    LayerRules(
      package: PackagePicture(SourceFile(package)),
      files: [SourceFile(source, path: "Sources/\(target)/Sample.swift")])
  }

  @Test func theTargetsAreRead() {
    let picture = PackagePicture(SourceFile(Self.package))
    #expect(
      picture.targets.map(\.name) == [
        "CYAML", "Bytes", "JSON", "Parse", "Ingest", "Shared", "ParseTests",
      ])
    #expect(picture.target("Parse")?.dependencies == ["Bytes"])
    #expect(picture.target("CYAML")?.isSystemLibrary == true)
    #expect(picture.targets.filter(\.isTest).map(\.name) == ["Shared", "ParseTests"])
  }

  @Test func anUndeclaredImportIsFound() {
    #expect(
      rules("import Bytes\npublic import JSON", in: "Parse").undeclared
        == ["Sources/Parse/Sample.swift:2: Parse does not declare JSON"])
    #expect(rules("import Bytes // import JSON", in: "Parse").undeclared == [])
  }

  @Test func aSidewaysImportIsFound() {
    let package = Self.package.replacing("(\"Ingest\", [", with: "(\"Ingest\", [\"Parse\", ")
    #expect(
      rules("import Parse", in: "Ingest", package: package).againstTheArrows == [
        "Sources/Ingest/Sample.swift:1: Ingest → Parse: sideways",
        "Package.swift: Ingest → Parse: sideways",
      ])
  }

  @Test func anUpwardsImportIsFound() {
    #expect(
      rules("import struct Parse.Document", in: "JSON").againstTheArrows
        == ["Sources/JSON/Sample.swift:1: JSON → Parse: upwards"])
  }

  @Test func theShortListsAreHeld() {
    #expect(
      rules("import JSON", in: "SearchCore").againstTheArrows
        == ["Sources/SearchCore/Sample.swift:1: SearchCore → JSON: not in its short list"])
  }

  @Test(arguments: ["Foundation", "FoundationEssentials", "Dispatch", "Observation"])
  func foreignModulesAreFound(module: String) {
    #expect(
      rules("internal import \(module)", in: "Parse").foreign
        == ["Sources/Parse/Sample.swift:1: Parse imports \(module)"])
  }

  @Test func theBrowsersTargetsImportNoSystem() {
    #expect(rules("import Glibc", in: "Parse").foreign == [])
    #expect(rules("import Glibc", in: "Bytes").foreign.count == 1)
  }

  @Test func aLibraryInTwoFilesIsFound() {
    let package = PackagePicture(SourceFile(Self.package))
    let files = ["One", "Two"].map { SourceFile("import CYAML", path: "Sources/YAML/\($0).swift") }
    #expect(LayerRules(package: package, files: files).scatteredLibraries.count == 1)
    #expect(LayerRules(package: package, files: [files[0]]).scatteredLibraries == [])
  }

  @Test func aDeadArrowIsFound() {
    #expect(rules("", in: "Parse").unused.contains("Parse never imports Bytes"))
    #expect(!rules("import Bytes", in: "Parse").unused.contains("Parse never imports Bytes"))
  }

  @Test func aCircleIsFound() {
    let package = Self.package.replacing("(\"Bytes\")", with: "(\"Bytes\", [\"JSON\"])")
    #expect(rules("", in: "Parse", package: package).circles == ["Bytes", "JSON"])
    #expect(rules("", in: "Parse").circles == [])
  }
}
