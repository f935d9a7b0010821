import Bytes
import Diagnostics
import Files
import Images
import Model
import Render

extension Pipeline {
  /// The project's pictures that pages name, and the files of the site that they became. They are
  /// published first, so that pages know which files there are of each; and looked for in
  /// `content/assets` and among raw files. What they are, their bytes say.
  func pictures(
    of site: Site, as form: PictureForm, _ raw: RawRecord, to outlet: Outlet
  ) async -> Stage<(shelf: PictureShelf, paths: [String])> {
    var found = Findings()
    guard form.isShown else { return Stage((PictureShelf(form: form), [])) }
    let named = NamedPictures(site)
    let archives = ArchivedPictures(files)
    let search = PictureFiles(
      assets: project.assets, raw: project.raw,
      named: named.all.union(named.embedded.keys), from: files, archives: archives)
    let files = archives.asFiles
    found.add(search.diagnostics)
    let ownCount = search.own.count
    let readings = await Parallel.map(
      Array((search.own + search.raw).enumerated()), jobs: jobs
    ) { place, file in self.reading(of: file, besideRaw: place >= ownCount, from: files) }
    let own = readings.prefix(ownCount)
    // Beside raw files, what is no picture is a page, and what is wrong with it is told there.
    found.add(own.compactMap(\.problem))
    found.add(readings.dropFirst(own.count).filter(\.isPicture).compactMap(\.problem))
    let all = readings.compactMap(\.picture)
    let names = Set(all.map(\.name.plain))
    let used = all.filter { named.isShown($0.name.plain, among: names) }
    let (pictures, published) = await publish(used, as: form, named, from: files, to: outlet)
    found.add(published.flatMap(\.diagnostics))
    if !pictures.isEmpty { found.count("picture", pictures.count) }
    let shelf = PictureShelf(pictures, form: form)
    found.add(PictureFindings.found(in: site, shelf, files: used))
    found.add(unused(own.compactMap(\.picture), raw.pictures, besides: used))
    return Stage((shelf, published.flatMap(\.paths)), found)
  }
}

/// The names of pictures that pages ask for.
private struct NamedPictures: Sendable {
  /// Without scale and appearance.
  private(set) var all: Set<String> = []
  /// Those in raw files, by each the names that are looked for before.
  private(set) var embedded: [String: Set<String>] = [:]
  /// Those that stand for a page, and are shown small.
  private(set) var emblems: Set<String> = []

  init(_ site: Site) {
    for page in site.pages {
      for case .image(let source, _) in page.document.nodes.lazy.map(\.kind) {
        guard let name = PictureName(address: source) else { continue }
        all.insert(name.plain)
        guard let other = PictureName.embedded(in: source) else { continue }
        embedded[PictureName(path: other).plain, default: []].insert(name.plain)
      }
      if let source = page.document.emblem?.source, let name = PictureName(address: source) {
        emblems.insert(name.plain)
      }
    }
  }

  func isShown(_ name: String, among found: Set<String>) -> Bool {
    all.contains(name) || embedded[name]?.isSubset(of: found) == false
  }
}

extension Pipeline {
  private struct Reading: Sendable {
    var picture: FoundPicture?
    var problem: Diagnostic?
    /// Whether its bytes begin like a picture's.
    var isPicture = false
  }

  private func reading(
    of file: RawFile, besideRaw: Bool, from files: FileSystem
  ) -> Reading {
    var bytes: [UInt8] = []
    do throws(FileError) {
      bytes = try files.read(file.path, FileLimit.picture)
    } catch {
      return Reading(problem: error.diagnostic(.asset))
    }
    do throws(ImageProblem) {
      let image = try ImageFile(bytes)
      let name = PictureName(path: file.name)
      let digest = SHA256.digest(bytes)
      let published = AssetName(
        AssetName.stem(of: Path.name(file.path)), ending: image.type.ending, digest: digest)
      return Reading(
        picture: FoundPicture(
          file: file, isBesideRaw: besideRaw, name: name, image: image, size: bytes.count,
          digest: digest,
          path: "\(PictureShelf.folder)" + published.text), isPicture: true)
    } catch {
      return Reading(
        problem: PictureFiles.refused(file.path, error),
        isPicture: PictureFiles.isBesidePages(file, bytes))
    }
  }

  /// One file for images that are alike, whatever folders they are in.
  private func publish(
    _ found: [FoundPicture], as form: PictureForm, _ named: NamedPictures,
    from files: FileSystem, to outlet: Outlet
  ) async -> (pictures: [LocalPicture], made: [Made]) {
    var paths: Set<String> = []
    let single = found.filter { paths.insert($0.path).inserted }
    let step = step("Pictures", of: single.count)
    let published = await Parallel.map(single, jobs: jobs, step: step) { picture in
      let isEmblem = named.emblems.contains(picture.name.plain)
      let recipe = PictureRecipe(picture: picture, form: form, isEmblem: isEmblem)
      return made(recipe.key, outlet) { recipe.files(from: files) }
    }
    let byPath = zip(single, published).map { ($0.path, $1.paths) }
    let known = Dictionary(uniqueKeysWithValues: byPath)
    let pictures = found.map { picture in
      let paths = known[picture.path] ?? []
      return LocalPicture(
        name: picture.file.name, isBesideRaw: picture.isBesideRaw, width: picture.image.width,
        height: picture.image.height,
        original: picture.path, webP: paths.first { $0 == PictureRecipe.webP(picture.path) },
        small: paths.first { $0 == PictureRecipe.small(picture.path) })
    }
    return (pictures, published)
  }

  /// Files that no page names: one finding, since a whole folder may be of another edition.
  private func unused(
    _ own: [FoundPicture], _ raw: [RawFile], besides used: [FoundPicture]
  ) -> [Diagnostic] {
    let shown = Set(used.map(\.file.path))
    let rest = (own.map(\.file.path) + raw.map(\.path)).filter {
      !shown.contains($0) && Path.name($0) != FetchedFolder.journal
    }
    guard let first = rest.first else { return [] }
    let names = rest.prefix(3).map { "`\(Path.name($0))`" }.joined(separator: ", ")
    return [
      Diagnostic(
        .pictureUnreferenced, at: SourceLocation(file: first),
        rest.count == 1
          ? "No page shows \(names)" : "No page shows \(rest.count) pictures: \(names) and others",
        remedy: "Remove them, or name them in a page: `![Description](NAME)`.")
    ]
  }
}
