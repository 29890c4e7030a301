import RivuletCore
import Testing

/// A state as a line: "|" is the caret, "[" where a selection began, "{…}" what is marked. None of them may be in the text.
func show(_ state: EditingState) -> String {
  var text = Array(state.text.utf8)
  let selection = state.selection
  var marks = [(selection.head, "|" + (state.marked.map { "{\($0.string)}" } ?? ""))]
  if !selection.isCaret { marks.append((selection.anchor, "[")) }
  for (offset, mark) in marks.sorted(by: { $0.0 > $1.0 }) { text.insert(contentsOf: mark.utf8, at: offset) }
  return String(decoding: text, as: UTF8.self)
}

/// The state that a line describes.
func state(_ line: String) -> EditingState {
  var text = ""
  var anchor: Int?
  var head = 0
  for scalar in line.unicodeScalars {
    switch scalar {
    case "[": anchor = text.utf8.count
    case "|": head = text.utf8.count
    default: text.unicodeScalars.append(scalar)
    }
  }
  var state = EditingState(text)
  state.moveCaret(to: anchor ?? head)
  state.moveCaret(to: head, extending: true)
  return state
}

/// Checks what an edit makes of a line.
func expect(
  _ before: String, becomes after: String, sourceLocation: SourceLocation = #_sourceLocation, _ edit: (inout EditingState) -> Void
) {
  var state = state(before)
  edit(&state)
  #expect(show(state) == after, sourceLocation: sourceLocation)
}
