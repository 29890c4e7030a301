import SwiftUI

/// A piece of the text of a date.
enum DateToken: Equatable {
  struct Number: Equatable {
    let value: Int
    /// Digits, with zeros before the number.
    let length: Int
  }

  case number(Number)
  /// Letters, in lower case and without accents.
  case word(String)
  /// Another character that is not a space.
  case mark(Unicode.Scalar)

  /// No date is longer.
  private static let limit = 200

  /// Reads the pieces. Comments in parentheses, as those of e-mail, are left out.
  static func tokens(in text: String) -> [DateToken] {
    var tokens: [DateToken] = []
    var depth = 0
    var rest = Array(text.unicodeScalars.prefix(limit))[...]
    while let scalar = rest.first {
      if scalar == "(" { depth += 1 }
      let isComment = depth > 0
      if scalar == ")" { depth = max(depth - 1, 0) }
      if isComment || scalar.properties.isWhitespace || scalar == ")" {
        rest.removeFirst()
      } else if digit(scalar) != nil {
        let digits = rest.prefix { digit($0) != nil }
        rest.removeFirst(digits.count)
        guard digits.count <= 15 else { continue }
        tokens.append(.number(Number(value: digits.reduce(0) { $0 * 10 + (digit($1) ?? 0) }, length: digits.count)))
      } else if scalar.properties.isAlphabetic {
        let letters = rest.prefix { $0.properties.isAlphabetic || $0.properties.canonicalCombiningClass != .notReordered }
        rest.removeFirst(letters.count)
        tokens += words(letters)
      } else {
        rest.removeFirst()
        tokens.append(.mark(scalar == "\u{2212}" || scalar == "\u{2013}" ? "-" : scalar))
      }
    }
    return tokens
  }

  /// One word; letters of ASCII fold fastest, and dates have hardly any others.
  private static func words(_ letters: ArraySlice<Unicode.Scalar>) -> [DateToken] {
    let word = String(String.UnicodeScalarView(letters))
    if word.utf8.count == letters.count { return [.word(word.lowercased())] }
    return [.word(word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).lowercased())]
  }

  /// The word of a token, if it is one.
  var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}
