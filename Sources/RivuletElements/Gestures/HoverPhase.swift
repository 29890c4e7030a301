public import Foundation

/// The phase of the pointer's movement over a view (B14.63).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point in the view.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
