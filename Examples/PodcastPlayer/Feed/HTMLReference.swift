/// A reference to a character in HTML, such as `&hellip;`, `&#8217;` or `&#x2019;`.
struct HTMLReference {
  let scalar: Unicode.Scalar?
  /// The bytes of the reference, from the ampersand on.
  let length: Int

  /// References are never longer.
  private static let limit = 40

  /// Reads the reference at the ampersand with an index; nil if that is only an ampersand. A number that no text has is read as no character.
  init?(_ bytes: ArraySlice<UInt8>, at index: Int) {
    guard index + 1 < bytes.endIndex else { return nil }
    let content = bytes[(index + 1)..<min(index + Self.limit, bytes.endIndex)]
    let found = content.first == UInt8(ascii: "#") ? Self.number(content.dropFirst()) : Self.name(content)
    guard let (scalar, end) = found else { return nil }
    self.scalar = scalar
    length = end - index
  }

  private static func number(_ content: ArraySlice<UInt8>) -> (Unicode.Scalar?, Int)? {
    let isHex = content.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = content.dropFirst(isHex ? 1 : 0).prefix { isHex ? isHexDigit($0) : isDigit($0) }
    guard !digits.isEmpty else { return nil }
    let end = digits.endIndex < content.endIndex && content[digits.endIndex] == UInt8(ascii: ";") ? digits.endIndex + 1 : digits.endIndex
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    return (number.flatMap(HTMLCharacters.numbered), end)
  }

  private static func name(_ content: ArraySlice<UInt8>) -> (Unicode.Scalar?, Int)? {
    let letters = content.prefix(while: isNamePart)
    guard !letters.isEmpty else { return nil }
    let name = String(decoding: letters, as: UTF8.self)
    if letters.endIndex < content.endIndex, content[letters.endIndex] == UInt8(ascii: ";") {
      if let scalar = HTMLCharacters.named(name) { return (scalar, letters.endIndex + 1) }
    } else if HTMLCharacters.isComplete(name), letters.endIndex == content.endIndex || content[letters.endIndex] != UInt8(ascii: "=") {
      return HTMLCharacters.named(name).map { ($0, letters.endIndex) }
    }
    // These stand before other letters as well; other names do so only by chance, as in addresses.
    let short = ["amp", "lt", "gt", "quot", "nbsp"].first { name.hasPrefix($0) && name != $0 }
    return short.flatMap { short in HTMLCharacters.named(short).map { ($0, letters.startIndex + short.utf8.count) } }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
  private static func isNamePart(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) }
}
