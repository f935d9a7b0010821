import Testing

/// The imports of the project, held against `Package.swift` and the layers.
@Suite struct LayeringTests {
  let rules: LayerRules

  init() throws {
    rules = LayerRules(
      package: PackagePicture(try Repository.file("Package.swift")),
      files: try Repository.files("Sources", "swift"))
  }

  @Test func everyImportIsDeclared() { #expect(rules.undeclared == []) }

  @Test func nothingForeignIsImported() { #expect(rules.foreign == []) }

  @Test func everyArrowIsDrawn() { #expect(rules.againstTheArrows == []) }

  @Test func eachLibraryHasOneFile() { #expect(rules.scatteredLibraries == []) }

  @Test func nothingGoesInACircle() { #expect(rules.circles == []) }

  @Test func everythingDeclaredIsUsed() { #expect(rules.unused == []) }

  /// The drawing and the table name each of our targets once.
  @Test func theArchitectureNamesEachTarget() throws {
    let lines = try Repository.file("docs/architecture.md").lines
    let table = lines.filter { $0.hasPrefix("| `") && $0.hasSuffix(" |") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    let drawing = lines.filter { $0.hasPrefix("    ") }.flatMap { $0.split(separator: " ") }
    let own = Architecture.rows.dropFirst().flatMap { $0 }.sorted()
    #expect(table.filter(own.contains).sorted() == own)
    for target in own { #expect(drawing.filter { $0 == target }.count == 1, "\(target)") }
  }

  @Test func everyFolderIsATargetOfTheLayers() throws {
    for folder in try Repository.folders("Sources") {
      #expect(rules.package.target(folder) != nil, "Sources/\(folder) is no target")
      #expect(Architecture.row(of: folder) != nil, "\(folder) stands in no layer")
    }
  }

  @Test(arguments: Architecture.folders.keys.sorted())
  func everyFolderUsesThoseBelow(target: String) throws {
    let list = try #require(Architecture.folders[target])
    let imported = rules.package.target(target)?.dependencies ?? []
    let folders = FolderRules(
      target: target, importing: imported, files: try Repository.files("Sources", "swift"))
    #expect(folders.findings(against: list) == [])
  }

  @Test func everyTargetHasTests() throws {
    let tested = Set(try Repository.folders("Tests"))
    let libraries = Architecture.rows[1...].joined().filter { !["hig", "SearchWasm"].contains($0) }
    #expect(libraries.filter { !tested.contains($0 + "Tests") }.sorted() == [])
  }
}
