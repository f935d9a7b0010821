import Glibc

extension FileError {
  /// An error of the system, by its number.
  init(_ operation: Operation, _ path: String, code: Int32, at obstacle: String? = nil) {
    let reason = String(cString: strerror(code))
    self.init(operation, path, reason, cause: Cause(code), at: obstacle)
  }
}

extension FileError.Cause {
  init(_ code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EACCES, EPERM: self = .denied
    case ENOSPC: self = .full
    case EDQUOT, EFBIG: self = .limit
    case EROFS: self = .readOnly
    case EISDIR: self = .folder
    case ENOTDIR: self = .notFolder
    default: self = .other
    }
  }
}
