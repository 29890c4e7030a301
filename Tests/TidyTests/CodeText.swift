/// Blanks what is not code: comments and the insides of strings and regular expressions become spaces, line breaks stay, so that places keep their
/// line.
struct CodeText {
  private let bytes: [UInt8]
  private var result: [UInt8]
  private var position = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
    result = bytes
  }

  /// The text with everything but code blanked.
  static func blanked(_ text: String) -> String {
    var code = CodeText(text)
    code.run(until: nil)
    return String(decoding: code.result, as: UTF8.self)
  }

  private func follows(_ text: StaticString, ahead: Int = 0) -> Bool {
    let start = position + ahead
    return start + text.utf8CodeUnitCount <= bytes.count
      && bytes[start..<start + text.utf8CodeUnitCount].elementsEqual(text.description.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] != 0x0A { result[position] = 0x20 }
      position += 1
    }
  }

  /// Walks over code up to the end, or over an interpolation up to its closing parenthesis.
  private mutating func run(until closing: UInt8?) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case _ where follows("//"):
        while position < bytes.count, bytes[position] != 0x0A { blank() }
      case _ where follows("/*"):
        blankComment()
      case UInt8(ascii: "/"):
        blankExpressionOrStep()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        blankStringOrStep()
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        if depth == 0, closing != nil { return }
        depth -= 1
        position += 1
      default:
        position += 1
      }
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        blank(2)
      } else if follows("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < bytes.count
  }

  /// A slash begins a regular expression where no value stands before it and another slash follows on the line.
  private mutating func blankExpressionOrStep() {
    var before = position - 1
    while before >= 0, bytes[before] == 0x20 { before -= 1 }
    var end = position + 1
    while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x0A { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    let isExpression =
      (before < 0 || "(,=[{:#!\n".utf8.contains(bytes[before])) && end < bytes.count && bytes[end] == 0x2F
      && bytes[position + 1] != 0x20 && bytes[position + 1] != UInt8(ascii: ")")
    position += 1
    if isExpression {
      blank(end - position)
      position += 1
    }
  }

  private mutating func blankStringOrStep() {
    var fences = 0
    while position + fences < bytes.count, bytes[position + fences] == UInt8(ascii: "#") { fences += 1 }
    guard follows("\"", ahead: fences) else {
      position += max(fences, 1)
      return
    }
    position += fences
    let quotes = follows("\"\"\"") ? 3 : 1
    position += quotes
    while position < bytes.count {
      if closes(quotes: quotes, fences: fences) {
        position += quotes + fences
        return
      }
      if bytes[position] == UInt8(ascii: "\\"), hasFences(fences, ahead: 1) {
        blankEscape(fences: fences)
      } else {
        blank()
      }
    }
  }

  private mutating func blankEscape(fences: Int) {
    blank(1 + fences)
    guard follows("(") else {
      blank()
      return
    }
    position += 1
    run(until: UInt8(ascii: ")"))
    position += 1
  }

  private func closes(quotes: Int, fences: Int) -> Bool {
    follows(quotes == 3 ? "\"\"\"" : "\"") && hasFences(fences, ahead: quotes)
  }

  private func hasFences(_ fences: Int, ahead: Int) -> Bool {
    (0..<fences).allSatisfy { follows("#", ahead: ahead + $0) }
  }
}
