/// What scrolling does to a keyboard on the screen (B15.20). With a keyboard of its own only the focus tells the difference.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  private enum Choice: Sendable {
    case automatic, immediately, interactively, never
  }

  private let choice: Choice

  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .automatic) }
  /// The keyboard goes, and the focus with it, as soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .immediately) }
  /// A finger that moves down over the keyboard pulls it down.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .interactively) }
  /// The keyboard stays.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(choice: .never) }
}
