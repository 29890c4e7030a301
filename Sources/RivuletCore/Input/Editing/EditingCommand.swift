package import RivuletTree

/// An editing action that a key performs, including the insertion of characters.
package enum EditingCommand: Sendable, Hashable {
  case move(EditingDirection, EditingUnit, extending: Bool)
  case delete(EditingDirection, EditingUnit)
  /// Moves the caret up or down to the nearest character in the adjacent line.
  case moveVertically(EditingDirection, extending: Bool)
  case selectAll
  /// Selects the text from an anchor to the new caret position. To place the caret without selecting text, both are equal.
  case select(EditingSelection)
  case cut, copy, paste
  case undo, redo
  /// Inserts the given characters.
  case insert(String)
  /// Submits the edited text.
  case submit
}

extension EditingCommand {
  /// Creates the command for a key, or nil for keys that do not edit text, such as Tab and Escape.
  ///
  /// - Parameters:
  ///   - isRightToLeft: True if the left arrow key moves forward in the text.
  ///   - lines: The number of lines that the text may contain.
  package init?(_ input: KeyInput, isRightToLeft: Bool, lines: EditingLines = .one) {
    guard input.phase != .up else { return nil }
    let modifiers = input.modifiers
    let isShortcut = !modifiers.isDisjoint(with: [.control, .command])
    let extending = modifiers.contains(.shift)
    switch input.key {
    case .left: self = .move(isRightToLeft ? .forward : .backward, EditingCommand.unit(modifiers), extending: extending)
    case .right: self = .move(isRightToLeft ? .backward : .forward, EditingCommand.unit(modifiers), extending: extending)
    case .up where modifiers.contains(.command), .home where isShortcut: self = .move(.backward, .text, extending: extending)
    case .down where modifiers.contains(.command), .end where isShortcut: self = .move(.forward, .text, extending: extending)
    case .up where lines != .one: self = .moveVertically(.backward, extending: extending)
    case .down where lines != .one: self = .moveVertically(.forward, extending: extending)
    case .up, .home: self = .move(.backward, .line, extending: extending)
    case .down, .end: self = .move(.forward, .line, extending: extending)
    case .backspace: self = .delete(.backward, EditingCommand.unit(modifiers))
    case .delete: self = .delete(.forward, EditingCommand.unit(modifiers))
    case .enter where !isShortcut && (lines == .several(returnBreaks: true) || lines != .one && (extending || modifiers.contains(.option))):
      self = .insert("\n")
    case .enter where input.phase == .down && !isShortcut: self = .submit
    case .space where !isShortcut: self = .insert(" ")
    case .character(let text) where isShortcut:
      guard let command = EditingCommand(shortcut: text.lowercased(), isShifted: extending) else { return nil }
      self = command
    case .character(let text) where !modifiers.contains(.option): self = .insert(text)
    case .character, .enter, .space, .tab, .escape, .pageUp, .pageDown, .menu: return nil
    }
  }

  private init?(shortcut: String, isShifted: Bool) {
    switch shortcut {
    case "a": self = .selectAll
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    case "z": self = isShifted ? .redo : .undo
    case "y": self = .redo
    default: return nil
    }
  }

  /// Returns the unit of a movement. Command moves to the start or end of the line. Control (as on Linux) and Option (as on a Mac) move by
  /// a word.
  private static func unit(_ modifiers: KeyInput.Modifiers) -> EditingUnit {
    if modifiers.contains(.command) { return .line }
    return modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
  }
}

/// The distance of a movement or deletion.
package enum EditingUnit: Sendable, Hashable {
  /// A user-perceived character.
  case character
  case word
  /// The text up to the start or end of the line.
  case line
  /// The text up to its start or end.
  case text
}

/// The direction of a movement or deletion, in reading order.
package enum EditingDirection: Sendable, Hashable {
  case backward, forward
}

/// The number of lines that edited text may contain.
package enum EditingLines: Sendable, Hashable {
  case one
  /// Any number of lines. `returnBreaks` is true if Return alone inserts a line break, as on phones. Otherwise, Return requires Shift or
  /// Option, as on desktops (our choice).
  case several(returnBreaks: Bool)
}
