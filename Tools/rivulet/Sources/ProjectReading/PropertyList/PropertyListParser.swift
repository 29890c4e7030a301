/// A parser for old-style property lists, which consist of dictionaries, arrays, strings with escape sequences, data, and comments.
struct PropertyListParser {
  /// The bytes of the text.
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var offset = 0
  /// The number of containers that enclose the next value.
  private var depth = 0

  /// The maximum nesting depth. Deeper nesting could exhaust the stack.
  private static let maximumDepth = 256

  /// Parses a complete text.
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(bytes: bytes)
    return try parser.parseFile()
  }

  /// Creates a parser for bytes.
  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses the single value that makes up the file.
  private mutating func parseFile() throws(PropertyListError) -> PropertyList {
    try rejectOtherFormats()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    try skipSpace()
    guard offset < bytes.count else { throw error("The file is empty.", "Restore it from a backup or from version control.") }
    let value = try parseValue()
    try skipSpace()
    guard offset == bytes.count else {
      throw error("There is text after the end of the list.", "Remove it, or restore the file from version control.")
    }
    return value
  }

  /// Rejects other property list formats, and bytes that are not valid UTF-8.
  private func rejectOtherFormats() throws(PropertyListError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw error("The file is a binary property list.", "Open the project in Xcode and save it, or convert the file to the text format.")
    }
    let start = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || Self.isSpace($0) }
    if start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<plist".utf8)) || start.starts(with: Array("<!".utf8)) {
      throw error("The file is an XML property list.", "Open the project in Xcode and save it, which writes the text format.")
    }
    if let bad = Self.firstInvalidByte(of: bytes) {
      throw error("The file is not UTF-8 text.", "Save it as UTF-8.", at: bad)
    }
  }

  /// Returns the offset of the first byte that is not valid UTF-8, or nil if all are valid.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      // A prefix may end inside a character, which then has at most three more bytes.
      let isValid = (0...3).contains { String(validating: bytes.prefix(max(0, middle + 1 - $0)), as: UTF8.self) != nil }
      if isValid { low = middle + 1 } else { high = middle }
    }
    return min(low, bytes.count - 1)
  }

  /// Parses a value of any kind.
  private mutating func parseValue() throws(PropertyListError) -> PropertyList {
    guard offset < bytes.count else { throw prematureEndError() }
    guard depth < Self.maximumDepth else { throw error("Lists are nested too deeply.", "Restore the file from version control.") }
    depth += 1
    defer { depth -= 1 }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return try parseDictionary()
    case UInt8(ascii: "("): return try parseArray()
    case UInt8(ascii: "<"): return try parseData()
    default: return .string(try parseString())
    }
  }

  /// Parses a dictionary. If a key occurs more than once, the last value is used.
  private mutating func parseDictionary() throws(PropertyListError) -> PropertyList {
    offset += 1
    var entries: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      guard offset < bytes.count else { throw prematureEndError() }
      if bytes[offset] == UInt8(ascii: "}") {
        offset += 1
        return .dictionary(entries)
      }
      let key = try parseString()
      try expect("=", after: "the key “\(key)”")
      try skipSpace()
      entries[key] = try parseValue()
      try expect(";", after: "the value of “\(key)”")
    }
  }

  /// Parses an array.
  private mutating func parseArray() throws(PropertyListError) -> PropertyList {
    offset += 1
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      guard offset < bytes.count else { throw prematureEndError() }
      if bytes[offset] == UInt8(ascii: ")") {
        offset += 1
        return .array(elements)
      }
      elements.append(try parseValue())
      try skipSpace()
      guard offset < bytes.count else { throw prematureEndError() }
      if bytes[offset] == UInt8(ascii: ",") {
        offset += 1
      } else if bytes[offset] != UInt8(ascii: ")") {
        throw error("A comma is missing in an array.", "Resolve the conflict, or restore the file from version control.")
      }
    }
  }

  /// Parses data, which is written in hexadecimal digits.
  private mutating func parseData() throws(PropertyListError) -> PropertyList {
    if bytes[offset...].starts(with: Array("<<<<".utf8)) { throw conflict() }
    offset += 1
    var digits: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if let digit = Self.hexDigit(bytes[offset]) {
        digits.append(digit)
      } else if !Self.isSpace(bytes[offset]) {
        throw error("Data between < and > contains a character that is not a hexadecimal digit.", "Restore the file from version control.")
      }
      offset += 1
    }
    guard offset < bytes.count else { throw prematureEndError() }
    offset += 1
    let pairs = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return .data(pairs)
  }

  /// Parses a quoted or unquoted string.
  private mutating func parseString() throws(PropertyListError) -> String {
    guard offset < bytes.count else { throw prematureEndError() }
    let first = bytes[offset]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try parseQuoted(until: first) }
    let start = offset
    while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
    guard offset > start else {
      for mark in ["<<<<", "====", ">>>>"] where bytes[offset...].starts(with: Array(mark.utf8)) { throw conflict() }
      let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first.map(String.init) ?? "?"
      throw error("Unexpected character “\(character)”.", "Restore the file from version control.")
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Parses a quoted string.
  private mutating func parseQuoted(until quote: UInt8) throws(PropertyListError) -> String {
    let opening = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") {
        try parseEscape(into: &text)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    guard offset < bytes.count else {
      throw error("The file ends within a string that begins on line \(line(at: opening)).", Self.cutAdvice)
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses the escape sequence after a backslash.
  private mutating func parseEscape(into text: inout [UInt8]) throws(PropertyListError) {
    offset += 1
    guard offset < bytes.count else { throw prematureEndError() }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): appendUnicode(to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): appendOctal(byte, to: &text)
    default: text.append(byte)
    }
  }

  /// Appends the character for `\Uxxxx`. Two such sequences may form a surrogate pair.
  private mutating func appendUnicode(to text: inout [UInt8]) {
    var units = [hexNumber()]
    if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: Array("\\U".utf8)) {
      offset += 2
      units.append(hexNumber())
    }
    text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
  }

  /// Parses up to four hexadecimal digits.
  private mutating func hexNumber() -> UInt16 {
    var number: UInt16 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = Self.hexDigit(bytes[offset]) else { break }
      number = number << 4 | UInt16(digit)
      offset += 1
    }
    return number
  }

  /// Appends the character for up to three octal digits.
  private mutating func appendOctal(_ first: UInt8, to text: inout [UInt8]) {
    var number = UInt32(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[offset]) else { break }
      number = number * 8 + UInt32(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    text.append(contentsOf: String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  /// Consumes a required punctuation mark.
  private mutating func expect(_ mark: Character, after place: String) throws(PropertyListError) {
    try skipSpace()
    guard offset < bytes.count else { throw prematureEndError() }
    guard bytes[offset] == mark.asciiValue else {
      throw error("“\(mark)” is missing after \(place).", "Resolve the conflict, or restore the file from version control.")
    }
    offset += 1
  }

  /// Skips spaces, line breaks, and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if Self.isSpace(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "/"), isAt(UInt8(ascii: "/"), after: 1) {
        while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 { offset += 1 }
      } else if byte == UInt8(ascii: "/"), isAt(UInt8(ascii: "*"), after: 1) {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Returns true if the byte at a distance from the next byte has the given value.
  private func isAt(_ byte: UInt8, after distance: Int) -> Bool { offset + distance < bytes.count && bytes[offset + distance] == byte }

  /// Skips a comment between `/*` and `*/`.
  private mutating func skipBlockComment() throws(PropertyListError) {
    let opening = offset
    offset += 2
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "*") || !isAt(UInt8(ascii: "/"), after: 1) { offset += 1 }
    guard offset < bytes.count else {
      throw error("The file ends within a comment that begins on line \(line(at: opening)).", Self.cutAdvice)
    }
    offset += 2
  }

  /// The advice for a file that ends prematurely.
  private static let cutAdvice = "Restore the file from a backup or from version control."

  /// Returns an error about text that ends prematurely.
  private func prematureEndError() -> PropertyListError { error("The file ends unexpectedly.", Self.cutAdvice) }

  /// Returns an error about merge conflict markers in the text.
  private func conflict() -> PropertyListError {
    error("The file has an unresolved merge conflict.", "Resolve it, and remove the lines with <<<<<<<, ======= and >>>>>>>.")
  }

  /// Returns an error at the given offset, or at the next byte if the offset is nil.
  private func error(_ sentence: String, _ advice: String, at place: Int? = nil) -> PropertyListError {
    PropertyListError(line: line(at: place ?? offset), sentence: sentence, advice: advice)
  }

  /// Returns the line that contains a byte, starting at 1.
  private func line(at place: Int) -> Int { 1 + bytes.prefix(place).count { $0 == 10 } }

  /// Returns true for spaces and line breaks.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte >= 9 && byte <= 13 }

  /// Returns true for characters allowed in unquoted strings.
  private static func isPlain(_ byte: UInt8) -> Bool { plain[Int(byte)] }

  /// A table with an element for every byte value. In unoptimized builds, a table is faster than comparisons.
  private static let plain: [Bool] = (0..<256).map { byte in
    byte >= 128 || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-+@~".utf8.contains(UInt8(byte))
  }

  /// Returns the value of a hexadecimal digit, or nil for any other byte.
  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
