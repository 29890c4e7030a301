/// The visibility of scroll indicators (B15.24).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Choice: Sendable {
    case automatic, visible, hidden, never
  }

  private let choice: Choice

  /// The default of the scroll view or the system.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .automatic) }
  /// The indicators are shown at times that the system chooses.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .visible) }
  /// The indicators are hidden, unless the system always shows them.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .hidden) }
  /// The indicators are always hidden.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .never) }

  var isShown: Bool { choice == .automatic || choice == .visible }
}
