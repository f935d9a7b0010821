/// An index that cannot be used: which file of it, at which byte, and what is wrong there.
public struct IndexError: Error, Sendable, Equatable {
  public enum Problem: UInt8, Sendable {
    /// The first bytes are not those of a manifest.
    case notAnIndex
    /// Written by another version of `hig`.
    case otherVersion
    /// The bytes are not those that the manifest names: damaged, or from another build.
    case otherBytes
    /// It ends in the middle of something, or a number is no number.
    case cutShort
    /// Something follows behind the end.
    case tooLong
    /// A number points outside of the index.
    case outOfRange
    /// Words or units are not in order.
    case unsorted
  }

  public let part: PartName
  public let offset: Int
  public let problem: Problem

  public init(_ problem: Problem, in part: PartName, at offset: Int) {
    self.part = part
    self.offset = offset
    self.problem = problem
  }
}
