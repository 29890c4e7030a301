/// A key that can be used in keyboard shortcuts, represented by a character.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
public struct KeyEquivalent: Sendable {
  /// The character that represents the key. Keys without a printable character use control characters or Unicode's private use area.
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key, which deletes backward.
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
extension KeyEquivalent: Hashable {}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
extension KeyEquivalent {
  private static let keys: [KeyEquivalent: KeyInput.Key] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .escape: .escape, .delete: .backspace,
    .deleteForward: .delete, .home: .home, .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .tab: .tab, .space: .space, .return: .enter,
  ]

  private static let equivalents = Dictionary(keys.map { ($1, $0) }) { first, _ in first }

  /// Creates the equivalent of a key reported by the host.
  init(_ key: KeyInput.Key) {
    if case .character(let text) = key { self.init(text.first ?? " ") } else { self = Self.equivalents[key] ?? .space }
  }

  /// The corresponding key in host events.
  package var key: KeyInput.Key { Self.keys[self] ?? .character(String(character)) }
}
