package import RivuletHost

extension HeadlessDriver {
  /// Touches the field with this label, identifier or prompt, and types text behind what it holds, or in its place; each character is an event of
  /// its own, a line break presses return, and an empty text clears the field.
  ///
  /// The match is exact; of several the first in drawing order. A disabled field does nothing. Throws if there is none, or if it lies outside
  /// of the window or under something else. When an action moves the focus, the rest of the text goes there, as from any keyboard.
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

  /// Presses a key as one event.
  package func press(_ key: KeyInput.Key, modifiers: KeyInput.Modifiers = []) async {
    await turn { _ = tree.keyboard.dispatch(KeyInput(key, modifiers: modifiers)) }
  }
}
