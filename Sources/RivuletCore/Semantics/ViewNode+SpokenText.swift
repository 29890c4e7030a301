extension ViewNode {
  /// Lets the node mean a text, for one whose meaning nobody else sets.
  package func setSpokenText(_ text: String) { semantics.speak(text) }
}

extension SemanticsElement? {
  /// Becomes a text, or another text; changed where it lies, since elements are large.
  fileprivate mutating func speak(_ text: String) {
    if self == nil {
      self = SemanticsElement(role: .text, label: text)
    } else if self?.label != text {
      self?.label = text
    }
  }
}
