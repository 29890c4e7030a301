/// A key combination that activates a control (B14.65).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// Options for localizing a keyboard shortcut. They have no effect in this library.
  @available(iOS 15.0, macOS 12.0, *)
  public struct Localization: Sendable, Hashable {
    private enum Kind {
      case automatic, withoutMirroring, custom
    }

    private let kind: Kind

    /// Remaps the shortcut automatically for the current keyboard layout.
    public static let automatic = Localization(kind: .automatic)
    /// Doesn't mirror the shortcut for right-to-left user interfaces.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Doesn't remap the shortcut.
    public static let custom = Localization(kind: .custom)
  }

  /// The default keyboard shortcut for the default action, consisting of the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The default keyboard shortcut for cancelling an action, consisting of the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key equivalent.
  public var key: KeyEquivalent
  /// The modifier keys that must be held.
  public var modifiers: EventModifiers
  /// The localization strategy.
  @available(iOS 15.0, macOS 12.0, *)
  public var localization: Localization

  /// Creates a keyboard shortcut with a key equivalent and modifier keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a keyboard shortcut with a key equivalent, modifier keys, and a localization strategy.
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}

extension KeyboardShortcut: Hashable {
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers && lhs.localization == rhs.localization
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension KeyboardShortcut {
  /// Returns true if a key event matches this shortcut. Control can replace Command, which most keyboards on the supported platforms lack
  /// (our choice).
  func matches(_ input: KeyInput) -> Bool {
    guard Self.isSame(key.key, input.key) else { return false }
    let wanted = modifiers.held
    if wanted == input.modifiers { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    return wanted.subtracting(.command).union(.control) == input.modifiers
  }

  private static func isSame(_ key: KeyInput.Key, _ other: KeyInput.Key) -> Bool {
    if case .character(let first) = key, case .character(let second) = other { return first.lowercased() == second.lowercased() }
    return key == other
  }
}
