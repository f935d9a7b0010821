import CMicroHTTPD
import Glibc

/// libmicrohttpd: the one file that speaks to it. Its threads call the functions below.
enum Daemon {
  /// Takes a listening socket over. The service must outlive the daemon.
  static func start(
    _ listener: Int32, _ limits: ServeLimits, _ service: Service
  ) -> OpaquePointer? {
    let limits = hig_http_limits(
      threads: limits.threads, connections: limits.connections,
      timeout_seconds: limits.timeoutSeconds, bytes_per_connection: limits.bytesPerConnection)
    let context = Unmanaged.passUnretained(service).toOpaque()
    return hig_http_start(listener, limits, context, begin, respond, end, notice)
  }

  /// Ends its threads and closes all connections.
  static func stop(_ daemon: OpaquePointer) { MHD_stop_daemon(daemon) }
}

/// A request on its way: kept by libmicrohttpd between `begin` and `end`.
private final class Exchange {
  let target: [UInt8]
  /// Once its head was read.
  var request: Request?
  /// Its number among the clients that listen for events.
  var listener: Int?

  init(_ target: [UInt8]) { self.target = target }
}

private func service(_ context: UnsafeMutableRawPointer) -> Service {
  Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
}

/// A connection as a key.
private func key(_ connection: OpaquePointer) -> UInt { UInt(bitPattern: connection) }

private func notice(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
  guard let context, let connection else { return }
  let deadlines = service(context).deadlines
  if code == .CONNECTION_NOTIFY_STARTED {
    deadlines.opened(key(connection), socket: hig_http_socket(connection))
  } else {
    deadlines.closed(key(connection))
  }
}

private func begin(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let target = target.map { text in
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
  return Unmanaged.passRetained(Exchange(target ?? [])).toOpaque()
}

private func end(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let context, let connection, let exchange = state?.pointee else { return }
  state?.pointee = nil
  let ended = Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue()
  if let listener = ended.listener { service(context).hub.leave(listener) }
  service(context).deadlines.waiting(key(connection))
}

/// Called once with the head, and again when the request was read to its end.
private func respond(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
  _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
  _ uploadSize: UnsafeMutablePointer<Int>?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let method, let state = state?.pointee else { return .NO }
  let service = service(context)
  let exchange = Unmanaged<Exchange>.fromOpaque(state).takeUnretainedValue()
  if let request = exchange.request {
    return queue(service.responder.answer(request), on: connection, exchange, service)
  }
  service.deadlines.answering(key(connection))
  let request = Request(
    method: String(cString: method), target: whole(exchange.target, path, version),
    headers: headers(of: connection))
  exchange.request = request
  // A refusal needs no body to be read; a page waits for the end of its request, so that the
  // connection can be used again.
  guard service.responder.refusal(of: request) != nil else { return .YES }
  return queue(service.responder.answer(request), on: connection, exchange, service)
}

/// libmicrohttpd ends an address at its first NUL. The version follows the address, so their
/// distance shows that there was one: it is put back, and the address is refused.
private func whole(
  _ target: [UInt8], _ path: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?
) -> [UInt8] {
  guard let path, let version else { return target }
  // Elsewhere than a little behind it, the version is meaningless.
  let distance = version - path
  return distance > target.count + 1 && distance < 64 << 10 ? target + [0] : target
}

private func headers(of connection: OpaquePointer) -> RequestHeaders {
  var headers = RequestHeaders()
  withUnsafeMutablePointer(to: &headers) { headers in
    _ = MHD_get_connection_values(connection, .HEADER_KIND, collect, headers)
  }
  return headers
}

private func collect(
  _ headers: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let headers, let name else { return .YES }
  let value = value.map { String(cString: $0) } ?? ""
  headers.assumingMemoryBound(to: RequestHeaders.self).pointee.add(String(cString: name), value)
  return .YES
}

private func queue(
  _ answer: Answer, on connection: OpaquePointer, _ exchange: Exchange, _ service: Service
) -> MHD_Result {
  var answer = answer
  var stream: OpaquePointer?
  if case .events(let last) = answer.body {
    stream = EventStream.response(to: connection, after: last, service.hub, &exchange.listener)
    if stream == nil { answer = .text(503, "Too many listen for events.") }
    if stream != nil { service.deadlines.listening(key(connection)) }
  }
  guard let response = stream ?? response(with: answer.body) else { return .NO }
  defer { MHD_destroy_response(response) }
  for header in answer.headers {
    guard MHD_add_response_header(response, header.name, header.value) == .YES else {
      return .NO
    }
  }
  return MHD_queue_response(connection, answer.status, response)
}

private func response(with body: Answer.Body) -> OpaquePointer? {
  switch body {
  case .bytes(var bytes):
    return bytes.withUnsafeMutableBytes { buffer in
      MHD_create_response_from_buffer(buffer.count, buffer.baseAddress, .RESPMEM_MUST_COPY)
    }
  case .file(let file, let part):
    if part.count <= smallFile { return response(with: file, part) }
    // The response closes the descriptor.
    return MHD_create_response_from_fd_at_offset64(
      UInt64(part.count), file.handOver(), UInt64(part.lowerBound))
  case .known(let size):
    // It states the length and sends nothing. An empty one would mean a file of no bytes.
    return MHD_create_response_from_callback(UInt64(size), 1, refuse, nil, nil)
  case .events:
    return nil
  }
}

/// Nothing is read for a 304: the connection ends if it ever is.
private func refuse(
  _ context: UnsafeMutableRawPointer?, _ place: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int { EventStream.end }

/// Up to here head and file go out in one call: 1.4 times as many answers a second.
private let smallFile = 64 * 1024

private func response(with file: OpenFile, _ part: Range<Int>) -> OpaquePointer? {
  guard part.count > 0, let bytes = malloc(part.count) else {
    return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
  }
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: part.count)
  guard file.read(into: buffer, from: part.lowerBound),
    let response = MHD_create_response_from_buffer(part.count, bytes, .RESPMEM_MUST_FREE)
  else {
    free(bytes)
    return nil
  }
  return response
}

/// A response that stays open and is filled by a hub. Between events libmicrohttpd forgets about
/// the connection, so that a client costs no thread and no time.
private enum EventStream {
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

  final class Listener {
    let hub: EventHub
    let number: Int
    let connection: OpaquePointer

    init(_ hub: EventHub, _ number: Int, _ connection: OpaquePointer) {
      self.hub = hub
      self.number = number
      self.connection = connection
    }

    /// A client that closed its end reads no more. While it slept, that was not noticed.
    var hasLeft: Bool { Deadlines.isAtEnd(hig_http_socket(connection)) }
  }

  /// `MHD_CONTENT_READER_END_OF_STREAM`.
  static let end = -1
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
