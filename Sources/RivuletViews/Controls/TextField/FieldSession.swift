import RivuletCore

/// What a field keeps between two updates, apart from the text that its binding owns.
struct FieldSession: Equatable {
  /// As it was after the last edit. What is shown follows the binding: see `state(for:isValue:)`.
  var editing = EditingState()
  var isFocused = false
  /// For a field that shows a value: how the value read right after the last edit; nil while nothing is edited.
  var settled: String?

  /// The selection that the field told last; another one in its binding was set by somebody else and counts.
  var told: TextSelection?

  /// What is shown and edited for a text of the binding (B12.05), with the selection that was set from outside, if one was. A text that somebody types for a value stays as it is typed until the value
  /// changes for another reason, or the field loses the focus.
  func state(for text: String, isValue: Bool, selection: TextSelection?) -> EditingState {
    if isValue, isFocused, settled == text { return editing }
    let state = editing.following(text)
    guard let selection, selection != told else { return state }
    return state.selecting(selection)
  }
}
