import CPlatform
import Glibc

extension FileSystem {
  /// The disk, all of it: `within` bounds it for a run.
  public static let disk = Disk(bounds: nil).files
}

/// Files on the disk, as far as the bounds go. Each call opens the folder that it works in, and
/// goes on from there, so that no link can lead it elsewhere meanwhile.
struct Disk: Sendable {
  /// nil for the whole disk.
  let bounds: Bounds?

  var files: FileSystem {
    FileSystem(
      read: read, write: write, append: append, touch: touch, list: list, kind: kind,
      itself: itself, remove: remove, move: move, exchange: exchange, resolve: Self.resolve,
      lock: lock, flush: flush, tidy: tidy, carry: carry, isSame: isSame,
      keepMode: keepMode(of:in:),
      stamp: { open($0, O_PATH).status.flatMap { FileStamp($0) } },
      mark: { open($0, O_PATH).status.map(Self.mark) },
      tree: tree(_:making:),
      within: { Disk(bounds: $0.resolved(by: Self.resolve)).files })
  }

  static func resolve(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// How a path is opened.
private struct Opening {
  let flags: Int32
  /// To open a pipe may wait for its writer, to open a device may set it to work: what is no file
  /// is then opened as a place only.
  var onlyFiles = false

  /// `open` gives a negative errno value where it fails.
  func made(by open: (_ flags: Int32) -> Int32) -> Descriptor {
    if onlyFiles {
      let place = Descriptor(open(O_PATH))
      guard let status = place.status, FileKind(status) == .file else { return place }
    }
    return Descriptor(open(flags))
  }
}

extension Disk {
  /// Opens what a path leads to; its number is a negative errno value if it won't open, `-EXDEV`
  /// if it leaves the bounds.
  func open(_ path: String, _ flags: Int32) -> Descriptor { open(path, Opening(flags: flags)) }

  private func open(_ path: String, _ opening: Opening) -> Descriptor {
    // The system would take a text as far as its first NUL.
    guard !path.utf8.contains(0) else { return Descriptor(-EINVAL) }
    guard let bounds else { return Self.plain(path, opening) }
    let places = bounds.places(of: path)
    guard let place = places.first else { return Descriptor(-EXDEV) }
    let opened = open(places[...], opening, bounds)
    if opened.number != -EXDEV { return opened }
    return openInside(place, path, opening)
  }

  private static func plain(_ path: String, _ opening: Opening) -> Descriptor {
    opening.made { flags in
      let number = Glibc.open(path.isEmpty ? "." : path, flags | O_CLOEXEC)
      return number < 0 ? -errno : number
    }
  }

  /// The first place of these, from its ground on. A ground that was not named is opened from the
  /// one around it.
  private func open(_ places: ArraySlice<Bounds.Place>, _ opening: Opening, _ bounds: Bounds)
    -> Descriptor
  {
    guard let place = places.first else { return Descriptor(-EXDEV) }
    let isGround = place.rest.isEmpty
    let folder = isGround ? opening : Opening(flags: O_PATH | O_DIRECTORY)
    let isNamed = place.ground.base == nil || bounds.followsLinks
    let ground =
      isNamed
      ? Self.plain(place.ground.path, folder)
      : open(bounds.places(of: place.ground.path).dropFirst(), folder, bounds)
    if isGround || ground.number < 0 { return ground }
    return opening.made { flags in
      guard bounds.followsLinks else { return hig_open_below(ground.number, place.rest, flags, 1) }
      let number = openat(ground.number, place.rest, flags | O_CLOEXEC)
      return number < 0 ? -errno : number
    }
  }

  /// An absolute link may lead to the very ground it lies in.
  private func openInside(_ place: Bounds.Place, _ path: String, _ opening: Opening) -> Descriptor {
    guard let real = Self.resolve(path), let ground = Self.resolve(place.ground.path),
      let rest = Path.rest(of: real, below: ground)
    else { return Descriptor(-EXDEV) }
    // The ground itself may be a link that was not named.
    if let base = place.ground.base.flatMap(Self.resolve),
      Path.rest(of: ground, below: base) == nil
    {
      return Descriptor(-EXDEV)
    }
    let folder = Self.plain(ground, Opening(flags: O_PATH | O_DIRECTORY))
    if folder.number < 0 { return folder }
    return opening.made { hig_open_below(folder.number, rest, $0, 0) }
  }

  /// A descriptor that did open.
  func opened(
    _ path: String, _ flags: Int32, for operation: FileError.Operation
  ) throws(FileError) -> Descriptor {
    try opened(path, Opening(flags: flags), for: operation)
  }

  private func opened(
    _ path: String, _ opening: Opening, for operation: FileError.Operation
  ) throws(FileError) -> Descriptor {
    let descriptor = open(path, opening)
    guard descriptor.number < 0 else { return descriptor }
    throw descriptor.number == -EXDEV
      ? FileError(operation, leaving: path)
      : FileError(operation, path, code: -descriptor.number)
  }
}

extension Disk {
  func kind(_ path: String) -> FileKind? {
    let descriptor = open(path, O_PATH)
    if descriptor.number == -EXDEV { return .link }
    return descriptor.status.map { FileKind($0) }
  }

  func itself(_ path: String) -> FileKind? {
    guard let entry = try? entry(path, for: .read) else { return kind(path) }
    return entry.kind
  }

  func read(_ path: String, _ limit: Int) throws(FileError) -> [UInt8] {
    let reading = Opening(flags: O_RDONLY | O_NONBLOCK | O_NOCTTY, onlyFiles: true)
    let file = try opened(path, reading, for: .read)
    guard let status = file.status else { throw FileError(.read, path, code: errno) }
    guard FileKind(status) == .file else { throw FileError(.read, path, is: FileKind(status)) }
    guard status.st_size <= limit else { throw FileError(path, largerThan: limit) }
    guard let bytes = Self.fill(from: file.number, size: Int(status.st_size)) else {
      throw FileError(.read, path, code: errno)
    }
    return bytes
  }

  private static func mark(_ status: stat) -> [Int] {
    let changed = status.st_ctim
    return [
      Int(truncatingIfNeeded: status.st_ino), Int(status.st_size),
      Int(changed.tv_sec) * 1_000_000_000 + Int(changed.tv_nsec),
    ]
  }

  /// From where it is read, or from a place; fewer bytes where it ends, nil if it cannot be read.
  static func fill(from descriptor: Int32, at place: Int? = nil, size: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let (rest, room) = (buffer.baseAddress.map { $0 + count }, size - count)
        let got =
          place.map { pread(descriptor, rest, room, $0 + count) }
          ?? Glibc.read(descriptor, rest, room)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  func list(_ folder: String) throws(FileError) -> [String] {
    let descriptor = try opened(folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK, for: .list)
    return try descriptor.entries(of: folder).map(\.name)
  }
}
