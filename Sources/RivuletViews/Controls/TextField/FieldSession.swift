import RivuletCore

/// What a field keeps between two updates, apart from the text that its binding owns.
struct FieldSession: Equatable {
  /// As it was after the last edit. What is shown follows the binding: see `state(for:isValue:)`.
  var editing = EditingState()
  var isFocused = false
  /// For a field that shows a value: how the value read right after the last edit; nil while nothing is edited.
  var settled: String?

  /// What is shown and edited for a text of the binding (B12.05). A text that somebody types for a value stays as it is typed until the value
  /// changes for another reason, or the field loses the focus.
  func state(for text: String, isValue: Bool) -> EditingState {
    if isValue, isFocused, settled == text { return editing }
    return editing.following(text)
  }
}
