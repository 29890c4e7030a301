/// Reads the parts of a tag.
struct FeedTagReader {
  let bytes: [UInt8]
  var index: Int

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipBlanks() {
    while let byte, byte <= 0x20 { index += 1 }
  }

  /// Reads as many letters, digits and marks as names may have.
  mutating func name() -> Range<Int> {
    let start = index
    while let byte, Self.isNamePart(byte) { index += 1 }
    return start..<index
  }

  /// Reads an equals sign and the value behind it; nil if there is none.
  mutating func value() -> Range<Int>? {
    let start = index
    skipBlanks()
    guard byte == UInt8(ascii: "=") else {
      index = start
      return nil
    }
    index += 1
    skipBlanks()
    guard let quote = byte else { return nil }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), let end = closing(quote) {
      defer { index = end + 1 }
      return (index + 1)..<end
    }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { index += 1 }
    let value = index
    while let byte, byte > 0x20, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") { index += 1 }
    // The slash of an element without content is no part of the value.
    let isSlash = byte == UInt8(ascii: ">") && index > value && bytes[index - 1] == UInt8(ascii: "/")
    return value..<(isSlash ? index - 1 : index)
  }

  /// The place of the quote that closes a value; nil if the next line has a tag before there is one.
  private func closing(_ quote: UInt8) -> Int? {
    var place = index + 1
    var hasLine = false
    while place < bytes.count {
      switch bytes[place] {
      case quote: return place
      case UInt8(ascii: "\n"): hasLine = true
      case UInt8(ascii: "<") where hasLine: return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }

  /// A value as XML wants it.
  static func escaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var index = value.startIndex
    while index < value.endIndex {
      let byte = value[index]
      var length = 1
      switch byte {
      case UInt8(ascii: "&"):
        // Only what is a whole reference counts in an address.
        if let reference = HTMLReference(value, at: index), value[index + reference.length - 1] == UInt8(ascii: ";") {
          length = reference.length
          if let scalar = reference.scalar { text += escape(scalar) }
        } else {
          text += "&amp;".utf8
        }
      case UInt8(ascii: "<"): text += "&lt;".utf8
      case UInt8(ascii: "\""): text += "&quot;".utf8
      case 0..<0x20: text.append(0x20)
      case 0xEF where isNoncharacter(value[index...]): length = 3
      default: text.append(byte)
      }
      index += length
    }
    return text
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String.UTF8View {
    switch scalar {
    case "&": "&amp;".utf8
    case "<": "&lt;".utf8
    case "\"": "&quot;".utf8
    default: String(Character(scalar.value < 0x20 ? " " : scalar)).utf8
    }
  }

  private static func isNoncharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [0xEF, 0xBF, 0xBE]) || bytes.starts(with: [0xEF, 0xBF, 0xBF]) || bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }
}
