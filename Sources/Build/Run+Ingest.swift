import Diagnostics
import Files
import Ingest
import Model
import PageFormat

extension Run {
  /// Reads the raw files and writes the pages they give. What was written is not handed on: the
  /// next stage reads pages as anybody could have written them.
  mutating func ingest(keepingPages: Bool, required: Bool) async {
    let harvest = await harvest(required: required)
    guard keepingPages, !report.failed else { return }
    do throws(FileError) {
      let store = PageStore(folder: project.pages, files: files)
      let outcome = try store.write(harvest.pages)
      add(outcome.diagnostics)
      count("page written", outcome.written)
    } catch {
      fail(error)
    }
  }

  /// The pages to build, as file and bytes: from the pages' folder, or from raw files alone.
  mutating func pageFiles() async -> [PageFile] {
    guard project.buildKeepsPages else {
      let harvest = await harvest(required: true)
      let store = PageStore(folder: "pages", files: files)
      return harvest.pages.map {
        PageFile(path: store.path($0.frontMatter.key), bytes: PageWriter.bytes($0))
      }
    }
    if project.buildReadsRaw {
      await ingest(keepingPages: true, required: project.options.raw != nil)
    }
    do throws(FileError) {
      let store = PageStore(folder: project.pages, files: files)
      return try store.list().map { path throws(FileError) in
        PageFile(path: path, bytes: try files.read(path))
      }
    } catch {
      fail(error)
      return []
    }
  }
}

/// A normalised page before it is read.
struct PageFile: Sendable {
  let path: String
  let bytes: [UInt8]
}

extension Run {
  private mutating func harvest(required: Bool) async -> Harvest {
    var found = RawFiles(files)
    found.add(project.raw, required: required)
    add(found.diagnostics)
    let files = files
    let step = step("Ingesting", of: found.found.count)
    let readings = await Parallel.map(found.found, jobs: jobs, step: step) { file in
      let (page, diagnostic) = RawFiles.read(file, from: files)
      return (reading: page.map { Ingester.read($0) }, diagnostic: diagnostic)
    }
    add(readings.compactMap(\.diagnostic))
    let harvest = Ingester.merge(await recovered(readings.compactMap(\.reading)))
    add(harvest.diagnostics)
    keep(harvest.ledgers)
    if !found.found.isEmpty { count("raw file", found.found.count) }
    return harvest
  }

  /// What one page lost, the others may tell: a second pass, once all have been read.
  private func recovered(_ readings: [Reading]) async -> [Reading] {
    let lexicon = Ingester.lexicon(of: readings)
    return await Parallel.map(readings, jobs: jobs) { Ingester.recover($0, with: lexicon) }
  }
}
