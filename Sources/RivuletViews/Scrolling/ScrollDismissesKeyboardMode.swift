/// The effect of scrolling on a keyboard on the screen (B15.20). With a hardware keyboard only the focus is affected.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Choice: Sendable {
    case automatic, immediately, interactively, never
  }

  private let choice: Choice

  /// The default of the system.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .automatic) }
  /// Dismisses the keyboard and its focus as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .immediately) }
  /// Pulls the keyboard down with a finger that moves down over it.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .interactively) }
  /// Keeps the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .never) }
}
