import Bytes
import Images
public import Model

/// The pictures of the project by the addresses at which pages ask for them.
public struct PictureShelf: Sendable {
  /// Where the files of pictures are, from the root.
  public static let folder: StaticString = "assets/figures/"

  let form: PictureForm
  /// The folders of the raw files that a page was made from, the leading one first.
  private var homes: [Substring] = []
  /// The files of one picture and its variants, and of others that are called alike.
  private let families: [String: [Member]]

  private struct Member: Sendable {
    let name: PictureName
    let picture: LocalPicture

    /// With all folders: two of a name may be in folders of one name.
    var folder: Substring {
      picture.name.utf8.lastIndex(of: UInt8(ascii: "/")).map { picture.name[..<$0] } ?? ""
    }

    /// Whether it is as large as another one, in points: else the two are called alike by chance.
    func isOfSize(of other: Member) -> Bool {
      func differs(_ own: Int, _ their: Int) -> Bool {
        abs(own * other.name.scale - their * name.scale) > 2 * other.name.scale * name.scale
      }
      return !differs(picture.width, other.picture.width)
        && !differs(picture.height, other.picture.height)
    }

    /// What its place has in common with a folder, from the root.
    func nearness(to home: Substring) -> Int {
      let parts = picture.name.utf8.split(separator: UInt8(ascii: "/"))
      let others = home.utf8.split(separator: UInt8(ascii: "/"))
      return zip(parts, others).prefix { $0.elementsEqual($1) }.count
    }

    /// Whether its name ends in all of an address but the scheme, as in a web archive.
    func isAt(_ address: String) -> Bool {
      let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
      let parts = path.split(separator: UInt8(ascii: "/"), maxSplits: 1)
      guard parts.count > 1 else { return false }
      let place = PercentCoding.decoded(Array(parts[1]))
      return picture.name.utf8.suffix(place.count).elementsEqual(place)
    }
  }

  /// - Parameter pictures: Of two that are called the same, the first is shown where an address
  ///   does not say which.
  public init(_ pictures: [LocalPicture] = [], form: PictureForm = .webp) {
    self.form = form
    let members = pictures.map { Member(name: PictureName(path: $0.name), picture: $0) }
    families = Dictionary(grouping: members) { $0.name.plain }
  }

  public var isEmpty: Bool { families.isEmpty }

  /// The shelf for a page of some raw files: an address without a host leads to what lies beside
  /// them.
  public func seen(by sources: [PageSource]) -> PictureShelf {
    var shelf = self
    shelf.homes = sources.map { source in
      source.file.utf8.lastIndex(of: UInt8(ascii: "/")).map { source.file[..<$0] } ?? ""
    }
    return shelf
  }

  /// Whether a page that asks for this picture shows a line instead; checks and crosses are words.
  public func isMissing(_ address: String) -> Bool {
    Polarities.polarity(of: address) == nil && picture(of: address) == nil
  }

  /// The picture of an address. Of several that are called alike, the one whose ending and folder
  /// are in the address too; scale and appearance in the address may be left out.
  func picture(of address: String) -> ShownPicture? {
    named(address) ?? PictureName.embedded(in: address).flatMap(named)
  }

  private func named(_ address: String) -> ShownPicture? {
    guard !families.isEmpty, let name = PictureName(address: address),
      let all = families[name.plain]
    else { return nil }
    let same = all.filter { $0.name.ending == name.ending }
    let family = same.isEmpty ? all : same
    guard let first = meant(by: address, name, of: family) else { return nil }
    return ShownPicture(
      light: variants(of: first, in: family, dark: first.name.isDark),
      dark: first.name.isDark ? [] : variants(of: first, in: family, dark: true))
  }
}

