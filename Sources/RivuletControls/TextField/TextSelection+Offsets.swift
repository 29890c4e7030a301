import RivuletCore
import RivuletElements

extension TextSelection {
  /// Creates a text selection from an editing state.
  init(_ editing: EditingState) {
    let text = editing.text
    let range = editing.selection.range
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<text.utf8.index(start, offsetBy: range.count))
  }

  /// Returns the selected range, or the first of several, as UTF-8 offsets in the text. Indices past the end are clamped to the end of the
  /// text.
  func offsets(in text: String) -> Range<Int>? {
    let range: Range<String.Index>? =
      switch indices {
      case .selection(let range): range
      case .multiSelection(let ranges): ranges.ranges.first
      }
    guard let range else { return nil }
    let offset = { (index: String.Index) in text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex)) }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}

extension EditingState {
  /// Returns a copy of this state with a different selection.
  func selecting(_ selection: TextSelection) -> EditingState {
    guard let offsets = selection.offsets(in: text), offsets != self.selection.range else { return self }
    var state = self
    state.moveCaret(to: offsets.lowerBound)
    state.moveCaret(to: offsets.upperBound, extending: true)
    return state
  }
}
