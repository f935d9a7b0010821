import Model
import SearchCore
import Testing

@testable import SearchIndex

/// Which parts of an index are files, and which are in the first file.
@Suite struct IndexScriptsTests {
  /// The files that parts of these kinds become, and the parts that the first file holds.
  private func files(_ kinds: [PartName.Kind]) -> (paths: [String], start: [String]) {
    var files: [OutputFile] = []
    var scripts = IndexScripts([1, 2, 3]) { files.append($0) }
    for (number, kind) in kinds.enumerated() {
      let name =
        kind == .manifest ? PartName.manifest : PartName(kind, number: number, hash: 7)
      scripts.add(IndexPart(name: name, payload: [UInt8(number)]))
    }
    scripts.finish()
    let start = String(decoding: files.last?.bytes ?? [], as: UTF8.self)
    return (files.map(\.path), start.split(separator: "\n").map { String($0.prefix(10)) })
  }

  @Test func namesThatAreOnePartAreInTheFirstFile() {
    let (paths, start) = files([.terms, .texts, .units, .rows, .manifest])
    #expect(paths.count == 4 && paths.last == PartName.start)
    #expect(!paths.contains { $0.contains("units") })
    #expect(start == ["hig(\"core\"", "hig(\"units", "hig(\"manif"])
  }

  @Test(arguments: [2, 3, 5]) func namesInSeveralPartsAreFiles(count: Int) {
    let units = Array(repeating: [PartName.Kind.texts, .units], count: count).flatMap(\.self)
    let (paths, start) = files([.terms] + units + [.manifest])
    #expect(paths.count { $0.contains("units") } == count)
    #expect(Set(paths).count == 1 + 2 * count + 1)
    #expect(start == ["hig(\"core\"", "hig(\"manif"])
  }
}
