/// What people look for in a text editor.
struct FindState: Equatable {
  var isShown = false
  var sought = ""
  var replacement = ""
  /// How often people asked for the bar; each time its field gets the focus.
  var requests = 0
}

/// Keeps what was found until the text or what is sought changes.
@MainActor
final class FoundText {
  private var text = ""
  private var sought = ""
  private var matches = TextMatches(of: "", in: "")

  nonisolated init() {}

  func matches(of sought: String, in text: String) -> TextMatches {
    if sought != self.sought || text != self.text {
      matches = TextMatches(of: sought, in: text)
      self.text = text
      self.sought = sought
    }
    return matches
  }
}
