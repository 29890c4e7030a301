/// The modifier keys held during an event.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  @available(iOS, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  @available(macOS, deprecated: 12.0, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: (1 << 7) - 1)
}

extension EventModifiers {
  /// Creates a set of the modifiers that the host reports as held.
  package init(_ held: KeyInput.Modifiers) {
    self = []
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.control) { insert(.control) }
    if held.contains(.option) { insert(.option) }
    if held.contains(.command) { insert(.command) }
  }

  /// The subset of modifiers that hosts report.
  package var held: KeyInput.Modifiers {
    var held: KeyInput.Modifiers = []
    if contains(.shift) { held.insert(.shift) }
    if contains(.control) { held.insert(.control) }
    if contains(.option) { held.insert(.option) }
    if contains(.command) { held.insert(.command) }
    return held
  }
}
