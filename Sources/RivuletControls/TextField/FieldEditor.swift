import RivuletCore
import RivuletElements

/// Read and write access to a field's text.
@MainActor
struct FieldEditor {
  let session: Binding<FieldSession>
  package let text: Binding<String>
  let selection: Binding<TextSelection?>?
  /// True if the text represents a value that is parsed when the text is committed (B21.70).
  let isValue: Bool

  /// The current editing state.
  var state: EditingState {
    session.wrappedValue.state(for: text.wrappedValue, isValue: isValue, selection: selection?.wrappedValue)
  }

  /// Modifies the current editing state, and writes the text if it has changed (B12.05).
  func edit(_ change: (inout EditingState) -> Void) {
    var next = session.wrappedValue
    let before = state
    next.editing = before
    change(&next.editing)
    if !next.editing.text.hasSameBytes(as: before.text) {
      if isValue { next.isUnsaved = true } else { text.wrappedValue = next.editing.text }
    }
    writeSelection(&next)
    session.wrappedValue = next
  }

  /// Writes the selection to the field's binding, if any.
  func writeSelection(_ session: inout FieldSession) {
    guard let selection else { return }
    let now = TextSelection(session.editing)
    session.told = now
    if selection.wrappedValue != now { selection.wrappedValue = now }
  }
}
