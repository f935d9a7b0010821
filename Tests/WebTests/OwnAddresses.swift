import Glibc

/// The addresses of version 4 of this machine's interfaces, but for loopback.
enum OwnAddresses {
  static let all: [String] = {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      let parts = [24, 16, 8, 0].map { String(number >> UInt32($0) & 0xFF) }
      if parts[0] != "127" { found.append(parts.joined(separator: ".")) }
    }
    return found
  }()
}
