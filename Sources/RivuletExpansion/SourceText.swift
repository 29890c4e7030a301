/// Source that the compiler sent, with the place that its first byte has in the file.
struct SourceText {
  /// The text as UTF-8, which is what the compiler counts offsets in.
  let bytes: [UInt8]
  /// Where the first byte lies, white space and comments before the declaration included.
  let location: SourceLocation

  /// Text that begins at the location.
  init(_ text: String, at location: SourceLocation = .unknown) {
    bytes = Array(text.utf8)
    self.location = location
  }

  /// Reads the protocol's `Syntax` object: `source` and `location`. Nil if there is no source in it.
  init?(_ syntax: JSON?) {
    guard let text = syntax?["source"]?.string else { return nil }
    self.init(text, at: SourceLocation(syntax?["location"]))
  }

  /// The text between two offsets.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from the first of the tokens to the last, with what lies between; empty without tokens.
  func text(of tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return self[first.range.lowerBound..<last.range.upperBound]
  }

  /// The text without the white space and comments around it.
  var words: String { text(of: Lexer.tokens(of: self)[...]) }

  /// Line and column, both from 1, of the byte at the offset.
  func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    guard let lineStart = before.lastIndex(of: 0x0A) else { return (location.line, location.column + offset) }
    let breaks = before.count { $0 == 0x0A }
    return (location.line + breaks, offset - lineStart)
  }
}
