/// The symbols that follow the reading direction. Their files show the forms for text that runs from left to right.
enum SymbolDirection {
  /// The words that say a direction by reading rather than by left and right.
  private static let directions: Set<Substring> = [
    "forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf", "leadingthird", "trailingthird",
  ]

  /// The words that fix the sides of a symbol for text.
  private static let sides: Set<Substring> = ["alignleft", "aligncenter", "alignright", "justify", "justifyleft", "justifyright"]

  /// Returns true if a symbol is mirrored in right-to-left layouts: one with a direction by reading, with lines of text, or with sound
  /// that leaves a speaker. The buttons of media players and symbols whose names say left or right are not.
  static func followsText(_ name: String) -> Bool {
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
