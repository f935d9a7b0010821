/// A picture that the project has itself, for a figure of a page.
public struct LocalPicture: Sendable, Equatable {
  /// Below the folder that it was found in, as in the address of the original:
  /// `published/3f2a/layout-intro.png`.
  public let name: String
  /// Whether that folder is one of raw files.
  public let isBesideRaw: Bool
  /// In pixels.
  public let width: Int
  public let height: Int
  /// The files of the site that show it: the original, and others of it by what they are for.
  public let original: String
  public let webP: String?
  /// As small as an emblem is shown.
  public let small: String?

  public init(
    name: String, isBesideRaw: Bool = false, width: Int, height: Int, original: String,
    webP: String? = nil, small: String? = nil
  ) {
    self.name = name
    self.isBesideRaw = isBesideRaw
    self.width = width
    self.height = height
    self.original = original
    self.webP = webP
    self.small = small
  }
}

/// How pictures of the project reach the reader.
public enum PictureForm: String, Sendable, CaseIterable {
  /// As they are, and as WebP where that saves a fifth.
  case webp
  case original
  /// Not at all: a line says what each shows, with a link to the original, or without.
  case link, none

  public var isShown: Bool { self == .webp || self == .original }
}
