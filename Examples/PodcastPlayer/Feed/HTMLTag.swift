/// A start or end tag of HTML.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isEnd: Bool
  private let endOfName: Int

  /// Reads the name of the tag whose bracket has an index; nil if a letter does not follow there.
  init?(_ bytes: [UInt8], at index: Int) {
    var place = index + 1
    isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    guard place < bytes.count, (0x61...0x7A).contains(bytes[place] | 0x20) else { return nil }
    let start = place
    while place < bytes.count, !Self.endsName(bytes[place]) { place += 1 }
    name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    endOfName = place
  }

  /// The index behind the tag. A tag that the end of the text cuts off ends there.
  func end(in bytes: [UInt8]) -> Int {
    // A quote opens a value only behind an equals sign; elsewhere it is a slip of the pen.
    var quote: UInt8?
    var last: UInt8 = 0
    var place = endOfName
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), last == UInt8(ascii: "="), bytes[(place + 1)...].contains(byte) {
        quote = byte
      }
      if !Self.isBlank(byte) { last = byte }
      place += 1
    }
    return min(place + 1, bytes.count)
  }

  /// Whether the name is one of another vocabulary, such as `o:p` of word processors or an element of one's own with a dash.
  var isOfOtherVocabulary: Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "-" }
    return parts.count > 1
      && parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) } }
  }

  /// Whether the tag is written as only markup is: with a value in quotes, or with a slash at its end.
  func isWritten(in bytes: [UInt8]) -> Bool {
    guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) else { return false }
    let rest = bytes[endOfName...].prefix(1_000).prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
    guard rest.endIndex < bytes.count, bytes[rest.endIndex] == UInt8(ascii: ">") else { return false }
    return rest.last == UInt8(ascii: "/") || zip(rest, rest.dropFirst()).contains { $0 == UInt8(ascii: "=") && "\"'".utf8.contains($1) }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
