import Model
import Vocabulary

/// An address under which Apple once published the guidelines: a platform’s own, or a chapter in
/// the developer library.
struct FormerAddress {
  /// What the last part of the path names.
  let name: String
  let fragment: String

  init?(_ address: String) {
    guard PageAddress.mayBeOfGuidelines(address) else { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard var path = parts.first.map({ $0.prefix { $0 != "?" } }) else { return nil }
    for host in ["https://", "http://"].map({ $0 + "developer.apple.com" })
    where path.lowercased().hasPrefix(host) {
      path = path.dropFirst(host.count)
    }
    let folders = path.split(separator: "/").map(String.init)
    guard path.hasPrefix("/"), !path.hasPrefix("//"), let last = folders.last,
      Self.isOfPlatform(folders) || Self.isInLibrary(folders)
    else { return nil }
    name = Self.spaced(last)
    fragment = parts.count > 1 ? String(parts[1]) : ""
  }
}

extension FormerAddress {
  private static func isOfPlatform(_ folders: [String]) -> Bool {
    folders.count > 1 && platforms.contains(folders[0].lowercased())
      && folders[1].lowercased() == PageAddress.startPage.text
  }

  private static let platforms = Set(Platform.allCases.map(\.slug) + ["osx", "carplay"])

  /// `/library/…/UserExperience/Conceptual/MobileHIG/Alerts.html`.
  private static func isInLibrary(_ folders: [String]) -> Bool {
    guard folders.first == "library", let place = folders.firstIndex(of: "Conceptual"),
      place > 0, folders[place - 1] == "UserExperience", place + 2 < folders.count
    else { return false }
    return folders[place + 1].contains("HIG")
  }

  /// `ContentViews.html` as `Content Views`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    for letter in name.prefix(while: { $0 != "." }) {
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return words
  }
}
