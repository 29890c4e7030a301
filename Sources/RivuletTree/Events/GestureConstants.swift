package import Foundation

/// Lengths and durations of gestures that are our choice (behaviour-lists B14).
package enum GestureConstants {
  /// The maximum distance of a tap from its press, in points (B14.02).
  package static let tapSlop: CGFloat = 10
  /// The maximum time between the release and the next press of a multi-tap, in seconds (B14.03).
  package static let multiTapInterval = 0.35
  /// The maximum distance between the taps of a multi-tap, in points (B14.03).
  package static let multiTapDistance: CGFloat = 40
  /// The time for which a drag is predicted to continue at its velocity, in seconds (B14.17).
  package static let predictionTime = 0.25
  /// The distance that a mouse moves with its button pressed before it drags the view under it to other views, in points.
  package static let dragSlop: CGFloat = 4
  /// The time that a finger rests on a view before it drags the view to other views, in seconds.
  package static let liftingTime = 0.5
  /// The tolerance for comparing times, in seconds. Frame times are sums and therefore inexact.
  static let tolerance = 1e-6
}
