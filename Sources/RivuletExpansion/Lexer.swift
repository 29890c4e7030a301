/// A lexer that splits Swift source into tokens. It recognizes literals, comments, and brackets, but not the grammar. The compiler parses
/// the source before a macro receives it, so the lexer never needs to report an error.
struct Lexer {
  /// The source as UTF-8. Token ranges are offsets into these bytes.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position = 0
  /// The tokens found so far, in order.
  var tokens: [Token] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of the source, in order.
  static func tokens(of source: SourceText) -> [Token] {
    var lexer = Lexer(source.bytes)
    lexer.run()
    return lexer.tokens
  }

  /// Returns the byte at a distance from the current position, or nil beyond the end.
  func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  /// Returns true if the given text comes next.
  func follows(_ text: StaticString) -> Bool {
    bytes.dropFirst(position).starts(with: text.description.utf8)
  }

  private mutating func run() {
    var brokeLine = true
    var start = position
    while let byte = peek() {
      if skipTrivia(byte, &brokeLine) { continue }
      let spaced = position > start
      let begin = position
      let kind = scan(byte)
      let text = String(decoding: bytes[begin..<position], as: UTF8.self)
      tokens.append(Token(kind: kind, text: text, range: begin..<position, startsLine: brokeLine, isSpaced: spaced))
      brokeLine = false
      start = position
    }
  }

  /// Skips white space or a comment. Returns false if neither comes next.
  private mutating func skipTrivia(_ byte: UInt8, _ brokeLine: inout Bool) -> Bool {
    switch byte {
    case 0x0A, 0x0D:
      brokeLine = true
      position += 1
    case 0x00, 0x09, 0x0B, 0x0C, 0x20:
      position += 1
    case _ where follows("//"):
      while let next = peek(), next != 0x0A, next != 0x0D { position += 1 }
    case _ where follows("/*"):
      brokeLine = skipBlockComment() || brokeLine
    default:
      return false
    }
    return true
  }

  /// Skips a comment, including nested comments. Returns true if it contains a line break.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var brokeLine = false
    repeat {
      if follows("/*") {
        depth += 1
        position += 2
      } else if follows("*/") {
        depth -= 1
        position += 2
      } else {
        brokeLine = brokeLine || peek() == 0x0A
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return brokeLine
  }

  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\""): return scanString(fences: 0)
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "`"): return scanBackticks()
    case UInt8(ascii: "/") where startsRegex(): return scanRegex()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case _ where Lexer.isWord(byte):
      while let next = peek(), Lexer.isWord(next) { position += 1 }
      return .word
    case _ where Lexer.isOperator(byte):
      return scanOperator()
    default:
      position += 1
      return .mark
    }
  }

  private mutating func scanHash() -> Token.Kind {
    var fences = 0
    while peek(fences) == UInt8(ascii: "#") { fences += 1 }
    switch peek(fences) {
    case UInt8(ascii: "\""):
      position += fences
      return scanString(fences: fences)
    case UInt8(ascii: "/"):
      return scanFencedRegex(fences: fences)
    default:
      position += 1
      return .mark
    }
  }

  private mutating func scanBackticks() -> Token.Kind {
    position += 1
    while let next = peek(), next != UInt8(ascii: "`") { position += 1 }
    position += 1
    return .word
  }

  private mutating func scanNumber() -> Token.Kind {
    while let next = peek() {
      let isFraction = next == UInt8(ascii: ".") && peek(1).map { (0x30...0x39).contains($0) } == true
      let isExponentSign = (next == UInt8(ascii: "-") || next == UInt8(ascii: "+")) && followsExponent()
      guard Lexer.isWord(next) || isFraction || isExponentSign else { break }
      position += 1
    }
    return .literal
  }

  /// Returns true if the preceding byte is the `e` or `p` of a number's exponent, as in `1e-3`, rather than a digit as in `0xE`.
  private func followsExponent() -> Bool {
    let isHexadecimal = tokenStart.map { bytes[$0...].starts(with: "0x".utf8) } ?? false
    let marks = isHexadecimal ? "pP" : "eE"
    return marks.utf8.contains(bytes[position - 1])
  }

  /// The start of the number at the current position.
  private var tokenStart: Int? {
    var start = position
    while start > 0, Lexer.isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return start < position ? start : nil
  }

  private mutating func scanOperator() -> Token.Kind {
    if follows("->") {
      position += 2
    } else if peek() == UInt8(ascii: "<") || peek() == UInt8(ascii: ">") || peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!") {
      position += 1
    } else {
      while let next = peek(), Lexer.isOperator(next), !follows("//"), !follows("/*") { position += 1 }
    }
    return .symbol
  }

  /// Returns true if the byte can be part of a name. Every non-ASCII byte qualifies, because identifiers may contain such bytes, and
  /// because misclassifying an operator makes no difference to a macro.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: true
    default: false
    }
  }

  /// Returns true if the byte can be part of an operator.
  static func isOperator(_ byte: UInt8) -> Bool {
    "/=-+!*%<>&|^~?.\\".utf8.contains(byte)
  }
}
