/// What a button is for, where that changes how it looks or is read.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  private enum Purpose: Equatable, Sendable {
    case destructive
    case cancel
    case close
    case confirm
  }

  private let purpose: Purpose

  /// The action deletes or cannot be undone.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// The action leaves without a change.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// The action closes what is seen.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close = ButtonRole(purpose: .close)
  /// The action takes over what has been changed.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm = ButtonRole(purpose: .confirm)
}