extension PictureShelf {
  /// Of all that a page may show of it.
  func digest(for document: Document) -> [UInt8] {
    guard !families.isEmpty else { return Array(form.rawValue.utf8) }
    var print = Fingerprint()
    for case .image(let source, _) in document.nodes.lazy.map(\.kind) {
      guard let picture = picture(of: source) else { continue }
      print.add(picture.width)
      print.add(picture.height)
      print.add(all: picture.files) { $0.add($1) }
    }
    return print.digest
  }

  /// The file that an address means: the one beside a raw file of the page; the one in the folder
  /// that the address names; of several, the one nearest to a raw file.
  private func meant(by address: String, _ name: PictureName, of family: [Member]) -> Member? {
    let own = family.filter { $0.name.folder == name.folder }
    let isRelative = WebAddress(address) == nil && address.utf8.first != UInt8(ascii: "/")
    guard isRelative, !homes.isEmpty else {
      let exact = own.filter { $0.isAt(address) }
      return Self.best(of: [exact, own, family].first { !$0.isEmpty } ?? [])
    }
    for case let folder? in homes.map({ PictureName.folder(of: address, from: $0) }) {
      let beside = family.filter { $0.picture.isBesideRaw && $0.folder == folder }
      if let first = Self.best(of: beside) { return first }
    }
    let called = own.isEmpty ? family : own
    guard let home = homes.first else { return nil }
    let near = called.map { $0.nearness(to: home) }.max()
    let nearest = called.filter { $0.nearness(to: home) == near }
    // Pages of other folders call theirs like this: better none than another page's.
    let isSure =
      own.isEmpty || nearest.contains { !$0.picture.isBesideRaw }
      || Set(nearest.map(\.folder)).count == 1
      || Set(nearest.map(\.picture.original)).count == 1
    return isSure ? Self.best(of: nearest) : nil
  }

  private static func best(of members: [Member]) -> Member? {
    members.min { rank($0) < rank($1) }
  }

  /// Light before dark, sharp before coarse.
  private static func rank(_ member: Member) -> Int {
    (member.name.isDark ? 10 : 0) - member.name.scale
  }

  /// The variants of a picture for one appearance, by scale. One that several files could be is
  /// left out, unless one of them is beside the picture.
  private func variants(
    of first: Member, in family: [Member], dark: Bool
  ) -> [ShownPicture.Variant] {
    // Else other variants may be those of another picture.
    let alike = family.filter {
      $0.name.scale == first.name.scale && $0.name.isDark == first.name.isDark
    }
    let isAlone = Set(alike.map(\.picture.original)).count == 1
    return (1...3).compactMap { scale in
      let all = family.filter {
        $0.name.scale == scale && $0.name.isDark == dark
          && ($0.folder == first.folder || $0.isOfSize(of: first))
      }
      let beside =
        all.first { $0.folder == first.folder }
        ?? all.first { $0.name.folder == first.name.folder }
      let files = Set(all.map(\.picture.original))
      let isFirst = first.name.scale == scale && first.name.isDark == dark
      guard
        let member = isFirst
          ? first : beside ?? (isAlone && files.count == 1 ? all.first : nil)
      else { return nil }
      return ShownPicture.Variant(scale: scale, picture: member.picture)
    }
  }
}

/// A picture as a page shows it: its files by density, for light screens and dark ones.
struct ShownPicture: Sendable {
  struct Variant: Sendable {
    let scale: Int
    let picture: LocalPicture

    /// In points.
    var width: Int { (picture.width + scale - 1) / scale }
    var height: Int { (picture.height + scale - 1) / scale }
  }

  /// Never empty; the sharpest last.
  let light: [Variant]
  let dark: [Variant]

  init?(light: [Variant], dark: [Variant]) {
    guard !light.isEmpty else { return nil }
    self.light = light
    self.dark = dark
  }

  /// The one to open alone, or to keep.
  var largest: Variant { light[light.count - 1] }
  var width: Int { largest.width }
  var height: Int { largest.height }
  var files: [String] {
    (light + dark).flatMap { [$0.picture.original, $0.picture.webP].compactMap(\.self) }
  }
}
