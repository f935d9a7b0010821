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
    // In bytes: a mark behind a sign makes another character of it.
    let mark = address.utf8.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
    var path = Substring(address.utf8[..<mark].prefix { $0 != UInt8(ascii: "?") })
    for host in ["https://", "http://"].map({ $0 + "developer.apple.com" })
    where path.lowercased().hasPrefix(host) {
      path = path.dropFirst(host.count)
    }
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard path.hasPrefix("/"), !path.hasPrefix("//"), let last = folders.last,
      Self.isOfPlatform(folders) || Self.isInLibrary(folders)
    else { return nil }
    name = Self.spaced(last)
    fragment = String(decoding: address.utf8[mark...].dropFirst(), as: UTF8.self)
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
