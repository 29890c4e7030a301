import SwiftUI

/// The names of keys in messages.
enum KeyNames {
  private static let named: [KeyEquivalent: String] = [
    .tab: "tab", .space: "space", .return: "enter", .escape: "escape", .leftArrow: "left", .rightArrow: "right", .upArrow: "up",
    .downArrow: "down", .home: "home", .end: "end", .pageUp: "pageUp", .pageDown: "pageDown", .delete: "backspace",
    .deleteForward: "delete",
  ]

  /// Returns the name of a key or the character it types, or nil for any other key.
  static func name(of press: KeyPress) -> String? {
    if let name = named[press.key] { return name }
    let character = press.key.character
    return character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol ? String(character) : nil
  }

  /// Returns the text that a key types, or nil if it types none.
  static func text(of press: KeyPress) -> String? {
    if press.key == .space { return " " }
    return named[press.key] == nil && !press.characters.isEmpty ? press.characters : nil
  }

  static func modifiers(of press: KeyPress) -> [String] {
    let names: [(EventModifiers, String)] = [(.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command")]
    return names.filter { press.modifiers.contains($0.0) }.map(\.1)
  }
}
