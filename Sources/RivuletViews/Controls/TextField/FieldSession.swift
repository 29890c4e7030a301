import RivuletCore

/// What a field keeps between two updates, apart from the text that its binding owns.
struct FieldSession: Equatable {
  /// As it was after the last edit. What is shown follows the binding: see `state(for:isValue:)`.
  var editing = EditingState()
  var isFocused = false
  /// Whether a field that shows a value has text that its value was not yet read from (B21.70).
  var isUnsaved = false

  /// The selection that the field told last; another one in its binding was set by somebody else and counts.
  var told: TextSelection?

  /// What is shown and edited for a text of the binding (B12.05), with the selection that was set from outside, if one was. A text that is typed for a value stays as it is typed until
  /// it is committed (B21.70, B21.72).
  func state(for text: String, isValue: Bool, selection: TextSelection?) -> EditingState {
    if isValue, isFocused, isUnsaved { return editing }
    let state = editing.following(text)
    guard let selection, selection != told else { return state }
    return state.selecting(selection)
  }
}
