import RivuletCore

/// A field's state between updates, excluding the text in its binding.
struct FieldSession: Equatable {
  /// The state after the last edit. The visible state also depends on the binding. See `state(for:isValue:)`.
  var editing = EditingState()
  var isFocused = false
  /// True if a value field contains text that has not been parsed (B21.70).
  var isUnsaved = false

  /// The selection that the field last wrote. Any other selection in the binding comes from the app and takes effect.
  var told: TextSelection?

  /// Returns the state for the binding's text (B12.05), with any selection that the app has set. Text typed into a value field is preserved
  /// until it is committed (B21.70, B21.72).
  func state(for text: String, isValue: Bool, selection: TextSelection?) -> EditingState {
    if isValue, isFocused, isUnsaved { return editing }
    let state = editing.following(text)
    guard let selection, selection != told else { return state }
    return state.selecting(selection)
  }
}
