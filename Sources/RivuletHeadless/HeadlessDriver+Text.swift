package import RivuletHost

extension HeadlessDriver {
  /// Touches the text field with this label, identifier or prompt, and types text after its content, or in place of it. Each character is a
  /// separate event. A line break presses Return, and empty text clears the field.
  ///
  /// The match must be exact. If there are several, the first in drawing order is chosen. A disabled field does nothing. Throws an error if
  /// there is no match, or if it lies outside the window or under another view. If an action moves the focus, the rest of the text goes
  /// there, as from any keyboard.
  package func type(_ text: String, into label: String, replacing: Bool = false) async throws {
    await settle()
    let (field, point) = try finder.field("type", label)
    await send(.began(point))
    await send(.ended(point))
    guard tree.keyboard.focusedNode === field else { return }
    let selectsAll = replacing || text.isEmpty
    await turn { tree.keyboard.textReceiver?.perform(selectsAll ? .selectAll : .move(.forward, .text, extending: false), in: field) }
    if text.isEmpty { await press(.backspace) }
    for character in text {
      if character.isNewline {
        await press(.enter)
      } else {
        await turn { tree.keyboard.insertText(String(character)) }
      }
    }
  }

  /// Presses a key as a single event.
  package func press(_ key: KeyInput.Key, modifiers: KeyInput.Modifiers = []) async {
    await turn { _ = tree.keyboard.dispatch(KeyInput(key, modifiers: modifiers)) }
  }
}
