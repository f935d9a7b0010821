import Glibc

/// A client that listens for events on a socket of its own.
final class Listening {
  let connection: Int32
  private(set) var text = ""

  /// Asks for the stream and reads until its first event is there, so that the server knows of it.
  init(_ client: Client, headers: [String] = []) {
    connection = client.connect()
    let lines = ["GET /.hig/events HTTP/1.1", "Host: localhost"] + headers
    let bytes = Array((lines.map { $0 + "\r\n" }.joined() + "\r\n").utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    read(until: "\n\n")
  }

  deinit { close(connection) }

  /// Reads until a text has come; false if the stream ended or was silent before.
  @discardableResult func read(until text: String) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !self.text.contains(text) {
      let got = recv(connection, &buffer, buffer.count, 0)
      guard got > 0 else { return false }
      self.text += String(decoding: buffer[..<got], as: UTF8.self)
    }
    return true
  }

  /// Whether the server ended the stream.
  var hasEnded: Bool {
    var byte: UInt8 = 0
    while true {
      let got = recv(connection, &byte, 1, 0)
      if got <= 0 { return got == 0 }
    }
  }
}
