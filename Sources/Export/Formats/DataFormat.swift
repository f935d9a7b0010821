import Model

/// A way to write records down.
struct DataFormat: Sendable {
  let name: String
  let summary: String
  /// Whether a terminal can show it.
  let isText: Bool
  /// Whether some subjects can be one document.
  let fitsOneFile: @Sendable ([Subject]) -> Bool
  /// All in one; asked for only where it fits.
  let document: @Sendable (Selection) throws(ExportError) -> [UInt8]
  /// The same as files of a folder.
  let files: @Sendable (Selection) throws(ExportError) -> [OutputFile]
}

/// What is to be written.
struct Selection: Sendable {
  let site: Site
  let subjects: [Subject]

  var relations: [Relation] { subjects.flatMap { $0.relations(site).all } }

  /// What gets files or views of its own beside the records; none if tables were not asked for.
  var tables: [Placed<DataTable>] { hasTables ? Subject.tables(of: site) : [] }

  var hasTables: Bool { subjects.contains { $0.name == Subject.tables.name } }
}

enum FormatRegistry {
  static let formats: [DataFormat] = [.json, .csv, .bulk, .sqlite]
}

extension DataFormat {
  /// A format that is one document whatever is asked for.
  init(
    _ name: String, _ summary: String, isText: Bool, file: String,
    document: @escaping @Sendable (Selection) throws(ExportError) -> [UInt8]
  ) {
    self.init(
      name: name, summary: summary, isText: isText, fitsOneFile: { _ in true },
      document: document,
      files: { selection throws(ExportError) in [OutputFile(file, try document(selection))] })
  }
}
