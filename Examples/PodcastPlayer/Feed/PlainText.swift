import SwiftUI

extension String {
  /// The text in one paragraph: every stretch of white space is one space.
  var inOneParagraph: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without HTML tags, not even half a one at its end, and with the five characters that HTML has to escape.
  var withoutMarkup: String {
    let text = replacing(/<[^<>]*(?:>|$)/, with: " ")
    let escapes = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " "]
    return escapes.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
      .replacingOccurrences(of: "&amp;", with: "&").inOneParagraph
  }
}
