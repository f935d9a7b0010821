/// Bytes at an address that the browser knows. Its owner frees it.
struct Memory {
  private(set) var start: UnsafeMutablePointer<UInt8>?
  private(set) var count = 0

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  mutating func resize(_ size: Int) {
    start?.deallocate()
    start = size > 0 ? .allocate(capacity: size) : nil
    count = max(0, size)
  }

  mutating func fill(_ bytes: [UInt8]) {
    resize(bytes.count)
    for place in bytes.indices { start?[place] = bytes[place] }
  }
}
