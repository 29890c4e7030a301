/// The resizability of a window.
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

  /// The automatic resizability, which is `contentMinSize` for the windows of groups (documentation).
  public static let automatic = WindowResizability(role: .automatic)
  /// A resizability that confines the window to the range between its content's minimum and maximum size.
  public static let contentSize = WindowResizability(role: .contentSize)
  /// A resizability that confines the window to sizes no smaller than its content's minimum size.
  public static let contentMinSize = WindowResizability(role: .contentMinSize)
}

extension WindowResizability: Equatable {}
