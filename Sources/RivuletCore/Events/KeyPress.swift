/// A key that is used while a view or something inside has the focus (B14.66).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is still down and counts again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It comes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// What an action says of a key.
  @frozen public enum Result: Sendable {
    /// The action has used it.
    case handled
    /// Others may use it.
    case ignored
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key would type.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String { "KeyPress(phase: \(phase), key: \(key.character), modifiers: \(modifiers.rawValue))" }
}

extension KeyPress {
  /// A key as hosts report it.
  init(_ input: KeyInput) {
    switch input.phase {
    case .down: phase = .down
    case .repeated: phase = .repeat
    case .up: phase = .up
    }
    key = KeyEquivalent(input.key)
    characters = String(key.character)
    modifiers = EventModifiers(input.modifiers)
  }
}
