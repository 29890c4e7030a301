/// Removes spaces at the sides of texts.
extension StringProtocol {
  /// The text without spaces and line ends at both sides.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
