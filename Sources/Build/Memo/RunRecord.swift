import Diagnostics
import Publish

/// A build as the next one may find that it would be the same: what it was asked to do, what it was
/// told by the disk, what it left there, and what it reported.
struct RunRecord: Sendable {
  /// A digest of all options.
  let options: [UInt8]
  let answers: [ReadingTrace.Question: [UInt8]]
  let standing: Standing
  let counts: [(noun: String, number: Int)]
  let diagnostics: [Diagnostic]
}
