import Compression
import Diagnostics
import Model

extension Pipeline {
  /// The tree with its packed files, if the site is to be released.
  func pack(_ tree: OutputTree) async -> Stage<OutputTree> {
    guard options.release else { return Stage(tree) }
    var found = Findings()
    let packing = Packing(tree, after: LastRelease(at: project.output, disk))
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
        found.fail(Diagnostic(.packing, at: place, error.text, remedy: Self.remedy))
      }
    }
    return Stage(OutputTree(tree.files + companions), found)
  }

  private static let remedy = "Free memory, or build without `--release`."
}
