public import Diagnostics
import Files

extension PublishError {
  /// The error as a finding about the target.
  public var diagnostic: Diagnostic {
    let (place, summary, remedy) = wording
    return Diagnostic(.publish, at: SourceLocation(file: place), summary, remedy: remedy)
  }

  private var wording: (place: String, summary: String, remedy: String) {
    switch self {
    case .path(let path, let problem):
      (path, "The path \(problem.text)", "Change the slug or name that this path is made from.")
    case .unnamed(let target):
      (
        target, "Cannot publish to `\(target)`",
        "Name a folder inside it: `--output \(ShellWord.quoted(Path.join(target, "public")))`."
      )
    case .notAFolder(let target):
      (
        target, "Is a file, expected a folder",
        "Remove the file, or choose another folder with `--output`."
      )
    case .brokenLink(let target):
      (target, "Broken symbolic link", "Create the folder it points to, or remove the link.")
    case .leaves(let target):
      (
        target, "Symbolic link that points outside the project",
        "Name its target with `--output`, or remove the link."
      )
    case .foreign(let folder, let names, let count):
      (
        folder, "Contains files that hig did not create: \(Self.list(names, count))",
        "Move them elsewhere, or choose another folder with `--output`."
      )
    case .unlisted(let folder, let names, let count):
      (
        folder,
        "Its \(Manifest.name) is missing or damaged, so hig cannot tell its files from yours: "
          + Self.list(names, count),
        "Move your files elsewhere and remove the folder, or choose another with `--output`."
      )
    case .busy(let target):
      (
        target, "Another run of hig is publishing to this folder",
        "Wait until it ends, or choose another folder with `--output`."
      )
    case .mismatch(let target):
      (
        target, "\(Manifest.name) was not written completely: reads back differently",
        "Nothing was published. Check the disk, then build again."
      )
    case .files(let target, let error):
      (target, error.summary(at: target), Self.remedy(error, target))
    }
  }

  private static func remedy(_ error: FileError, _ target: String) -> String {
    guard [.exchange, .move].contains(error.operation), error.cause == .other else {
      return "Nothing was published. \(error.remedy)"
    }
    return "Nothing was published. The folder is replaced as a whole: it must be writable, "
      + "not a mount point. Choose another, such as `--output \(Path.join(target, "site"))`."
  }

  private static func list(_ names: [String], _ count: Int) -> String {
    names.joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
  }
}

extension PathProblem {
  var text: String {
    switch self {
    case .empty: "is empty"
    case .absolute: "starts with a slash"
    case .leaves(let part): part.isEmpty ? "has an empty part" : "has the part \"\(part)\""
    case .character(let byte): "has the byte \(byte), which is not allowed"
    case .tooLong(let part): "has a part of \(part.utf8.count) bytes, above 255"
    case .reserved: "is reserved for hig"
    case .belowFile(let file): "is inside \"\(file)\", which is a file"
    }
  }
}
