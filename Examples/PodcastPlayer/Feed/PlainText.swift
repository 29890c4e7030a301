extension String {
  /// The text in one paragraph: every stretch of white space is one space.
  var inOneParagraph: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The text of HTML, in one paragraph.
  var withoutMarkup: String { HTMLText.text(of: self) }

  /// A title or a name. They have no markup by rule, but many feeds escape them as if they had.
  var asTitle: String {
    HTMLText.looksLikeHTML(self) ? withoutMarkup : HTMLText.text(of: replacing("<", with: "&lt;"))
  }

  /// At most so many characters of a text, with an ellipsis behind the last whole word if there are more.
  func beginning(_ limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else { return self }
    let head = self[..<end]
    let words = self[end].isWhitespace ? head : head[..<(head.lastIndex(of: " ") ?? end)]
    return words + "…"
  }
}
