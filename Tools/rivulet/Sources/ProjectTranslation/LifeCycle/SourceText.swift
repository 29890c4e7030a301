/// The text of a Swift file, along with a copy in which comments and the contents of strings are blank.
struct SourceText {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// The bytes with comments and the contents of strings replaced by spaces. Line breaks are preserved.
  private(set) var masked: [UInt8]

  /// The offset of the next byte to scan.
  private var offset = 0

  /// Scans text, which may be incomplete.
  init(_ text: String) {
    bytes = Array(text.utf8)
    masked = bytes
    while offset < bytes.count { skip() }
  }

  /// Returns the text in a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the code in a range of bytes, with comments and the contents of strings replaced by spaces.
  func text(masked range: Range<Int>) -> String { String(decoding: masked[range], as: UTF8.self) }

  /// Returns the offsets in the code at which some text occurs.
  func places(of mark: String) -> [Int] {
    let mark = Array(mark.utf8)
    guard let first = mark.first, masked.count >= mark.count else { return [] }
    return (0...(masked.count - mark.count)).filter { masked[$0] == first && masked[$0...].starts(with: mark) }
  }

  /// Returns the offsets in the code at which an identifier occurs.
  func places(ofWord word: String) -> [Int] {
    places(of: word).filter { place in
      let end = place + word.utf8.count
      return (place == 0 || !Self.isWord(masked[place - 1])) && (end == masked.count || !Self.isWord(masked[end]))
    }
  }

  /// Returns the offset after the bracket that closes the bracket at an offset, or the end of the text if there is none.
  func end(ofBracketAt opening: Int) -> Int {
    var depth = 0
    for place in opening..<masked.count {
      if Self.isOpening(masked[place]) { depth += 1 }
      if Self.isClosing(masked[place]) {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return masked.count
  }

  /// Returns the line that contains an offset, starting at 1.
  func line(at place: Int) -> Int { 1 + bytes.prefix(place).count { $0 == 10 } }

  /// Returns true for characters of identifiers.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  /// Returns true for opening brackets.
  static func isOpening(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

  /// Returns true for closing brackets.
  static func isClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") }

  /// Returns true if the given text comes next.
  private func isAt(_ mark: String) -> Bool { bytes[offset...].starts(with: Array(mark.utf8)) }

  /// Skips a character, comment, or string.
  private mutating func skip() {
    if isAt("//") {
      while offset < bytes.count, bytes[offset] != 10 { blank() }
    } else if isAt("/*") {
      skipComment()
    } else if bytes[offset] == UInt8(ascii: "\"") {
      skipString(hashes: 0)
    } else if bytes[offset] == UInt8(ascii: "#") {
      let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
      offset += hashes
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { skipString(hashes: hashes) }
    } else {
      offset += 1
    }
  }

  /// Blanks the next byte in the masked copy and advances past it.
  private mutating func blank() {
    if bytes[offset] != 10 { masked[offset] = 32 }
    offset += 1
  }

  /// Skips a comment between `/*` and `*/`, including nested comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        blank()
      } else if isAt("*/") {
        depth -= 1
        blank()
      }
      if offset < bytes.count { blank() }
    } while depth > 0 && offset < bytes.count
  }

  /// Skips a string, whose quotation marks remain in the masked copy.
  private mutating func skipString(hashes: Int) {
    let isLong = isAt("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: hashes)
    offset += quote.utf8.count
    while offset < bytes.count {
      if isAt(quote + fence) {
        offset += quote.utf8.count + hashes
        return
      }
      if !isLong, bytes[offset] == 10 { return }
      if isAt("\\" + fence) {
        for _ in 0...hashes { blank() }
        guard offset < bytes.count else { return }
        if bytes[offset] == UInt8(ascii: "(") { skipInterpolation() } else { blank() }
      } else {
        blank()
      }
    }
  }

  /// Skips an interpolation `(…)` in a string, including nested strings, and blanks all of it.
  private mutating func skipInterpolation() {
    let start = offset
    var depth = 0
    repeat {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      if bytes[offset] == 10 { break }
      skip()
    } while depth > 0 && offset < bytes.count
    for place in start..<offset where bytes[place] != 10 { masked[place] = 32 }
  }
}
