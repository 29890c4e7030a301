import RivuletCore

/// Finds and replaces in the text of one editor.
@MainActor
struct TextFinder {
  let editor: FieldEditor
  let state: Binding<FindState>
  /// Shows the bar or takes it away; nil where the text cannot be searched.
  let show: @MainActor (Bool) -> Void
  let found: FoundText
  let geometry: FieldGeometry
  let canReplace: Bool

  var matches: TextMatches { found.matches(of: state.wrappedValue.sought, in: editor.state.text) }

  /// The place of what is selected among all that was found; nil if it is none of them.
  var current: Int? {
    let selection = editor.state.selection.range
    return matches.ranges.firstIndex(of: selection)
  }

  /// Selects the next match, or the one before.
  func step(forward: Bool) {
    guard let match = matches.next(from: editor.state.selection.range, forward: forward) else { return }
    select(match)
  }

  /// Selects the first match from the beginning of what is selected on, as what is sought is typed.
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

  /// Replaces what is selected, if it was found, and goes on to the next match.
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

  /// Takes the keys by which people find.
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

  /// Takes the bar away, and goes on where the text is.
  func close() {
    show(false)
    geometry.focus()
  }
}
