import SwiftUI

extension String {
  /// The text in one paragraph: every stretch of white space is one space.
  var inOneParagraph: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The text without HTML tags, not even half a one at its end, and with the characters that HTML has to escape.
  var withoutMarkup: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return inOneParagraph }
    var rest = self[...]
    var text = ""
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<mark]
      rest = rest[mark...]
      text += rest.first == "<" ? rest.removeTag() : rest.removeEscape()
    }
    return (text + rest).inOneParagraph
  }
}

extension Substring {
  private static let escapes = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " ", "&amp;": "&"]

  /// Removes a tag from the beginning, and answers what to put in its place. A bracket before another one is only a bracket.
  fileprivate mutating func removeTag() -> String {
    let content = dropFirst()
    let end = content.firstIndex { $0 == "<" || $0 == ">" }
    if let end, content[end] == "<" {
      self = content
      return "<"
    }
    self = end.map { content[content.index(after: $0)...] } ?? ""
    return " "
  }

  /// Removes an escape from the beginning, and answers what it stands for.
  fileprivate mutating func removeEscape() -> String {
    let found = Self.escapes.first { hasPrefix($0.key) }
    self = dropFirst(found?.key.count ?? 1)
    return found?.value ?? "&"
  }
}
