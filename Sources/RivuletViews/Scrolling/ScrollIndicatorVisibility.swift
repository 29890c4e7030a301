/// Whether bars tell how far a scroll view is scrolled (B15.24).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Choice: Sendable {
    case automatic, visible, hidden, never
  }

  private let choice: Choice

  /// As the scroll view and the system have it.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .automatic) }
  /// Shown; the system decides when.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .visible) }
  /// Hidden, unless the system always shows them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .hidden) }
  /// Hidden in any case.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .never) }

  var isShown: Bool { choice == .automatic || choice == .visible }
}
