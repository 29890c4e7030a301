import SwiftUI

/// What stands before the first element of an XML document. It is read before the parser is let loose: entities that a document declares
/// itself can stand for other entities, and a few hundred bytes for gigabytes of text.
struct DocumentType {
  private var bytes: any IteratorProtocol<UInt8>
  private var line = 1

  /// The zero bytes of UTF-16 are left out; what remains reads like ASCII.
  init(_ data: Data) {
    bytes = data.lazy.filter { $0 != 0 }.makeIterator()
  }

  /// The line of a `<!DOCTYPE>` that declares markup of its own, nil if there is none.
  static func lineOfDeclarations(in data: Data) -> Int? {
    var document = DocumentType(data)
    return document.lineOfDeclarations()
  }

  private mutating func lineOfDeclarations() -> Int? {
    while let byte = next() {
      guard byte == UInt8(ascii: "<") else { continue }
      switch next() {
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "!"):
        let start = line
        guard next() == UInt8(ascii: "-") else { return declaresMarkup() ? start : nil }
        _ = next()
        skip(past: "-->")
      default: return nil
      }
    }
    return nil
  }

  /// Whether a bracket opens before the tag closes; neither counts inside quotes.
  private mutating func declaresMarkup() -> Bool {
    var quote: UInt8?
    while let byte = next() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        return true
      } else if byte == UInt8(ascii: ">") {
        return false
      }
    }
    return false
  }

  private mutating func skip(past end: StaticString) {
    let end = Array("\(end)".utf8)
    var tail: [UInt8] = []
    while tail != end, let byte = next() { tail = (tail + [byte]).suffix(end.count) }
  }

  private mutating func next() -> UInt8? {
    let byte = bytes.next()
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }
}
