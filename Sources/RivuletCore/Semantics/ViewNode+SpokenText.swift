extension ViewNode {
  /// Lets the node mean a text, for one whose meaning nobody else sets. What it means already is changed where it lies, since elements are
  /// large.
  package func setSpokenText(_ text: String) {
    guard let meaning else {
      meaning = NodeMeaning(SemanticsElement(role: .text, label: text))
      return
    }
    if meaning.element.label != text { meaning.element.label = text }
  }
}
