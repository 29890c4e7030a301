/// One token of Swift source with its place. White space and comments are no tokens; they lie between two ranges.
struct Token: Equatable {
  /// What a macro needs to tell apart.
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

  /// What the token is.
  var kind: Kind
  /// Its spelling.
  var text: String
  /// UTF-8 offsets in the source.
  var range: Range<Int>
  /// Whether a line break lies between it and the token before it.
  var startsLine: Bool
  /// Whether anything, white space or a comment, lies between it and the token before it.
  var isSpaced: Bool

  /// Whether it opens a group that a closing mark ends.
  var opens: Bool { kind == .mark && (text == "(" || text == "[" || text == "{") }
  /// Whether it ends a group.
  var closes: Bool { kind == .mark && (text == ")" || text == "]" || text == "}") }

  /// Whether this is the mark, symbol or word with that spelling.
  func spells(_ text: String) -> Bool {
    self.text == text && kind != .string && kind != .literal
  }
}
