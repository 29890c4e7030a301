/// Removes spaces around text.
extension StringProtocol {
  /// The text without surrounding spaces and line ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
