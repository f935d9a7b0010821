import Bytes
import Files
import Synchronization

/// All that a run asked the disk, and what that said. If it would say the same again, a run with
/// the same options would come to the same: no list has to be kept of what a build depends on.
final class ReadingTrace: Sendable {
  enum Kind: UInt8, Sendable {
    case bytes, names, kind, itself, place
  }

  struct Question: Hashable, Sendable {
    let kind: Kind
    let path: String
    /// The bytes that were allowed, if the file had more; any other answer is the same under each
    /// limit that the file fits in.
    var limit: Int?
  }

  private struct State {
    var answers: [Question: [UInt8]] = [:]
    /// The names in folders that were listed, or made by the run.
    var names: [String: Set<String>] = [:]
    /// Folders that the run wrote to.
    var changed: Set<String> = []
    /// Files that were larger than they may be.
    var large: Set<String> = []
    /// Something was not the same when it was asked twice.
    var isLost = false
  }

  private let state = Mutex(State())

  /// What the run was told; nil if that can't be asked again.
  var answers: [Question: [UInt8]]? {
    state.withLock { state in
      guard !state.isLost else { return nil }
      var answers = state.answers
      for folder in state.changed {
        answers[Question(kind: .names, path: folder)] = Self.answer(state.names[folder] ?? [])
        answers[Question(kind: .kind, path: folder)] = Self.answer(FileKind.folder)
      }
      return answers
    }
  }

  private func note(_ kind: Kind, _ path: String, _ answer: [UInt8]) {
    note(Question(kind: kind, path: path), answer)
  }

  private func note(_ question: Question, _ answer: [UInt8]) {
    state.withLock { state in
      let other = state.answers.updateValue(answer, forKey: question)
      if let other, other != answer { state.isLost = true }
      if question.limit != nil { state.large.insert(question.path) }
    }
  }
}

extension ReadingTrace {
  /// The same files, which note what they are asked.
  func over(_ files: FileSystem) -> FileSystem {
    var traced = files
    traced.read = { [self] path, limit throws(FileError) in
      do throws(FileError) {
        let bytes = try files.read(path, limit)
        note(.bytes, path, SHA256.digest(bytes))
        return bytes
      } catch {
        note(
          Question(kind: .bytes, path: path, limit: error.isTooLarge ? limit : nil),
          Array(error.text.utf8))
        throw error
      }
    }
    traced.list = { [self] path throws(FileError) in
      let names = try files.list(path)
      note(.names, path, Self.answer(Set(names)))
      state.withLock { $0.names[path] = Set(names) }
      return names
    }
    traced.kind = { [self] path in noted(files.kind(path), .kind, path, Self.answer) }
    traced.itself = { [self] path in noted(files.itself(path), .itself, path, Self.answer) }
    traced.resolve = { [self] path in noted(files.resolve(path), .place, path, Self.answer) }
    traced.write = { [self] path, bytes throws(FileError) in
      let missing = missingFolders(above: path, files)
      try files.write(path, bytes)
      wrote(path, bytes, making: missing)
    }
    traced.remove = { [self] path throws(FileError) in
      state.withLock { $0.isLost = true }
      try files.remove(path)
    }
    return traced
  }

  private func noted<Value>(
    _ value: Value, _ kind: Kind, _ path: String, _ answer: (Value) -> [UInt8]
  ) -> Value {
    note(kind, path, answer(value))
    return value
  }

  /// What is asked of a file that the run wrote is answered by what it wrote: the next run will
  /// find that there.
  private func wrote(_ path: String, _ bytes: [UInt8], making folders: Set<String>) {
    let digest = SHA256.digest(bytes)
    state.withLock { state in
      if state.large.contains(path) { state.isLost = true }
      state.answers[Question(kind: .bytes, path: path)] = digest
      for kind in [Kind.kind, .itself] {
        state.answers[Question(kind: kind, path: path)] = Self.answer(FileKind.file)
      }
      var name = Path.name(path)
      var folder = Path.folder(path)
      // In its place: a folder may hold all pages, and a copy for each would take minutes.
      while state.names[folder]?.contains(name) == false {
        state.names[folder]?.insert(name)
        state.changed.insert(folder)
        guard folders.contains(folder) else { break }
        (name, folder) = (Path.name(folder), Path.folder(folder))
      }
    }
  }

  /// The folders that this file will be the first in. They are empty from now on: other threads
  /// write beside it.
  private func missingFolders(above path: String, _ files: FileSystem) -> Set<String> {
    state.withLock { state in
      var missing: Set<String> = []
      var folder = Path.folder(path)
      while !folder.isEmpty, state.names[folder] == nil, files.kind(folder) == nil {
        missing.insert(folder)
        state.names[folder] = []
        folder = Path.folder(folder)
      }
      return missing
    }
  }
}

extension ReadingTrace {
  private static func answer(_ kind: FileKind?) -> [UInt8] {
    switch kind {
    case .file: [1]
    case .folder: [2]
    case .link: [3]
    case .special: [4]
    case nil: [0]
    }
  }

  private static func answer(_ place: String?) -> [UInt8] { Array((place ?? "").utf8) }

  private static func answer(_ names: Set<String>) -> [UInt8] {
    var print = Fingerprint()
    print.add(all: names.sorted()) { $0.add($1) }
    return print.digest
  }

  /// What the disk says now.
  static func answer(_ question: Question, _ files: FileSystem) -> [UInt8] {
    let path = question.path
    switch question.kind {
    case .bytes:
      do throws(FileError) {
        return SHA256.digest(try files.read(path, question.limit ?? FileLimit.siteFile))
      } catch {
        return Array(error.text.utf8)
      }
    case .names: return (try? files.list(path)).map { answer(Set($0)) } ?? []
    case .kind: return answer(files.kind(path))
    case .itself: return answer(files.itself(path))
    case .place: return answer(files.resolve(path))
    }
  }
}
