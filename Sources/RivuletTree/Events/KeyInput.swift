/// A keyboard event, as reported by the host.
package struct KeyInput: Sendable, Hashable {
  /// The change in the state of the key.
  package enum Phase: Sendable, Hashable {
    /// The key goes down, repeats while held, or is released.
    case down, repeated, up
  }

  /// A key, identified by its meaning.
  package enum Key: Sendable, Hashable {
    case tab, space, enter, escape
    case left, right, up, down
    case home, end, pageUp, pageDown
    case backspace, delete
    /// The key that opens a context menu.
    case menu
    /// A key that represents text. The text reflects the Shift key, but no other modifiers.
    case character(String)
  }

  /// The modifier keys that are held during a key event.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let control = Modifiers(rawValue: 1 << 1)
    package static let option = Modifiers(rawValue: 1 << 2)
    package static let command = Modifiers(rawValue: 1 << 3)
  }

  package var key: Key
  package var modifiers: Modifiers
  package var phase: Phase

  /// Creates a key event. By default, the event represents a key press without modifiers.
  package init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
