import RivuletFoundation

/// The labels of symbols for screen readers.
enum SymbolWords {
  /// The meanings of symbols on common buttons, keyed by their names without enclosing shapes.
  private static let meanings: [String: Word] = [
    "square.and.arrow.up": .share, "square.and.pencil": .compose, "plus": .add, "minus": .remove, "xmark": .close, "trash": .delete,
    "pencil": .edit, "magnifyingglass": .search, "gear": .settings, "gearshape": .settings, "ellipsis": .more, "info": .info,
    "questionmark": .help, "star": .favorite, "heart": .love, "house": .home, "bell": .notifications, "checkmark": .selected,
    "play": .play, "pause": .pause, "stop": .stop, "forward": .forward, "backward": .rewind, "forward.end": .next,
    "backward.end": .previous, "chevron.left": .back, "chevron.backward": .back, "chevron.right": .forward,
    "chevron.forward": .forward, "arrow.clockwise": .refresh, "sidebar.left": .sidebar, "sidebar.leading": .sidebar,
    "speaker.slash": .muted, "mic": .microphone, "mic.slash": .microphoneOff, "wifi": .wifi,
  ]

  /// Returns the meaning of a symbol, or nil for a symbol without a common meaning.
  static func meaning(of name: String) -> Word? {
    meanings[parts(of: name).joined(separator: ".")]
  }

  /// Returns the symbol's name as words without dots, such as "Figure walk".
  static func words(for name: String) -> String {
    let words = parts(of: name).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the parts of a name without enclosing shapes.
  private static func parts(of name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square"].contains(last) { parts.removeLast() }
    return parts
  }
}
