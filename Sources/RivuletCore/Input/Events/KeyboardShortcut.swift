/// Keys that act like a click on a control (B14.65).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// An adaptation of a shortcut to the keyboard layout. It has no effect in this library.
  @available(iOS 15.0, macOS 12.0, *)
  public struct Localization: Sendable, Hashable {
    private enum Kind {
      case automatic, withoutMirroring, custom
    }

    private let kind: Kind

    /// The adaptation preferred by the system.
    public static let automatic = Localization(kind: .automatic)
    /// The adaptation without mirroring in right-to-left languages.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// No adaptation.
    public static let custom = Localization(kind: .custom)
  }

  /// Return, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the action that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys of the shortcut.
  public var modifiers: EventModifiers
  /// The adaptation to the keyboard layout.
  @available(iOS 15.0, macOS 12.0, *)
  public var localization: Localization

  /// Creates a shortcut from a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut from a key, modifiers and an adaptation.
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
  /// Returns true if a key event matches this shortcut. Control matches Command, which keyboards on these platforms rarely have (our
  /// choice).
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
