public import RivuletCore

/// How much the system helps with writing.
@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WritingToolsBehavior: Equatable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }

  private let kind: Kind

  /// As the system thinks best.
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  /// In the text itself.
  public static let complete = WritingToolsBehavior(kind: .complete)
  /// In a panel.
  public static let limited = WritingToolsBehavior(kind: .limited)
  /// Not at all.
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

@available(iOS 18.0, macOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// How much the system helps with writing in this view; it does not here.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
