/// A start tag of a document that need not be well-formed.
struct FeedTag {
  struct Attribute {
    let name: Range<Int>
    /// Escaped, as it is written.
    let value: [UInt8]
  }

  let line: Int
  private(set) var name: Range<Int>
  private(set) var attributes: [Attribute] = []
  /// The index behind the tag.
  private(set) var end: Int
  private(set) var isEmpty = false
  /// Whether the next tag begins before this one ends.
  private(set) var isCut = false
  /// Whether the document ends before the tag does.
  private(set) var isLost = false
  /// Whether attributes are left out since there are too many, or too much of them.
  private(set) var hasTooMuch = false

  /// Reads the tag whose bracket has an index; nil if no name follows there.
  init?(_ bytes: [UInt8], at index: Int, line: Int) {
    self.line = line
    var reader = FeedTagReader(bytes: bytes, index: index + 1)
    guard let first = reader.byte, Self.canBeginName(first) else { return nil }
    name = reader.name()
    end = index
    // An address in brackets is none.
    if bytes[name.upperBound - 1] == UInt8(ascii: ":") || reader.byte.map(Self.followsName) == false { return nil }
    var size = 0
    while true {
      reader.skipBlanks()
      guard let byte = reader.byte else {
        isLost = true
        break
      }
      if byte == UInt8(ascii: "<") {
        isCut = true
        break
      }
      if byte == UInt8(ascii: ">") {
        reader.index += 1
        isEmpty = bytes[reader.index - 2] == UInt8(ascii: "/")
        break
      }
      let start = reader.index
      let attribute = reader.name()
      // A quote, a slash or an equals sign in a place without meaning.
      if attribute.isEmpty { reader.index = start + 1 }
      guard let value = reader.value(), !attribute.isEmpty else { continue }
      size += attribute.count + value.count
      if attributes.count >= FeedLimits.attributes || size > FeedLimits.tagBytes {
        hasTooMuch = true
      } else if Self.canBeginName(bytes[attribute.lowerBound]), !attributes.contains(where: { bytes[$0.name] == bytes[attribute] }) {
        attributes.append(Attribute(name: attribute, value: FeedTagReader.escaped(bytes[value])))
      }
    }
    end = reader.index
  }

  private static func followsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "<>/".utf8.contains(byte) }

  private static func canBeginName(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") }
}
