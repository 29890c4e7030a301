/// Source code sent by the compiler, with the location of its first byte in the file.
struct SourceText {
  /// The text as UTF-8, the encoding in which the compiler counts offsets.
  let bytes: [UInt8]
  /// The location of the first byte. The text includes any white space and comments before the declaration.
  let location: SourceLocation

  /// Creates text that begins at a location.
  init(_ text: String, at location: SourceLocation = .unknown) {
    bytes = Array(text.utf8)
    self.location = location
  }

  /// Parses the protocol's `Syntax` object, which contains `source` and `location`. Fails if the object has no source.
  init?(_ syntax: JSON?) {
    guard let text = syntax?["source"]?.string else { return nil }
    self.init(text, at: SourceLocation(syntax?["location"]))
  }

  /// The text between two offsets.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the text from the first to the last token, including everything between them, or an empty string without tokens.
  func text(of tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return self[first.range.lowerBound..<last.range.upperBound]
  }

  /// The text without surrounding white space and comments.
  var words: String { text(of: Lexer.tokens(of: self)[...]) }

  /// Returns the line and column of the byte at an offset, both starting at 1.
  func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    guard let lineStart = before.lastIndex(of: 0x0A) else { return (location.line, location.column + offset) }
    let breaks = before.count { $0 == 0x0A }
    return (location.line + breaks, offset - lineStart)
  }
}
