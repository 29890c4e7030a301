/// What a button is for, where that changes how it looks or is read.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose: Equatable, Sendable {
    case destructive
    case cancel
  }

  private let purpose: Purpose

  /// The action deletes or cannot be undone.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// The action leaves without a change.
  public static let cancel = ButtonRole(purpose: .cancel)
}
