package import RivuletHost

extension HeadlessDriver {
  /// Touches the text field with the given label, identifier, or prompt, and types text after its content or in place of it. Each
  /// character is a separate event. A line break presses Return, and an empty text clears the field.
  ///
  /// The match must be exact. Among several matches, the first in drawing order is chosen. Typing into a disabled field has no effect.
  /// Throws an error if nothing matches, or if the match lies outside the window or under another view. If an action moves the focus, the
  /// rest of the text goes to the newly focused view, as it would from a real keyboard.
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
