import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// The extent of the system's help with writing.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  /// The system's default.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// Help in the text itself.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// Help in a panel.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// No help.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the extent of the system's help with writing in this view. It has no effect here.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
