/// The effect of scrolling on an onscreen keyboard (B15.20). With a hardware keyboard, only the focus is affected.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Choice: Sendable {
    case automatic, immediately, interactively, never
  }

  private let choice: Choice

  /// The system default.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .automatic) }
  /// The keyboard is dismissed, and the focus removed, as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .immediately) }
  /// The keyboard follows a finger that moves down over it.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .interactively) }
  /// The keyboard stays visible.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .never) }
}
