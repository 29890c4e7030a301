/// The purpose of a button, which affects its appearance or accessibility.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  enum Purpose: Equatable, Sendable {
    case destructive, cancel, confirm, close
  }

  let purpose: Purpose

  /// The role of an action that deletes data or cannot be undone.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// The role of an action that dismisses without making changes.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// The role of an action that accepts the values that people have entered.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let confirm = ButtonRole(purpose: .confirm)
  /// The role of an action that closes the current presentation.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static let close = ButtonRole(purpose: .close)
}
