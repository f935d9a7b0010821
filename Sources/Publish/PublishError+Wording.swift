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
      .leaves(let target), .busy(let target):
      target
    case .foreign(let folder, _, _), .unlisted(let folder, _, _): folder
    case .mismatch(let target, _), .files(let target, _): target
    }
  }

  private var summary: String {
    switch self {
    case .path(_, let problem): "the path \(problem.text)"
    case .unnamed: "names no folder that could be replaced"
    case .notAFolder: "is a file, not a folder"
    case .brokenLink: "is a link that leads nowhere"
    case .leaves: "is a link that leads out of the project"
    case .foreign(_, let names, let count):
      "holds what hig did not write: \(Self.list(names, count))"
    case .unlisted(_, let names, let count):
      "its \(Manifest.name) is missing or damaged, so nothing tells hig's files from yours: "
        + Self.list(names, count)
    case .busy: "another run of hig is publishing to this folder"
    case .mismatch(_, let mismatch): "\(mismatch.path) was not written whole: \(mismatch.text)"
    case .files(_, let error): error.text
    }
  }

  private var remedy: String {
    switch self {
    case .path: "Change the slug or the name that this path is made of."
    case .unnamed: "Name the folder itself: --output public."
    case .notAFolder: "Remove the file, or choose another folder with --output."
    case .brokenLink: "Make the folder that it leads to, or remove the link."
    case .leaves: "Name the folder that it leads to with --output, or remove the link."
    case .foreign: "Move them elsewhere, or choose another folder with --output."
    case .unlisted:
      "Move what is yours elsewhere and remove the folder, or choose another with --output."
    case .busy: "Wait until it ends, or choose another folder with --output."
    case .mismatch: "The site is as it was. Check the disk, then build again."
    case .files(let target, let error) where [.exchange, .move].contains(error.operation):
      "The site is as it was. The folder is replaced as a whole: it must be writable and no mount "
        + "point. Choose another, such as --output \(Path.join(target, "site"))."
    case .files:
      "The site is as it was. Make room or give the right to write beside the folder, or choose "
        + "another with --output."
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
    case .leaves(let part): part.isEmpty ? "holds an empty part" : "holds the part \"\(part)\""
    case .character(let byte): "holds the byte \(byte), which a path must not"
    case .tooLong(let part): "has a part of \(part.utf8.count) bytes, above 255"
    case .reserved: "is one that hig itself writes"
    case .belowFile(let file): "needs a folder where \"\(file)\" is a file"
    }
  }
}

extension ManifestMismatch {
  /// The problem in words.
  public var text: String {
    switch problem {
    case .unreadable(let reason): reason
    case .size(let expected, let found): "\(found) instead of \(expected) bytes"
    case .digest(let expected, let found):
      "sha256 \(found.prefix(12))… instead of \(expected.prefix(12))…"
    }
  }
}
