/// A token of Swift source and its location. White space and comments are not tokens, but the gaps between token ranges.
struct Token: Equatable {
  /// The kinds of tokens that a macro must distinguish.
  enum Kind: Equatable {
    /// A name, a keyword, or a name in backticks.
    case word
    /// A string literal, including its quotation marks and interpolations.
    case string
    /// A number or a regular expression literal.
    case literal
    /// A run of operator characters, including `=`, `->`, and `.`.
    case symbol
    /// One of `( ) [ ] { } , : ; @ #`.
    case mark
  }

  /// The kind of the token.
  var kind: Kind
  /// The spelling of the token.
  var text: String
  /// The range of UTF-8 offsets in the source.
  var range: Range<Int>
  /// True if a line break precedes the token.
  var startsLine: Bool
  /// True if white space or a comment precedes the token.
  var isSpaced: Bool

  /// True if the token opens a group.
  var opens: Bool { kind == .mark && (text == "(" || text == "[" || text == "{") }
  /// True if the token closes a group.
  var closes: Bool { kind == .mark && (text == ")" || text == "]" || text == "}") }

  /// Returns true if the token is a mark, symbol, or word with the given spelling.
  func spells(_ text: String) -> Bool {
    self.text == text && kind != .string && kind != .literal
  }
}
