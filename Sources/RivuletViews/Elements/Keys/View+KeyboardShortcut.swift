public import RivuletCore

/// A modifier that sets the shortcut of the controls in a view.
struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let holder = node.shortcutHolder ?? ShortcutHolder(node)
    holder.shortcut = shortcut
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets a keyboard shortcut that works like a click on the control (B14.65).
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(Optional(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Sets a keyboard shortcut that works like a click on the control (B14.65).
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Sets a keyboard shortcut that works like a click on the control; nil for none (B14.65).
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Sets a keyboard shortcut that works like a click on the control (B14.65).
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(Optional(KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }
}

private struct ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension EnvironmentValues {
  /// The keyboard shortcut of the surrounding controls; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension KeyboardShortcut {
  /// The text of the shortcut in menus (B20.57).
  var title: String {
    var parts: [String] = []
    if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(key.title)
    return parts.joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// The text on the key.
  fileprivate var title: String {
    switch self {
    case .upArrow: "Up"
    case .downArrow: "Down"
    case .leftArrow: "Left"
    case .rightArrow: "Right"
    case .escape: "Esc"
    case .delete: "Backspace"
    case .deleteForward: "Del"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Return"
    default: String(character).uppercased()
    }
  }
}
