public import Model

/// What of the guidelines to export, and how.
public struct ExportOrder: Sendable {
  /// The word for every subject at once.
  public static let all = "all"
  public static let subjects = [all] + SubjectRegistry.subjects.map(\.name)
  public static let formats = FormatRegistry.formats.map(\.name)

  private let subjects: [Subject]
  private let format: DataFormat

  /// nil for a name that there isn't.
  public init?(subject: String, format: String) {
    guard let format = FormatRegistry.formats.first(where: { $0.name == format }) else {
      return nil
    }
    subjects = SubjectRegistry.subjects.filter { subject == Self.all || $0.name == subject }
    guard !subjects.isEmpty else { return nil }
    self.format = format
  }

  /// Whether one file holds all of it, so that it can go through a pipe.
  public var fitsOneFile: Bool { format.fitsOneFile(subjects) }

  /// Whether a terminal can show it.
  public var isText: Bool { format.isText }

  /// All in one document; asked for only where it fits.
  public func document(of site: Site) throws(ExportError) -> [UInt8] {
    try format.document(Selection(site: site, subjects: subjects))
  }

  /// As files of a folder, by path.
  public func files(of site: Site) throws(ExportError) -> [OutputFile] {
    try format.files(Selection(site: site, subjects: subjects))
  }

  /// How many records there are of each subject; pages the pipeline has counted.
  public func counts(of site: Site) -> [(noun: String, number: Int)] {
    subjects.filter { $0.name != Subject.pages.name }.map {
      ($0.noun, $0.relations(site).main.count)
    }
  }

  /// What a site carries below `data/`: JSON of all but the text, and each table as CSV.
  public static func writeSiteFiles(of site: Site, to put: (OutputFile) -> Void) {
    let selection = Selection(
      site: site, subjects: SubjectRegistry.subjects.filter(\.isInSite))
    let putData: (OutputFile) -> Void = { put($0.inFolder("data")) }
    JSONFile.write(selection, to: putData)
    CSVFile.writeTables(of: selection, to: putData)
  }
}
