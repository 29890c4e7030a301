import SwiftUI

/// Looks over a document before the parser does, and finds what would harm it or cost it too much. What else is no XML is left to the parser.
///
/// One pass over the bytes; a tag, a comment or a section of text that has no end is the end of it.
struct FeedLimits {
  /// Elements inside of each other.
  static let depth = 200
  /// Attributes of an element. The parser compares each with all others.
  static let attributes = 100
  /// Bytes of a tag.
  static let tagBytes = 100_000
  /// Bytes of the text of an element.
  static let textBytes = 2_000_000

  private var bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  /// No text has bytes of zero, and parsers take a document that begins with some for one in another encoding.
  private var lineOfZero: Int?

  /// What the parser may read: the text without its processing instructions. Throws the first thing that is beyond a limit.
  static func check(_ text: FeedText) throws(FeedFault) -> [UInt8] {
    var limits = FeedLimits(bytes: text.bytes)
    try limits.check()
    return limits.bytes
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func check() throws(FeedFault) {
    while skip(to: UInt8(ascii: "<")) {
      switch index < bytes.count ? bytes[index] : 0 {
      case UInt8(ascii: "?"): try blankInstruction()
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "!"): try checkDeclaration()
      default: try checkTag()
      }
    }
    if let lineOfZero { throw FeedFault(line: lineOfZero, reason: .notXML) }
  }

  /// Puts spaces in the place of a processing instruction. They say nothing to a feed reader, and one without content crashes some parsers.
  private mutating func blankInstruction() throws(FeedFault) {
    // A declaration at any other place than the start.
    if starts(with: "?xml ") { throw FeedFault(line: line, reason: .notXML) }
    let start = index - 1
    skip(past: "?>")
    for place in start..<index where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
  }

  /// A comment, a section of text, or what declares the type of the document. Entities that a document declares itself can stand for other
  /// entities, and a few hundred bytes for gigabytes of text.
  private mutating func checkDeclaration() throws(FeedFault) {
    if starts(with: "!--") {
      index += 3
      skip(past: "-->")
    } else if starts(with: "![CDATA[") {
      skip(past: "]]>")
    } else {
      let start = line
      if declaresMarkup() { throw FeedFault(line: start, reason: .declaresMarkup) }
    }
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

  private mutating func checkTag() throws(FeedFault) {
    let (start, startLine) = (index, line)
    var quote: UInt8?
    var attributes = 0
    var last: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte <= UInt8(ascii: "\n") { count(byte) }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        attributes += 1
      } else if byte == UInt8(ascii: ">") {
        break
      }
      last = byte
    }
    if attributes > Self.attributes || index - start > Self.tagBytes { throw FeedFault(line: startLine, reason: .tooManyAttributes) }
    if last != UInt8(ascii: "/") { depth += 1 }
    if depth > Self.depth { throw FeedFault(line: startLine, reason: .nestedTooDeeply) }
  }
}

// MARK: - Bytes

extension FeedLimits {
  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    if byte <= UInt8(ascii: "\n") { count(byte) }
    return byte
  }

  private mutating func count(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { line += 1 }
    if byte == 0 { lineOfZero = lineOfZero ?? line }
  }

  /// Goes behind the next such byte; false if there is none.
  private mutating func skip(to end: UInt8) -> Bool {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == end { return true }
      if byte <= UInt8(ascii: "\n") { count(byte) }
    }
    return false
  }

  private mutating func skip(past end: StaticString) {
    let end = Array("\(end)".utf8)
    while skip(to: end[0]) {
      if starts(with: end.dropFirst()) { return index += end.count - 1 }
    }
  }

  private func starts(with text: StaticString) -> Bool {
    starts(with: Array("\(text)".utf8)[...])
  }

  private func starts(with text: ArraySlice<UInt8>) -> Bool {
    index + text.count <= bytes.count && bytes[index..<index + text.count] == text
  }
}
