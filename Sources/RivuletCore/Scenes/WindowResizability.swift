/// How far people may resize a window.
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

  /// The library decides: windows of groups are as `contentMinSize` says (documentation).
  public static let automatic = WindowResizability(role: .automatic)
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability(role: .contentSize)
  /// As large as one likes, but not smaller than the content.
  public static let contentMinSize = WindowResizability(role: .contentMinSize)
}

extension WindowResizability: Equatable {}
