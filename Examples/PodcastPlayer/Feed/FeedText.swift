import SwiftUI

/// The text of a document as the XML parser gets it: in UTF-8, without a mark and a declaration that could say otherwise.
struct FeedText {
  let bytes: [UInt8]

  /// Decodes a document. Throws a problem's place and reason.
  init(_ data: Data) throws(FeedFault) {
    let stored = [UInt8](data)
    guard let (encoding, markLength) = FeedEncoding.find(in: stored) else { throw FeedFault(line: 1, reason: .wrongEncoding) }
    let rest = stored[markLength...]
    guard var text = encoding.decode(rest) else {
      throw FeedFault(line: encoding.lineOfFault(in: rest), reason: .wrongEncoding)
    }
    if let declaration = XMLDeclaration(text) {
      guard let length = declaration.length else { throw FeedFault(line: 1, reason: .notXML) }
      // Lines keep their numbers.
      for index in 0..<length where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
    }
    bytes = text
  }
}
