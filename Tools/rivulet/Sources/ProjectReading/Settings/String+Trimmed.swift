/// Trimming whitespace.
extension StringProtocol {
  /// The text without surrounding spaces and line breaks.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
