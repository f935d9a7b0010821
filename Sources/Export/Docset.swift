import Bytes
import JSON
public import Model

/// A docset for Dash and Zeal: the pages of the site, and an index of what they hold, by kind.
public enum Docset {
  private static let resources = "Contents/Resources/"
  /// Where the site's files lie in it.
  public static let documents = resources + "Documents/"

  /// All but the documents.
  public static func files(of site: Site) throws(ExportError) -> [OutputFile] {
    [
      OutputFile("Contents/Info.plist", info(site.settings.title)),
      OutputFile(resources + "docSet.dsidx", try index(of: site)),
    ]
  }
}

extension Docset {
  /// One thing that can be looked up.
  private struct Entry: Hashable {
    let name: String
    let kind: String
    let path: String
  }

  private static func index(of site: Site) throws(ExportError) -> [UInt8] {
    let database = try Database()
    try database.run(
      "CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT);"
        + "CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path); BEGIN")
    let insertion = try Statement(
      database, "INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)")
    for page in site.pages {
      for entry in entries(of: page) {
        try insertion.run([.string(entry.name), .string(entry.kind), .string(entry.path)])
      }
    }
    try database.run("COMMIT; VACUUM")
    return try database.bytes()
  }

  private static func entries(of page: SitePage) -> [Entry] {
    let document = page.document
    let anchors = document.anchors
    func path(_ anchor: String) -> String {
      page.folder + "/index.html" + Place.fragment(anchor)
    }
    var entries = [Entry(name: page.title, kind: "Guide", path: path(""))]
    entries += document.sections.filter { !$0.anchor.isEmpty }.map {
      Entry(name: $0.title, kind: "Section", path: path($0.anchor))
    }
    entries += document.guidelines.map {
      Entry(name: $0.lead, kind: "Instruction", path: path($0.id))
    }
    entries += document.tables.compactMap { table in
      guard let node = table.parts.first?.node, !table.caption.isEmpty else { return nil }
      return Entry(name: table.caption, kind: "Structure", path: path(anchors.tables[node] ?? ""))
    }
    entries += document.symbols.map {
      let anchor = $0.section.map { document.sections[$0].anchor } ?? ""
      return Entry(name: $0.symbol.name, kind: kind(of: $0.symbol.name), path: path(anchor))
    }
    return entries
  }

  /// What a name of the programming interface is, as far as its spelling shows.
  private static func kind(of symbol: String) -> String {
    if symbol.hasSuffix(")") { return "Method" }
    return symbol.first?.isUppercase == true ? "Class" : "Property"
  }

  private static func info(_ title: String) -> String {
    var name = ByteOutput(capacity: title.utf8.count)
    HTMLEscape.append(title, to: &name)
    let entries = [
      ("CFBundleIdentifier", "<string>hig</string>"),
      ("CFBundleName", "<string>\(String(decoding: name.bytes, as: UTF8.self))</string>"),
      ("DocSetPlatformFamily", "<string>hig</string>"), ("isDashDocset", "<true/>"),
      ("dashIndexFilePath", "<string>index.html</string>"),
      ("DashDocSetFamily", "<string>dashtoc</string>"),
    ]
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
      + entries.map { "<key>\($0.0)</key>\($0.1)\n" }.joined() + "</dict>\n</plist>\n"
  }
}
