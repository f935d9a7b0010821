import Bytes
import Diagnostics
import Files
import Ingest
import Model

extension Pipeline {
  /// What all raw files give together.
  func harvest(required: Bool) async -> Stage<(Harvest, RawRecord)> {
    var raw = RawFiles(files)
    raw.add(project.raw, required: required)
    let dates = CaptureDates(raw.found, below: project.raw, from: files)
    var found = Findings(raw.diagnostics + dates.diagnostics)
    for failure in raw.failures { found.fail(failure) }
    // By which only this process could know the harvest again.
    let isKept = memory.map { !$0.isForOthers } ?? false
    let digest = isKept ? await digest(of: raw.found, dates) : nil
    let reaped = await reaped(raw.found, dates, digest)
    found.add(reaped.unreadable + reaped.harvest.diagnostics)
    let pages = raw.found.count - reaped.beside.count
    if pages > 0 { found.count("raw file", pages) }
    let record = RawRecord(
      ledgers: reaped.harvest.ledgers, files: raw.found, pictures: reaped.beside)
    return Stage((reaped.harvest, record), found)
  }

  private struct Reaped: Sendable {
    let harvest: Harvest
    /// Files that could not be read.
    let unreadable: [Diagnostic]
    /// Files that are no pages.
    let beside: [RawFile]
  }

  private func reaped(
    _ found: [RawFile], _ dates: CaptureDates, _ digest: [UInt8]?
  ) async -> Reaped {
    if let digest, let known: Reaped = memory?[digest] { return known }
    let (files, shape, today) = (files, options.shape, options.today)
    let step = step("Ingesting", of: found.count)
    let readings = await Parallel.map(found, jobs: jobs, step: step) { file in
      let contents = RawFiles.read(file, from: files)
      let dated = contents.pages.map { dates.dated($0, at: file.path) }
      let pages = dated.map { Ingester.read($0, as: shape).dated(by: today) }
      return (
        pages: pages + [contents.around].compactMap(\.self), diagnostics: contents.diagnostics
      )
    }
    let gathered = GatheredRun(await recovered(readings.flatMap(\.pages)))
    let sources = await Parallel.map(gathered.keys, jobs: jobs) { gathered.sources(of: $0) }
    let merged = gathered.merged(sources)
    let ledgers = await Parallel.map(Array(merged.files), jobs: jobs) { merged.ledger(of: $0) }
    let run = merged.booked(in: ledgers)
    let spool = spool
    let pages = await Parallel.map(run.keys, jobs: jobs) { run.page($0)?.stored(spool.store) }
    let harvest = run.harvest(pages)
    let beside = zip(found, readings).filter { $1.pages.isEmpty && $1.diagnostics.isEmpty }
    let reaped = Reaped(
      harvest: harvest, unreadable: readings.flatMap(\.diagnostics), beside: beside.map(\.0))
    if let digest { memory?.keep(reaped, as: digest) }
    return reaped
  }

  /// A digest of all raw files, by which a harvest is known again.
  private func digest(of found: [RawFile], _ dates: CaptureDates) async -> [UInt8] {
    let files = files
    let digests = await Parallel.map(found, jobs: jobs) { file in
      do throws(FileError) {
        return SHA256.digest(try RawFiles.bytes(of: file.path, from: files))
      } catch {
        return Array(error.text.utf8)
      }
    }
    var print = Fingerprint()
    print.add(options.shape)
    print.add(options.today)
    print.add(dates.digest)
    print.add(all: zip(found, digests).map { $0 }) {
      $0.add($1.0.path)
      $0.add($1.0.name)
      $0.add($1.1)
    }
    return print.digest
  }

  /// What one page lost, the others may report: a second pass, once all have been read.
  private func recovered(_ readings: [Reading]) async -> [Reading] {
    let lexicon = Ingester.lexicon(of: readings)
    // Most are whole, and stay where they are. The largest is begun first: it may take as long as
    // all others together.
    let loose = readings.indices.filter { readings[$0].isLoose }
      .sorted { readings[$0].looseSize > readings[$1].looseSize }
    let found = await Parallel.map(loose, jobs: jobs) {
      Ingester.recover(readings[$0], with: lexicon)
    }
    var recovered = readings
    for (place, reading) in zip(loose, found) { recovered[place] = reading }
    return recovered
  }
}
