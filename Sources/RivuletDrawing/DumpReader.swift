import Foundation
import RivuletGeometry

/// A parser for the words in one line of a dump.
struct DumpReader {
  /// A word or quoted string.
  enum Token: Equatable {
    /// Unquoted text up to the next space.
    case word(Substring)
    /// Quoted text with resolved escapes.
    case quoted(String)
  }

  /// The line number, starting at 1.
  let number: Int
  /// The remaining tokens of the line.
  private var tokens: ArraySlice<Token>

  /// Splits a line into tokens. Throws an error if quoted text is not terminated or contains an unknown escape.
  ///
  /// The initializer processes Unicode scalars, because the first scalar after a quote may combine with the quote into one character.
  init(_ line: Substring.UnicodeScalarView, number: Int) throws {
    self.number = number
    var tokens: [Token] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      if first == "\"" {
        rest = rest.dropFirst()
        tokens.append(.quoted(try DumpReader.unquote(&rest, line: number)))
      } else {
        let word = rest.prefix { $0 != " " }
        tokens.append(.word(Substring(word)))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop { $0 == " " }
    }
    self.tokens = tokens[...]
  }

  /// Consumes text up to the closing quote, and resolves escapes.
  private static func unquote(_ rest: inout Substring.UnicodeScalarView, line: Int) throws -> String {
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return text }
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.unicodeScalars.append("\n")
      case "r": text.unicodeScalars.append("\r")
      case "\"": text.unicodeScalars.append("\"")
      case "\\": text.unicodeScalars.append("\\")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let code = UInt32(String(digits), radix: 16), let character = Unicode.Scalar(code) else {
          throw DisplayList.DumpError(line: line, problem: "the escape \\u\(String(rest.prefix(8))) names no character.")
        }
        text.unicodeScalars.append(character)
        rest = rest.dropFirst(digits.count + 2)
      default:
        throw DisplayList.DumpError(line: line, problem: "an unknown escape follows \\; use \\\", \\\\, \\n, \\r or \\u{…}.")
      }
    }
    throw DisplayList.DumpError(line: line, problem: "a text in quotes does not end.")
  }

  /// Returns an error for this line.
  func failure(_ problem: String) -> DisplayList.DumpError {
    DisplayList.DumpError(line: number, problem: problem)
  }

  /// Returns an error that describes the next token of this line.
  private func unexpected(_ expectation: String) -> DisplayList.DumpError {
    switch tokens.first {
    case .word(let word): failure("\(expectation) expected, but found \(word).")
    case .quoted(let text): failure("\(expectation) expected, but found \"\(text)\".")
    case nil: failure("\(expectation) expected, but the line ends.")
    }
  }

  /// True if no tokens remain.
  var isAtEnd: Bool { tokens.isEmpty }

  /// Consumes the next token if it is the given word. Returns true if a token was consumed.
  mutating func skip(_ word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next == word else { return false }
    tokens.removeFirst()
    return true
  }

  /// Consumes the given word. Throws an error if the next token is different.
  mutating func expect(_ word: String) throws {
    if !skip(word) { throw unexpected("\"\(word)\"") }
  }

  /// Throws an error if any tokens remain.
  mutating func expectEnd() throws {
    if !isAtEnd { throw unexpected("The end of the line") }
  }

  /// Consumes the next word.
  mutating func word(_ what: String) throws -> String {
    guard case .word(let word)? = tokens.first else { throw unexpected(what) }
    tokens.removeFirst()
    return String(word)
  }

  /// Consumes the next quoted text.
  mutating func quoted(_ what: String) throws -> String {
    guard case .quoted(let text)? = tokens.first else { throw unexpected(what) }
    tokens.removeFirst()
    return text
  }

  /// Consumes a word that is the name of one of the given values.
  mutating func choice<Value>(_ what: String, _ values: [Value], _ name: (Value) -> String) throws -> Value {
    guard case .word(let word)? = tokens.first, let value = values.first(where: { name($0) == word }) else {
      throw unexpected("\(what) (\(values.map(name).joined(separator: ", ")))")
    }
    tokens.removeFirst()
    return value
  }

  /// Consumes the next word as a number.
  mutating func number(_ what: String) throws -> CGFloat {
    guard case .word(let word)? = tokens.first, let value = Double(word) else { throw unexpected(what) }
    tokens.removeFirst()
    return CGFloat(value)
  }

  /// Consumes the next word as an integer.
  mutating func integer(_ what: String) throws -> Int {
    guard case .word(let word)? = tokens.first, let value = Int(word) else { throw unexpected(what) }
    tokens.removeFirst()
    return value
  }

  /// Consumes the number of the elements that follow, which is at most a million.
  mutating func count(_ what: String) throws -> Int {
    let value = try integer(what)
    guard (0...1_000_000).contains(value) else { throw failure("\(value) is no number of things.") }
    return value
  }
}
