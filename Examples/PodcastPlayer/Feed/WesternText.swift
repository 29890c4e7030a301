/// The characters that Windows has between 0x80 and 0x9F. Writers of feeds put these bytes and numbers where Unicode has control characters.
enum WesternText {
  private static let specials = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// The character of a byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? specials[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// Text in UTF-8, where every byte that is out of place is a character of Windows.
  static func repair(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let length = sequenceLength(bytes, at: index)
      if length > 0 {
        text += bytes[index..<index + length]
        index += length
      } else {
        text += String(Character(scalar(bytes[index]))).utf8
        index += 1
      }
    }
    return text
  }

  /// The length of the character that begins at an index; 0 if none does.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    let length =
      switch bytes[index] {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 1 else { return length }
    guard index + length <= bytes.endIndex else { return 0 }
    return String(validating: bytes[index..<index + length], as: UTF8.self) == nil ? 0 : length
  }
}
