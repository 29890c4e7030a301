/// The limits within which people may resize a window.
@available(iOS 17.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WindowResizability: Sendable {
  private enum Role {
    case automatic
    case contentSize
    case contentMinSize
  }

  private let role: Role

  /// The library decides: windows of groups follow `contentMinSize` (documentation).
  public static let automatic = WindowResizability(role: .automatic)
  /// The window may have any size between the minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(role: .contentSize)
  /// The window may have any size that is not smaller than the content.
  public static let contentMinSize = WindowResizability(role: .contentMinSize)
}

extension WindowResizability: Equatable {}
