import Bytes
import JSON

/// JSON of a tool that scrapes, with the texts of pages in it as strings: one page, a list of them,
/// or one on each line.
enum JSONPackage {
  static func contents(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    // Apple’s own JSON has the same words in it.
    guard begins(bytes), ByteSearch.first(of: "\"schemaVersion\"", in: bytes) == nil,
      ([mapped] + PackedRecord.keys + PackedRecord.generic).contains(where: {
        ByteSearch.first(of: $0, in: bytes) != nil
      })
    else { return nil }
    var found = whole(bytes) ?? lines(bytes)
    PackedChunks.join(&found)
    found.isMisencoded = !UTF8Check.isValid(bytes.span)
    return found
  }

  static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let first = bytes.first { !ByteClass.isSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension JSONPackage {
  /// Of what is read at once: values take many times their bytes.
  private static let longest = 8 << 20

  /// Where tools put what they found: `{"data": {"web": [` is the deepest.
  private static let around = [
    "data", "results", "result", "items", "pages", "web", "kwargs", "markdown_v2",
  ]
  private static let deepest = 4
  /// What a map of addresses to pages has.
  private static let mapped: StaticString = "\"https://developer.apple.com/design/"

  private static func whole(_ bytes: ArraySlice<UInt8>) -> PackageContents? {
    guard bytes.count <= longest, let json = try? JSONReader.read(Array(bytes)) else { return nil }
    var found = PackageContents(form: "JSON")
    add(json, to: &found, depth: 0)
    return found
  }

  /// An object on each line; also a list that is broken elsewhere, with one on each.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> PackageContents {
    var found = PackageContents(form: "JSON lines")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      var line = line.trimmed
      if line.last == UInt8(ascii: ",") { line = line.dropLast() }
      guard line.count > 1 else { continue }
      if line.count <= longest, line.first == UInt8(ascii: "{"),
        let json = try? JSONReader.read(Array(line))
      {
        add(json, to: &found, depth: 0)
      } else {
        found.broken.append(place + 1)
      }
    }
    return found
  }

  /// A list, an object around one, or a page.
  private static func add(_ value: JSONValue, to found: inout PackageContents, depth: Int) {
    let (pages, others) = (found.pages.count, found.others)
    if addMap(value, to: &found) { return }
    if depth < deepest {
      let within = value.array ?? around.compactMap { value[$0] }
      for entry in within where isOpen(entry) {
        add(entry, to: &found, depth: depth + 1)
      }
    }
    guard found.pages.count == pages else { return }
    if let page = PackedRecord.page(value) {
      found.others = others
      found.pages.append(page)
    } else if found.others == others {
      found.others += 1
    }
  }

  /// An object of addresses, each with its page or the text of it.
  private static func addMap(_ value: JSONValue, to found: inout PackageContents) -> Bool {
    guard case .object(let members) = value, !members.isEmpty,
      members.allSatisfy({ PackedPage.isAddress($0.name) })
    else { return false }
    for member in members {
      if let page = PackedRecord.page(member.value, at: member.name) {
        found.pages.append(page)
      } else {
        found.others += 1
      }
    }
    return true
  }

  /// Whether a value has others in it.
  private static func isOpen(_ value: JSONValue) -> Bool {
    switch value {
    case .array, .object: true
    default: false
    }
  }
}
