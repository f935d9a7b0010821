import Bytes
import Diagnostics
import Files
import Ingest
import Model
import PageFormat

extension Run {
  /// Reads the raw files and writes the pages they give, unless the options forbid it.
  mutating func ingest(required: Bool) async {
    let harvest = await harvest(required: required)
    guard project.options.writesPages, let plan = plan(for: harvest), !report.broken else { return }
    carryOut(plan)
    if !report.failed { count("page written", plan.pages.count) }
  }

  /// The pages to build, as file and bytes: from the pages' folder, or from raw files alone.
  mutating func pageFiles() async -> [PageFile] {
    guard project.buildKeepsPages else {
      let harvest = await harvest(required: true)
      let store = PageStore(folder: "pages", files: files)
      return harvest.pages.compactMap { page in
        let file = PageFile(path: store.path(page.frontMatter.key), bytes: PageWriter.bytes(page))
        if file.bytes.count <= FileLimit.page { return file }
        add([PagePlan.tooLarge(file.path, page)])
        return nil
      }
    }
    var plan = PagePlan.nothing
    if project.buildReadsRaw {
      let required = project.options.raw != nil
      plan = self.plan(for: await harvest(required: required)) ?? .nothing
      if project.options.writesPages, !report.broken { hold(plan) }
    }
    do throws(FileError) {
      // A check looks at what raw files give all the same: it writes none of it.
      let stops = report.failed && project.options.writesPages
      return try store.pages(under: stops ? .nothing : plan)
    } catch {
      fail(error)
      return []
    }
  }
}

extension Run {
  var store: PageStore { PageStore(folder: project.pages, files: files) }

  /// Keeps what a build will write until its site is checked.
  private mutating func hold(_ plan: PagePlan) {
    pending = plan
    if !report.failed { count("page written", plan.pages.count) }
  }

  /// What the pages' folder will gain; nil if it cannot be read.
  private mutating func plan(for harvest: Harvest) -> PagePlan? {
    do throws(FileError) {
      let plan = try PagePlan(harvest.pages, in: store, force: project.options.force)
      add(plan.diagnostics)
      // Raw files from elsewhere don't tell what the project's own were.
      if project.options.raw == nil, !harvest.ledgers.isEmpty {
        let names = Set(harvest.ledgers.map(\.file))
        add(PagePlan.orphans(try store.pages(under: .nothing), raw: names))
      }
      return plan
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func harvest(required: Bool) async -> Harvest {
    var found = RawFiles(files)
    found.add(project.raw, required: required)
    add(found.diagnostics)
    let known = await known(found.found)
    add(known.diagnostics)
    let harvest = known.harvest
    add(harvest.diagnostics)
    ground = known.key
    keep(harvest.ledgers, of: found.found)
    origins.learn(from: harvest)
    if !found.found.isEmpty { count("raw file", found.found.count) }
    return harvest
  }

  private func known(_ found: [RawFile]) async -> KnownHarvest {
    guard remembers else { return await reaped(found, key: []) }
    let key = await key(of: found)
    if let known = memory?.harvest(key) { return known }
    let harvest = await reaped(found, key: key)
    memory?.keep(harvest)
    return harvest
  }

  private func reaped(_ found: [RawFile], key: [UInt8]) async -> KnownHarvest {
    let (files, shape) = (files, project.options.shape)
    let step = step("Ingesting", of: found.count)
    let readings = await Parallel.map(found, jobs: jobs, step: step) { file in
      let (page, diagnostic) = RawFiles.read(file, from: files)
      return (reading: page.map { Ingester.read($0, as: shape) }, diagnostic: diagnostic)
    }
    let harvest = Ingester.merge(await recovered(readings.compactMap(\.reading)))
    return KnownHarvest(
      key: key, harvest: harvest, diagnostics: readings.compactMap(\.diagnostic))
  }

  /// A digest of all raw files, by which a harvest is known again.
  private func key(of found: [RawFile]) async -> [UInt8] {
    let files = files
    let digests = await Parallel.map(found, jobs: jobs) { file in
      do throws(FileError) {
        return SHA256.digest(try RawFiles.bytes(of: file.path, from: files))
      } catch {
        return Array(error.text.utf8)
      }
    }
    var print = Fingerprint()
    print.add(project.options.shape)
    print.add(all: zip(found, digests).map { $0 }) {
      $0.add($1.0.path)
      $0.add($1.0.name)
      $0.add($1.1)
    }
    return print.digest
  }

  /// What one page lost, the others may tell: a second pass, once all have been read.
  private func recovered(_ readings: [Reading]) async -> [Reading] {
    let lexicon = Ingester.lexicon(of: readings)
    // Most are whole, and stay where they are.
    let loose = readings.indices.filter { readings[$0].isLoose }
    let found = await Parallel.map(loose, jobs: jobs) {
      Ingester.recover(readings[$0], with: lexicon)
    }
    var recovered = readings
    for (place, reading) in zip(loose, found) { recovered[place] = reading }
    return recovered
  }
}
