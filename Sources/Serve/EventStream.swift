import CMicroHTTPD
import Glibc

/// A response that stays open and is filled by a hub. Between events libmicrohttpd forgets about
/// the connection, so that a client costs no thread and no time.
enum EventStream {
  /// Nil if no more clients are let in.
  static func response(
    to connection: OpaquePointer, after lastID: String?, _ hub: EventHub, _ number: inout Int?
  ) -> OpaquePointer? {
    let key = UInt(bitPattern: connection)
    number = hub.join(lastID: lastID) { MHD_resume_connection(OpaquePointer(bitPattern: key)) }
    guard let number else { return nil }
    let listener = Listener(hub, number, connection)
    return MHD_create_response_from_callback(
      UInt64.max, 1024, fill, Unmanaged.passRetained(listener).toOpaque(), forget)
  }

  fileprivate final class Listener {
    let hub: EventHub
    let number: Int
    let connection: OpaquePointer

    init(_ hub: EventHub, _ number: Int, _ connection: OpaquePointer) {
      self.hub = hub
      self.number = number
      self.connection = connection
    }

    /// A client that closed its end reads no more. While it slept nobody looked.
    var hasLeft: Bool {
      var byte: UInt8 = 0
      return recv(hig_http_socket(connection), &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) == 0
    }
  }

  /// `MHD_CONTENT_READER_END_OF_STREAM`.
  fileprivate static let end = -1
}

private func fill(
  _ context: UnsafeMutableRawPointer?, _ place: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context, let buffer else { return EventStream.end }
  let listener = Unmanaged<EventStream.Listener>.fromOpaque(context).takeUnretainedValue()
  guard !listener.hasLeft else { return EventStream.end }
  let turn = listener.hub.turn(of: listener.number, upTo: size) {
    MHD_suspend_connection(listener.connection)
  }
  switch turn {
  case .sleep: return 0
  case .end: return EventStream.end
  case .send(let bytes):
    UnsafeMutableRawPointer(buffer).copyMemory(from: bytes, byteCount: bytes.count)
    return bytes.count
  }
}

private func forget(_ context: UnsafeMutableRawPointer?) {
  if let context { Unmanaged<EventStream.Listener>.fromOpaque(context).release() }
}
