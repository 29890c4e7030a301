import RivuletCore

/// Reads and changes the text of a field.
@MainActor
struct FieldEditor {
  let session: Binding<FieldSession>
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// Whether the text stands for a value, which is read from it when it is committed (B21.70).
  let isValue: Bool

  /// What is edited, as it is now.
  var state: EditingState {
    session.wrappedValue.state(for: text.wrappedValue, isValue: isValue, selection: selection?.wrappedValue)
  }

  /// Changes the text as it is now, and writes it if it says something else then (B12.05).
  func edit(_ change: (inout EditingState) -> Void) {
    var next = session.wrappedValue
    let before = state
    next.editing = before
    change(&next.editing)
    if !next.editing.text.hasSameBytes(as: before.text) {
      if isValue { next.isUnsaved = true } else { text.wrappedValue = next.editing.text }
    }
    tellSelection(&next)
    session.wrappedValue = next
  }

  /// Writes the selection to the binding of the field, if it has one.
  func tellSelection(_ session: inout FieldSession) {
    guard let selection else { return }
    let now = TextSelection(session.editing)
    session.told = now
    if selection.wrappedValue != now { selection.wrappedValue = now }
  }
}
