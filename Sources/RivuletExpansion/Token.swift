/// A token of Swift source with its place. White space and comments are not tokens; they lie between two ranges.
struct Token: Equatable {
  /// The kinds of tokens that a macro must distinguish.
  enum Kind: Equatable {
    /// A name, a keyword or a name between backticks.
    case word
    /// A whole literal with its quotation marks, interpolations included.
    case string
    /// A number, or a regular expression between slashes.
    case literal
    /// A run of operator characters, `=`, `->` and `.` included.
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

  /// True if the token opens a group that a closing mark ends.
  var opens: Bool { kind == .mark && (text == "(" || text == "[" || text == "{") }
  /// True if the token closes a group.
  var closes: Bool { kind == .mark && (text == ")" || text == "]" || text == "}") }

  /// Returns true if this is the mark, symbol or word with that spelling.
  func spells(_ text: String) -> Bool {
    self.text == text && kind != .string && kind != .literal
  }
}
