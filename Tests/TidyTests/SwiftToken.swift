/// One word or one sign of a Swift file. Comments and the insides of string literals have none.
struct SwiftToken {
  /// Consists of letters, digits and underscores, or is one sign.
  let text: Substring
  /// From 1.
  let line: Int
  /// True for names and keywords; false for numbers and signs.
  let isWord: Bool
  /// True if it stands between backticks, so that it is no keyword.
  var isQuoted = false

  /// The tokens of blanked code, in order.
  static func all(in code: [Substring]) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    for (index, line) in code.enumerated() { append(line, number: index + 1, to: &tokens) }
    return tokens
  }

  private static func append(_ line: Substring, number: Int, to tokens: inout [SwiftToken]) {
    let bytes = line.utf8, end = bytes.endIndex
    var position = bytes.startIndex, isQuoted = false
    while position < end {
      let start = position, byte = bytes[position]
      bytes.formIndex(after: &position)
      if isPartOfWord(byte) {
        while position < end, isPartOfWord(bytes[position]) { bytes.formIndex(after: &position) }
        let isNumber = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        tokens.append(SwiftToken(text: line[start..<position], line: number, isWord: !isNumber, isQuoted: isQuoted))
      } else if byte == UInt8(ascii: "`") {
        isQuoted.toggle()
      } else if byte != 0x20 {
        tokens.append(SwiftToken(text: line[start..<position], line: number, isWord: false))
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }
}
