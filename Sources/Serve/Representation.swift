import Files
import Model

/// A file in the shape in which one client gets it: plain or packed, whole or a part of it.
struct Representation {
  let file: OpenFile
  let type: String
  let tag: String
  /// How it is packed.
  var coding: ContentCoding?
  /// Whether another client could get it packed otherwise.
  var varies = false

  func answer(_ request: Request) -> Answer {
    let instead = Precondition.answer(
      request.headers, tag: tag, modified: file.identity.modifiedSecond, validators: validators,
      size: file.size)
    if let instead { return instead }
    var headers = [Header("Content-Type", type), Header("Accept-Ranges", "bytes")] + validators
    if let coding { headers.append(Header("Content-Encoding", coding.rawValue)) }
    switch range(request) {
    case .whole:
      return Answer(status: 200, headers: headers, body: .file(file, 0..<file.size))
    case .part(let part):
      let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
      headers.append(Header("Content-Range", place))
      return Answer(status: 206, headers: headers, body: .file(file, part))
    case .unsatisfiable:
      return .text(
        416, "The file has \(file.size) bytes.", [Header("Content-Range", "bytes */\(file.size)")])
    }
  }

  private var validators: [Header] {
    let date = Header("Last-Modified", HTTPDate.text(file.identity.modifiedSecond))
    let headers = [Header("ETag", tag), date]
    return varies ? headers + [Header("Vary", "Accept-Encoding")] : headers
  }

  /// A part of a file goes only to who holds the rest of this very file. A date is too coarse to
  /// tell that, so that it gets the whole.
  private func range(_ request: Request) -> ByteRange {
    guard request.method == "GET", request.headers.ifRange.map({ $0 == tag }) ?? true else {
      return .whole
    }
    return ByteRange(request.headers.range, of: file.size)
  }
}
