import Files
import Glibc
import Model
import PageFormat
import Parse
import SearchIndex
import SiteGraph
import YAML

/// What the index costs apart from all else that a build does: reads a folder of normalized pages,
/// connects them, and writes their index and nothing more. Tells CPU seconds and memory, stage by
/// stage, on one core. `benchmarks/indexing.py` runs it beside another search.
@main
struct IndexingCost {
  private static let files = FileSystem.disk
  private var last = Cost.now

  static func main() throws {
    let given = CommandLine.arguments.dropFirst()
    guard given.count == 3 || given.count == 4 else {
      print("indexing-cost PAGES SYNONYMS.yaml OUTPUT [search.wasm]")
      exit(64)
    }
    var cost = IndexingCost()
    try cost.run(Array(given))
  }

  private mutating func run(_ given: [String]) throws {
    let documents = try files(below: given[0]).compactMap { path in
      PageReader.read(try Self.files.read(path, .max), file: path).page.map {
        DocumentParser.parse($0).document
      }
    }
    tell("parse")
    let site = SiteBuilder.site(of: documents, settings: SiteSettings()).site
    tell("connect")
    let words = SiteWords(site)
    tell("count words")
    let module = given.count > 3 ? try Self.files.read(given[3], .max) : nil
    var index: [OutputFile] = []
    try IndexWriter.write(words, synonyms: try synonyms(given[1]), module: module) {
      index.append($0)
    }
    tell("write index")
    for file in index { try Self.files.write(Path.join(given[2], file.path), file.bytes) }
    tell("to disk")
    let bytes = index.reduce(0) { $0 + $1.bytes.count }
    print("\(documents.count) pages, \(index.count) files, \(bytes) bytes")
  }
}

extension IndexingCost {
  private func files(below folder: String) throws -> [String] {
    try Self.files.walk(folder).filter { Path.ending($0) == "md" }.map { Path.join(folder, $0) }
  }

  private func synonyms(_ path: String) throws -> Synonyms {
    let entries = try YAMLReader.read(try Self.files.read(path, .max))?.mapping ?? []
    return Synonyms(
      entries.map { entry in
        Synonyms.Group(
          target: entry.key, words: entry.value.sequence?.compactMap(\.scalar) ?? [])
      })
  }

  private mutating func tell(_ stage: String) {
    let now = Cost.now
    let (cpu, size) = (now.milliseconds - last.milliseconds, now.peak)
    print("\(stage): \(cpu) ms CPU, peak \(size) MB")
    last = now
  }
}

/// What this process has used so far.
private struct Cost {
  let milliseconds: Int
  /// The most memory at a time, in MB.
  let peak: Int

  static var now: Cost {
    var usage = rusage()
    getrusage(0, &usage)
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    let rest = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Cost(milliseconds: seconds * 1000 + rest / 1000, peak: usage.ru_maxrss / 1024)
  }
}
