import Compression
import Diagnostics
import Model

extension Run {
  /// The tree with its packed files, if the site is to be released.
  mutating func packed(_ tree: OutputTree) async -> OutputTree {
    guard project.options.release, !report.failed else { return tree }
    let packing = Packing(tree, after: LastRelease(at: project.output, files))
    // The largest first: else the last of them would keep one core busy while the others wait.
    let files = tree.files.filter(Packing.packsWell).sorted {
      ($1.bytes.count, $0.path) < ($0.bytes.count, $1.path)
    }
    let packed = await Parallel.map(files, jobs: jobs, step: step("Packing", of: files.count)) {
      file in Result { () throws(CompressionError) in try packing.companions(of: file) }
    }
    var companions: [OutputFile] = []
    for (file, result) in zip(files, packed) {
      switch result {
      case .success(let more): companions += more
      case .failure(let error):
        let place = SourceLocation(file: file.path)
        fail(Diagnostic(.packing, at: place, error.text, remedy: Self.remedy))
      }
    }
    return OutputTree(tree.files + companions)
  }

  private static let remedy = "Free memory, or build without --release."
}
