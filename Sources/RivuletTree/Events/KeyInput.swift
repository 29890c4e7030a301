/// One event of the keyboard, as hosts report it.
package struct KeyInput: Sendable, Hashable {
  /// What happened to the key.
  package enum Phase: Sendable, Hashable {
    /// It went down; it is still down and counts again; it came up.
    case down, repeated, up
  }

  /// Which key it is, by its meaning.
  package enum Key: Sendable, Hashable {
    case tab, space, enter, escape
    case left, right, up, down
    case home, end, pageUp, pageDown
    case backspace, delete
    /// The key that opens a context menu.
    case menu
    /// A key that stands for text, without the changes that modifiers other than shift make.
    case character(String)
  }

  /// The keys that are held while another one is used.
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

  /// An event; without further arguments a key that goes down alone.
  package init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
