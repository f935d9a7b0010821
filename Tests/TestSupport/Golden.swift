import Files
import Glibc

/// A result held against a file that a person reviewed.
public enum Golden {
  /// What differs from the file; nil if nothing does. A result of nil wants that there is no file.
  /// With `RECORD=1` the file is written anew, which is a difference too: look at it, run again.
  public static func difference(_ result: String?, from path: String) -> String? {
    let old = try? FileSystem.disk.read(path, .max)
    guard old != result.map({ Array($0.utf8) }) else { return nil }
    guard isRecording else { return told(result, old, path) }
    do throws(FileError) {
      if let result {
        try FileSystem.disk.write(path, Array(result.utf8))
      } else {
        try FileSystem.disk.remove(path)
      }
      return "\(path) was recorded: review it, and run again without RECORD"
    } catch {
      return error.text
    }
  }

  private static var isRecording: Bool { getenv("RECORD") != nil }

  private static func told(_ result: String?, _ old: [UInt8]?, _ path: String) -> String {
    guard let result else { return "\(path) should not exist" }
    guard let old else { return "\(path) is missing; RECORD=1 writes it. It would be:\n\(result)" }
    let (new, known) = (lines(result), lines(String(decoding: old, as: UTF8.self)))
    let place = zip(new, known).prefix { $0 == $1 }.count
    return """
      \(path):\(place + 1) differs; RECORD=1 writes it anew
        expected: \(place < known.count ? String(known[place]) : "(the end)")
        came:     \(place < new.count ? String(new[place]) : "(the end)")
      """
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
