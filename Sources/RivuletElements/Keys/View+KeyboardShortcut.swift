public import RivuletCore
import RivuletFoundation

/// A modifier that sets the shortcuts of the controls in a view.
struct ShortcutModifier {
  let shortcuts: [KeyboardShortcut]
}

extension ShortcutModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let holder = node.shortcutHolder ?? ShortcutHolder(node)
    holder.shortcuts = shortcuts
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

  /// Sets a keyboard shortcut that works like a click on the control. Nil means no shortcut (B14.65).
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    keyboardShortcuts([shortcut].compactMap(\.self))
  }

  /// Sets several keyboard shortcuts. Menus show the first shortcut.
  package nonisolated func keyboardShortcuts(_ shortcuts: [KeyboardShortcut]) -> some View {
    environment(\.keyboardShortcut, shortcuts.first).modifier(ShortcutModifier(shortcuts: shortcuts))
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
  /// The keyboard shortcut of controls in this environment, or nil if there is none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension KeyboardShortcut {
  /// The text of the shortcut in menus (B20.57).
  package var title: Text {
    var parts: [Text] = []
    if modifiers.contains(.command) || modifiers.contains(.control) { parts.append(Text(.controlKey)) }
    if modifiers.contains(.option) { parts.append(Text(.optionKey)) }
    if modifiers.contains(.shift) { parts.append(Text(.shiftKey)) }
    return parts.reversed().reduce(key.title) { $1 + Text(verbatim: "+") + $0 }
  }
}

extension KeyEquivalent {
  /// The text on the key.
  fileprivate var title: Text {
    switch self {
    case .upArrow: Text(.upKey)
    case .downArrow: Text(.downKey)
    case .leftArrow: Text(.leftKey)
    case .rightArrow: Text(.rightKey)
    case .escape: Text(.escapeKey)
    case .delete: Text(.backspaceKey)
    case .deleteForward: Text(.deleteKey)
    case .home: Text(.homeKey)
    case .end: Text(.endKey)
    case .pageUp: Text(.pageUpKey)
    case .pageDown: Text(.pageDownKey)
    case .tab: Text(.tabKey)
    case .space: Text(.spaceKey)
    case .return: Text(.returnKey)
    default: Text(verbatim: String(character).uppercased())
    }
  }
}
