public import Foundation

/// Where the pointer is over a view (B14.63).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  /// It is at a point of the view.
  case active(CGPoint)
  /// It has left the view.
  case ended
}
