extension Lexer {
  /// Skips a string, starting at its opening quotation mark. `fences` is the number of `#` characters before it.
  mutating func scanString(fences: Int) -> Token.Kind {
    let quotes = follows("\"\"\"") ? 3 : 1
    position += quotes
    while position < bytes.count {
      if closes(quotes: quotes, fences: fences) {
        position += quotes + fences
        return .string
      }
      if peek() == UInt8(ascii: "\\"), hasFences(fences, ahead: 1) {
        skipEscape(fences: fences)
      } else {
        position += 1
      }
    }
    return .string
  }

  private func closes(quotes: Int, fences: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && hasFences(fences, ahead: quotes)
  }

  private func hasFences(_ fences: Int, ahead: Int) -> Bool {
    (0..<fences).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
  }

  /// Skips an escape sequence, or a complete interpolation including the strings inside it.
  private mutating func skipEscape(fences: Int) {
    position += 1 + fences
    guard peek() == UInt8(ascii: "(") else {
      position += 1
      return
    }
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = scanString(fences: 0)
        continue
      case UInt8(ascii: "#") where opensFencedString():
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// Skips a string that begins with `#`. Returns false without advancing if the `#` does not begin a string.
  private mutating func opensFencedString() -> Bool {
    var fences = 0
    while peek(fences) == UInt8(ascii: "#") { fences += 1 }
    guard peek(fences) == UInt8(ascii: "\"") else { return false }
    position += fences
    _ = scanString(fences: fences)
    return true
  }

  /// Returns true if the next slash begins a regular expression, which requires that an operand is expected and that another slash follows
  /// on the same line.
  func startsRegex() -> Bool {
    guard let following = peek(1), following != 0x20, following != 0x09, standsForOperand else { return false }
    return regexEnd() != nil
  }

  private var standsForOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .string, .literal: return false
    case .word: return ["return", "in", "case", "where", "try", "await", "else"].contains(last.text)
    case .symbol: return last.text != ">" && last.text != "?" && last.text != "!"
    case .mark: return !last.closes
    }
  }

  /// Returns the offset after the closing slash, or nil if the line contains none.
  private func regexEnd() -> Int? {
    var index = position + 1
    var isInClass = false
    while index < bytes.count, bytes[index] != 0x0A {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Skips the regular expression that `startsRegex` detected.
  mutating func scanRegex() -> Token.Kind {
    position = regexEnd() ?? position + 1
    return .literal
  }

  /// Skips `#/…/#` with any number of `#` characters.
  mutating func scanFencedRegex(fences: Int) -> Token.Kind {
    position += fences + 1
    while position < bytes.count, !(peek() == UInt8(ascii: "/") && hasFences(fences, ahead: 1)) {
      position += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1 + fences, bytes.count)
    return .literal
  }
}
