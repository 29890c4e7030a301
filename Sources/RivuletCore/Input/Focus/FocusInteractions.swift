/// The ways in which a focusable view uses focus.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view acts like a button, to which the keyboard moves focus.
  public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  /// The view is edited with the keyboard, so a press also moves focus to it.
  public static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
  /// The platform's default interactions, which include editing on desktops.
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 4) }

  /// Returns true if a press moves focus to the view.
  func takePresses(_ habits: InputHabits) -> Bool { contains(.edit) || contains(.automatic) && habits.usesKeys }
}
