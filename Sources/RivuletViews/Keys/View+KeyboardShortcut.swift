public import RivuletCore

/// Gives the controls of a view a shortcut.
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
  /// Lets a key do what a click on the control does (B14.65).
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Lets a key do what a click on the control does (B14.65).
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Lets a key, if there is one, do what a click on the control does (B14.65).
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Lets a key do what a click on the control does (B14.65).
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
  }
}
