/// A namespace for identifying the symbols that follow the reading direction. Symbol files contain the left-to-right versions.
enum SymbolDirection {
  /// The words for directions that depend on the reading direction, unlike left and right.
  private static let directions: Set<Substring> = [
    "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf", "leadingthird", "trailingthird",
  ]

  /// The words that fix the alignment in the names of text symbols.
  private static let sides: Set<Substring> = ["alignleft", "aligncenter", "alignright", "justify", "justifyleft", "justifyright"]

  /// Returns true if a symbol is mirrored in right-to-left layouts. This applies to symbols that follow the reading direction, show lines
  /// of text, or show sound from a speaker. It does not apply to media player buttons, or to symbols whose names contain "left" or "right".
  static func followsReadingDirection(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    switch words.first {
    case "forward", "backward": return false
    case "list", "checklist": return true
    case "text": return words.count > 1 && !sides.contains(words[1])
    case "increase", "decrease": return words.count > 1 && (words[1] == "indent" || words[1] == "quotelevel")
    case "speaker": return words.contains("wave")
    default: return words.contains(where: directions.contains)
    }
  }
}
