/// The state of a text search in a text editor.
struct FindState: Equatable {
  var isShown = false
  var sought = ""
  var replacement = ""
  /// The number of times that people have opened the bar. A change moves the focus to the bar's field.
  var requests = 0
}

/// A cache of the search matches, which is valid until the text or the search string changes.
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
