import RivuletCore
import RivuletElements

/// The find and replace operations on an editor's text.
@MainActor
struct TextFinder {
  let editor: FieldEditor
  let state: Binding<FindState>
  /// The function that shows or hides the find bar.
  let show: @MainActor (Bool) -> Void
  let found: FoundText
  let geometry: FieldGeometry
  let canReplace: Bool

  var matches: TextMatches { found.matches(of: state.wrappedValue.sought, in: editor.state.text) }

  /// The index of the selected match; nil if the selection is not a match.
  var current: Int? {
    let selection = editor.state.selection.range
    return matches.ranges.firstIndex(of: selection)
  }

  /// Selects the next or previous match.
  func step(forward: Bool) {
    guard let match = matches.next(from: editor.state.selection.range, forward: forward) else { return }
    select(match)
  }

  /// Selects the first match at or after the start of the selection, as people type the search string.
  func selectFirst() {
    let start = editor.state.selection.range.lowerBound
    guard let match = matches.next(from: start..<start, forward: true) else { return }
    select(match)
  }

  private func select(_ match: Range<Int>) {
    editor.edit { state in
      state.moveCaret(to: match.lowerBound)
      state.moveCaret(to: match.upperBound, extending: true)
    }
    geometry.revealsSelection = true
  }

  /// Replaces the selection if it is a match, and then selects the next match.
  func replace() {
    guard canReplace else { return }
    if current != nil {
      let replacement = state.wrappedValue.replacement
      editor.edit { $0.replace([$0.selection.range], with: replacement) }
    }
    step(forward: true)
  }

  func replaceAll() {
    guard canReplace else { return }
    let (ranges, replacement) = (matches.ranges, state.wrappedValue.replacement)
    editor.edit { $0.replace(ranges, with: replacement) }
  }

  /// Handles the keyboard shortcuts for finding text, and returns false for other keys.
  func handle(_ key: KeyInput) -> Bool {
    let modifiers = key.modifiers.subtracting(.shift)
    guard modifiers == .control || modifiers == .command, case .character(let letter) = key.key else { return false }
    switch letter.lowercased() {
    case "f" where !key.modifiers.contains(.shift):
      state.wrappedValue.requests += 1
      show(true)
    case "g" where !state.wrappedValue.sought.isEmpty: step(forward: !key.modifiers.contains(.shift))
    default: return false
    }
    return true
  }

  /// Hides the bar and moves the focus back to the text.
  func close() {
    show(false)
    geometry.focus()
  }
}
