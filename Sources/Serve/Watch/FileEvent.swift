import CPlatform

/// A change of one file or folder, as inotify reports it.
struct FileEvent: Equatable {
  /// Number of the folder, as it was put under watch.
  let folder: Int32
  /// In the folder; empty for the folder itself.
  let name: String
  let mask: UInt32

  /// Events were lost: the queue was full.
  var isOverflow: Bool { has(IN_Q_OVERFLOW) }
  /// The folder is watched no more: it is gone.
  var isEnd: Bool { has(IN_IGNORED) }
  /// Folders have come, gone or moved.
  var changesFolders: Bool {
    has(IN_ISDIR) || has(IN_DELETE_SELF) || has(IN_MOVE_SELF) || isOverflow || isEnd
  }

  /// A folder was made. What is in it tells of itself.
  var isNewFolder: Bool { has(IN_ISDIR) && has(IN_CREATE) }

  private func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
  private func has(_ flag: UInt32) -> Bool { mask & flag != 0 }
}

extension FileEvent {
  /// What one read of the queue gave: four numbers of four bytes, the last the length of the name,
  /// then the name, filled up with zeros.
  static func all(in bytes: [UInt8]) -> [FileEvent] {
    var events: [FileEvent] = []
    var place = 0
    while bytes.count - place >= 16 {
      let length = Int(number(bytes, place + 12))
      let end = place + 16 + length
      guard length >= 0, end <= bytes.count else { break }
      let name = bytes[(place + 16)..<end].prefix { $0 != 0 }
      events.append(
        FileEvent(
          folder: Int32(bitPattern: number(bytes, place)),
          name: String(decoding: name, as: UTF8.self), mask: number(bytes, place + 4)))
      place = end
    }
    return events
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
