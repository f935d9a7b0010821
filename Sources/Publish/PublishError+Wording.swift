public import Diagnostics
import Files

extension PublishError {
  /// The error as a finding about the target.
  public var diagnostic: Diagnostic {
    Diagnostic(.publish, at: SourceLocation(file: place), summary, remedy: remedy)
  }

  /// What a report places the error at.
  private var place: String {
    switch self {
    case .path(let path, _): path
    case .unnamed(let target), .notAFolder(let target), .brokenLink(let target),
      .leaves(let target), .busy(let target), .mismatch(let target), .files(let target, _):
      target
    case .foreign(let folder, _, _), .unlisted(let folder, _, _): folder
    }
  }

  private var summary: String {
    switch self {
    case .path(_, let problem): "The path \(problem.text)"
    case .unnamed: "Not the name of a folder"
    case .notAFolder: "Is a file, expected a folder"
    case .brokenLink: "Broken symbolic link"
    case .leaves: "Symbolic link that points outside the project"
    case .foreign(_, let names, let count):
      "Contains files that hig did not create: \(Self.list(names, count))"
    case .unlisted(_, let names, let count):
      "Its \(Manifest.name) is missing or damaged, so hig cannot tell its files from yours: "
        + Self.list(names, count)
    case .busy: "Another run of hig is publishing to this folder"
    case .mismatch: "\(Manifest.name) was not written completely: reads back differently"
    case .files(_, let error): error.text
    }
  }

  private var remedy: String {
    switch self {
    case .path: "Change the slug or name that this path is made from."
    case .unnamed: "Name the folder itself: `--output public`."
    case .notAFolder: "Remove the file, or choose another folder with `--output`."
    case .brokenLink: "Create the folder it points to, or remove the link."
    case .leaves: "Name its target with `--output`, or remove the link."
    case .foreign: "Move them elsewhere, or choose another folder with `--output`."
    case .unlisted:
      "Move your files elsewhere and remove the folder, or choose another with `--output`."
    case .busy: "Wait until it ends, or choose another folder with `--output`."
    case .mismatch: "Nothing was published. Check the disk, then build again."
    case .files(let target, let error) where [.exchange, .move].contains(error.operation):
      "Nothing was published. The folder is replaced as a whole: it must be writable and no mount "
        + "point. Choose another, such as `--output \(Path.join(target, "site"))`."
    case .files:
      "Nothing was published. Free disk space or allow hig to write beside the folder, or choose "
        + "another with `--output`."
    }
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
