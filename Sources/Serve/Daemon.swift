import CMicroHTTPD

/// libmicrohttpd: the one file that speaks to it. Its threads call the functions below.
enum Daemon {
  /// Takes a listening socket over. The responder must outlive the daemon.
  static func start(
    _ listener: Int32, _ limits: ServeLimits, _ responder: Responder
  ) -> OpaquePointer? {
    let limits = hig_http_limits(
      threads: limits.threads, connections: limits.connections,
      timeout_seconds: limits.timeoutSeconds, bytes_per_connection: limits.bytesPerConnection)
    let context = Unmanaged.passUnretained(responder).toOpaque()
    return hig_http_start(listener, limits, context, begin, respond, end)
  }

  /// Ends its threads and closes all connections.
  static func stop(_ daemon: OpaquePointer) { MHD_stop_daemon(daemon) }
}

/// A request on its way: kept by libmicrohttpd between `begin` and `end`.
private final class Exchange {
  let target: [UInt8]
  var isRead = false

  init(_ target: [UInt8]) { self.target = target }
}

private func begin(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let target = target.map { Array(String(cString: $0).utf8) } ?? []
  return Unmanaged.passRetained(Exchange(target)).toOpaque()
}

private func end(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let exchange = state?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(exchange).release()
  state?.pointee = nil
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
  let responder = Unmanaged<Responder>.fromOpaque(context).takeUnretainedValue()
  let exchange = Unmanaged<Exchange>.fromOpaque(state).takeUnretainedValue()
  let request = request(on: connection, String(cString: method), exchange.target)
  // A refusal needs no body to be read; a page waits for the end of its request, so that the
  // connection can be used again.
  if !exchange.isRead, responder.refusal(of: request) == nil {
    exchange.isRead = true
    return .YES
  }
  return queue(responder.answer(request), on: connection)
}

private func request(
  on connection: OpaquePointer, _ method: String, _ target: [UInt8]
) -> Request {
  let length = header("Content-Length", of: connection)
  return Request(
    method: method, target: target, hosts: hosts(of: connection),
    ifNoneMatch: header("If-None-Match", of: connection),
    hasBody: length != nil && length != "0" || header("Transfer-Encoding", of: connection) != nil)
}

private func header(_ name: String, of connection: OpaquePointer) -> String? {
  MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
}

/// Every `Host` of a request: the lookup above would tell the first only.
private func hosts(of connection: OpaquePointer) -> [String] {
  var hosts: [String] = []
  withUnsafeMutablePointer(to: &hosts) { list in
    _ = MHD_get_connection_values(connection, .HEADER_KIND, collectHost, list)
  }
  return hosts
}

private func collectHost(
  _ list: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> MHD_Result {
  guard let list, let name, String(cString: name).lowercased() == "host" else { return .YES }
  let hosts = list.assumingMemoryBound(to: [String].self)
  hosts.pointee.append(value.map { String(cString: $0) } ?? "")
  return .YES
}

private func queue(_ answer: Answer, on connection: OpaquePointer) -> MHD_Result {
  guard let response = response(with: answer.body) else { return .NO }
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
  case .file(let file):
    // The response closes the descriptor.
    return MHD_create_response_from_fd64(UInt64(file.size), file.handOver())
  }
}
