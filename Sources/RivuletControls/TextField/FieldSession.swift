import RivuletCore

/// The state of a field between updates, except for the text in its binding.
struct FieldSession: Equatable {
  /// The state after the last edit. The visible state depends on the binding: see `state(for:isValue:)`.
  var editing = EditingState()
  var isFocused = false
  /// True if a value field contains text that the value has not yet been read from (B21.70).
  var isUnsaved = false

  /// The selection that the field last wrote. Any other selection in the binding was set by the app and takes effect.
  var told: TextSelection?

  /// Returns the state for the binding's text (B12.05), with the selection that the app has set, if any. Text that people type for a value
  /// stays as typed until it is committed (B21.70, B21.72).
  func state(for text: String, isValue: Bool, selection: TextSelection?) -> EditingState {
    if isValue, isFocused, isUnsaved { return editing }
    let state = editing.following(text)
    guard let selection, selection != told else { return state }
    return state.selecting(selection)
  }
}
