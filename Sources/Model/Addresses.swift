/// How links name a page.
public enum Addresses: String, Sendable, CaseIterable {
  /// By folder where the address of the site is known, else by file.
  case auto
  /// `layout/`: for servers, which answer with the file in it.
  case folders
  /// `layout/index.html`: works from a disk too.
  case files
}

extension SiteSettings {
  /// Whether links in the site's files name folders.
  public var namesFolders: Bool {
    switch addresses {
    case .auto: baseURL != nil
    case .folders: true
    case .files: false
    }
  }

  /// A page's address from the root, as links of the site name it, of `layout/index.html`.
  public func address(_ path: String) -> String {
    guard namesFolders, let index = path.firstRange(of: "index.html") else { return path }
    let isName = index.lowerBound == path.startIndex || path[..<index.lowerBound].last == "/"
    let isAll = index.upperBound == path.endIndex || "#?".contains(path[index.upperBound])
    return isName && isAll ? String(path[..<index.lowerBound] + path[index.upperBound...]) : path
  }
}
