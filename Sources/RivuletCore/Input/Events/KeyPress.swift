/// A key event received while focus is at or inside a view (B14.66).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  /// The phases of a key event.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
      return "[\(names.joined(separator: ", "))]"
    }
  }

  /// The result of an action that handles a key event.
  @frozen public enum Result: Sendable {
    /// The action handled the event.
    case handled
    /// The action ignored the event, which other views may handle.
    case ignored
  }

  /// The phase of the key event.
  public let phase: Phases
  /// The key equivalent for the pressed key.
  public let key: KeyEquivalent
  /// The characters that the key would type.
  public let characters: String
  /// The modifier keys held during the event.
  public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String { "KeyPress(phase: \(phase), key: \(key.character), modifiers: \(modifiers.rawValue))" }
}

extension KeyPress {
  /// Creates a key press from a host event.
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
