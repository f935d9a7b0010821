import Files
import Publish
import TemporaryFolder
import TestSupport
import Testing

/// Two projects that publish to one folder, and which of the two sites stands there.
struct SitePair {
  static let names = ["one", "two"]

  let folder: TemporaryFolder
  /// What each project makes where nobody disturbs it.
  private var manifests: [String: Manifest] = [:]

  var target: String { folder["site/public"] }

  /// Some pages are in both, some in one only, and all differ. The first has pages; the
  /// second makes its pages of raw files.
  init() throws {
    folder = try TemporaryFolder()
    for (place, name) in Self.names.enumerated() {
      for page in place * 6..<place * 6 + 12 {
        let text = String(repeating: "Site \(name) says on page \(page) what it holds. ", count: 40)
        let (path, head) =
          place == 0
          ? ("pages/current", "schema: 1\nedition: current\nslug: page-\(page)\nurl")
          : ("raw", "source")
        try FileSystem.disk.write(
          folder["\(name)/content/\(path)/page-\(page).md"], Self.page(page, head, text))
      }
      let alone = folder["alone/\(name)"]
      let outcome = try Binary().run(arguments(name, to: alone))
      try #require(outcome.status == 0, "\(outcome.talk)")
      manifests[name] = try Manifest.read(FileSystem.disk.read(Path.join(alone, Manifest.name)))
    }
    try #require(manifests["one"] != manifests["two"])
  }

  func arguments(_ name: String, to target: String) -> [String] {
    ["build", folder[name], "--output", target, "--quiet"]
  }

  func build(_ name: String) throws -> Binary.Outcome {
    try Binary().run(arguments(name, to: target))
  }

  /// So that the next build writes them anew.
  func forgetPages() throws {
    let pages = folder["two/content/pages"]
    if FileSystem.disk.kind(pages) != nil { try FileSystem.disk.removeTree(pages) }
  }

  /// The project whose site stands there, whole; nil, with a finding, if it is none.
  func standing(at target: String? = nil) throws -> String? {
    let files = FileSystem.disk
    let target = target ?? self.target
    let manifest = try Manifest.read(files.read(Path.join(target, Manifest.name)))
    #expect(manifest.mismatches(in: target) == [])
    let expected = manifest.files.map(\.path) + [Manifest.name]
    #expect(try files.walk(target) == expected.sorted())
    let hidden = try files.list(target).filter { $0.hasPrefix(".") }
    #expect(hidden == [".hig-site"])
    let name = manifests.first { $0.value == manifest }?.key
    #expect(name != nil, "a site that nobody made")
    return name
  }

  /// A build that must succeed whatever was before, and leave nothing else behind.
  func expectBuilds(_ name: String) throws {
    let outcome = try build(name)
    #expect(outcome == Binary.Outcome(output: "", talk: "", status: 0))
    #expect(try standing() == name)
    #expect(try FileSystem.disk.list(folder["site"]) == ["public"])
    let pages = try FileSystem.disk.list(folder["\(name)/content/pages/current"])
    #expect(!pages.contains { $0.hasPrefix(".") })
  }

  private static func page(_ number: Int, _ head: String, _ text: String) -> [UInt8] {
    let address = "https://developer.apple.com/design/human-interface-guidelines/page-\(number)"
    return Array(
      """
      ---
      title: Page \(number)
      \(head): \(address)
      ---

      # Page \(number)

      \(text)

      """.utf8)
  }
}
