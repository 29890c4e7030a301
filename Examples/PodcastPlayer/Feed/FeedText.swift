import SwiftUI

/// The text of a document as the XML parser gets it: in UTF-8, whatever its declaration says.
struct FeedText {
  let bytes: [UInt8]
  /// The first fault of the encoding.
  private(set) var fault: FeedFault?

  /// Decodes a document. Bytes that are out of place become likely characters.
  init(_ data: Data) {
    let stored = [UInt8](data)
    if let (encoding, length) = FeedEncoding.mark(in: stored) {
      let rest = stored[length...]
      let text = encoding.decode(rest)
      bytes = text ?? encoding.decodeLeniently(rest)
      if text == nil { fault = FeedFault(line: encoding.lineOfFault(in: rest), reason: .wrongEncoding) }
      return
    }
    let name = XMLDeclaration.encodingName(in: stored)
    let isUTF8 = String(validating: stored, as: UTF8.self) != nil
    guard let name, !FeedEncoding.isWide(name), FeedEncoding(name: name) != .utf8 else {
      bytes = isUTF8 ? stored : FeedEncoding.utf8.decodeLeniently(stored[...])
      if !isUTF8 { fault = FeedFault(line: FeedEncoding.utf8.lineOfFault(in: stored[...]), reason: .wrongEncoding) }
      return
    }
    let encoding = FeedEncoding(name: name)
    if isUTF8, encoding.map({ Self.looksLikeUTF8(stored, not: $0) }) ?? true {
      bytes = stored
      if encoding == nil { fault = FeedFault(line: 1, reason: .wrongEncoding) }
      return
    }
    let text = encoding?.decode(stored[...])
    bytes = text ?? (encoding ?? .utf8).decodeLeniently(stored[...])
    if text == nil { fault = FeedFault(line: encoding?.lineOfFault(in: stored[...]) ?? 1, reason: .wrongEncoding) }
  }

  /// Whether text that is valid in UTF-8 can hardly be in another encoding. Pairs of bytes are letters in several.
  private static func looksLikeUTF8(_ bytes: [UInt8], not encoding: FeedEncoding) -> Bool {
    if case .japanese(.escapes) = encoding { return bytes.contains { $0 >= 0x80 } }
    return bytes.contains { $0 >= (encoding.hasPairs ? 0xE0 : 0xC2) }
  }
}
