/// The labels of symbols for screen readers.
enum SymbolWords {
  /// The meanings of symbols on common buttons, by their names without enclosing shapes.
  private static let meanings = [
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete",
    "pencil": "Edit", "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More", "info": "Info",
    "questionmark": "Help", "star": "Favorite", "heart": "Love", "house": "Home", "bell": "Notifications", "checkmark": "Selected",
    "play": "Play", "pause": "Pause", "stop": "Stop", "forward": "Forward", "backward": "Rewind", "forward.end": "Next",
    "backward.end": "Previous", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.clockwise": "Refresh", "sidebar.left": "Sidebar", "sidebar.leading": "Sidebar",
    "speaker.slash": "Muted", "mic": "Microphone", "mic.slash": "Microphone off", "wifi": "Wi-Fi",
  ]

  /// Returns the meaning of a symbol, or the words of its name without dots, such as "Figure walk".
  static func words(for name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) { parts.removeLast() }
    if let meaning = meanings[parts.joined(separator: ".")] { return meaning }
    let words = parts.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
