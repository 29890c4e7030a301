/// Keys that do what a click on a control does (B14.65).
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Sendable {
  /// How a shortcut changes with the layout of the keyboard. Nothing here depends on it.
  @available(iOS 15.0, macOS 12.0, *)
  public struct Localization: Sendable, Hashable {
    private enum Kind {
      case automatic, withoutMirroring, custom
    }

    private let kind: Kind

    /// As the system thinks best.
    public static let automatic = Localization(kind: .automatic)
    /// Not mirrored where reading is from right to left.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// Not changed.
    public static let custom = Localization(kind: .custom)
  }

  /// Return, for what is done in most cases.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers
  /// How the shortcut changes with the layout of the keyboard.
  @available(iOS 15.0, macOS 12.0, *)
  public var localization: Localization

  /// A key with others that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key with others that are held.
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
  /// Whether a key is this one. Control does for command, which keyboards here seldom have (our choice).
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
