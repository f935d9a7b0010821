import Model
import SearchIndex

extension IndexWriter {
  /// The files of the index of a site.
  static func files(
    for site: Site, synonyms: Synonyms = Synonyms()
  ) throws(SearchError) -> [OutputFile] {
    var files: [OutputFile] = []
    try write(SiteWords(site), synonyms: synonyms, module: nil) { files.append($0) }
    return files
  }
}
