import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// The extent to which the system assists with writing.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  /// The system's default behaviour.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// Assistance directly in the text.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// Assistance in a separate panel.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// No assistance.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the extent to which the system assists with writing in this view. The modifier has no effect on the desktop.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
