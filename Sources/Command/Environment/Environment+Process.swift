import CPlatform
import Files
import Glibc
import Model

extension Environment {
  /// The real ones: this process.
  static func process() -> Environment {
    // A closed pipe is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let input = LineInput(descriptor: STDIN_FILENO)
    return Environment(
      arguments: Array(CommandLine.arguments.dropFirst()),
      variables: ProcessEnvironment.variables(),
      output: .descriptor(STDOUT_FILENO), standardError: .descriptor(STDERR_FILENO),
      nextLine: { () throws(CommandError) in try input.next() }, files: .disk,
      now: monotonicSeconds, today: { HTTPDate.day(HTTPDate.text(time(nil))) },
      listenForStop: StopSignals.listen, showInBrowser: Browser.show)
  }
}

private func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

extension Outlet {
  /// A descriptor of this process.
  static func descriptor(_ descriptor: Int32) -> Outlet {
    Outlet(
      write: { bytes throws(OutletError) in try drain(bytes, to: descriptor) },
      width: {
        guard isatty(descriptor) == 1 else { return 0 }
        let width = Int(hig_terminal_width(descriptor))
        return width > 0 ? width : 80
      })
  }

  private static func drain(_ bytes: [UInt8], to descriptor: Int32) throws(OutletError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let put = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else {
        throw errno == EPIPE ? .closed : .failed(String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(put)
    }
  }
}
