/// The rules about imports. Each gives one sentence a finding, and none if all is well.
struct LayerRules: Sendable {
  let package: PackagePicture
  private let imports: [(file: SourceFile, found: Import)]

  init(package: PackagePicture, files: [SourceFile]) {
    self.package = package
    imports = files.flatMap { file in SwiftCode(file).imports.map { (file, $0) } }
  }

  /// An undeclared import compiles when the module is reachable some other way.
  var undeclared: [String] {
    imports.compactMap { file, found in
      guard package.target(found.module) != nil else { return nil }
      let declared = package.target(file.target)?.dependencies ?? []
      guard !declared.contains(found.module) else { return nil }
      return "\(file.path):\(found.line): \(file.target) does not declare \(found.module)"
    }
  }

  /// Imports of modules that are neither ours nor allowed.
  var foreign: [String] {
    imports.compactMap { file, found in
      guard package.target(found.module) == nil else { return nil }
      let allowed = Architecture.only[file.target] == nil ? Architecture.system : []
      guard !allowed.contains(found.module) else { return nil }
      return "\(file.path):\(found.line): \(file.target) imports \(found.module)"
    }
  }

  /// Arrows, imported or declared, that the picture of the layers does not draw.
  var againstTheArrows: [String] {
    let imported = imports.map {
      (from: $0.file.target, to: $0.found.module, place: "\($0.file.path):\($0.found.line)")
    }
    let declared = package.targets.filter { !$0.isTest }.flatMap { target in
      target.dependencies.sorted().map { (from: target.name, to: $0, place: "Package.swift") }
    }
    return (imported + declared).compactMap { arrow in
      guard package.target(arrow.to) != nil else { return nil }
      guard let reason = refusal(arrow.from, arrow.to) else { return nil }
      return "\(arrow.place): \(arrow.from) → \(arrow.to): \(reason)"
    }
  }

  private func refusal(_ from: String, _ to: String) -> String? {
    guard let start = Architecture.row(of: from) else { return "\(from) stands in no layer" }
    guard let end = Architecture.row(of: to) else { return "\(to) stands in no layer" }
    if let only = Architecture.only[from], !only.contains(to) { return "not in its short list" }
    return end < start ? nil : end == start ? "sideways" : "upwards"
  }

  /// C libraries that are imported from more than one file.
  var scatteredLibraries: [String] {
    let libraries = package.targets.filter {
      $0.isSystemLibrary && $0.name != Architecture.shared
    }
    return libraries.compactMap { library in
      let importers = imports.filter { $0.found.module == library.name }.map(\.file.path)
      return importers.count <= 1 ? nil : "\(library.name) is imported by \(importers)"
    }
  }

  /// Dependencies on Swift targets that are declared and imported by no file.
  var unused: [String] {
    package.targets.filter { !$0.isTest && !$0.isSystemLibrary }.flatMap { target in
      let used = Set(imports.filter { $0.file.target == target.name }.map(\.found.module))
      let swift = target.dependencies.subtracting(Architecture.rows[0])
      return swift.subtracting(used).sorted().map { "\(target.name) never imports \($0)" }
    }
  }

  /// Targets that can be reached from themselves.
  var circles: [String] {
    package.targets.map(\.name).filter { start in
      var open = package.target(start)?.dependencies ?? []
      var seen: Set<String> = []
      while let next = open.popFirst() {
        guard seen.insert(next).inserted else { continue }
        open.formUnion(package.target(next)?.dependencies ?? [])
      }
      return seen.contains(start)
    }
  }
}
