/// The words that a screen reader says for a symbol.
enum SymbolWords {
  /// The meanings of symbols on most buttons, by their names without the shapes around them.
  private static let meanings = [
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete",
    "pencil": "Edit", "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "info": "Info",
    "questionmark": "Help", "star": "Favorite", "heart": "Love", "house": "Home", "bell": "Notifications", "checkmark": "Selected",
    "play": "Play", "pause": "Pause", "stop": "Stop", "forward": "Forward", "backward": "Rewind", "forward.end": "Next",
    "backward.end": "Previous", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.clockwise": "Refresh", "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar",
    "speaker.slash": "Muted", "mic": "Microphone", "mic.slash": "Microphone off", "wifi": "Wi-Fi",
  ]

  /// The meaning of a symbol, or else the words of its name without dots, such as "Figure walk".
  static func words(for name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) { parts.removeLast() }
    if let meaning = meanings[parts.joined(separator: ".")] { return meaning }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
