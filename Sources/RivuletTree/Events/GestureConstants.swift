package import Foundation

/// The distances and durations of gestures (our choice; behaviour-lists B14).
package enum GestureConstants {
  /// The maximum distance of a contact from its press during a tap, in points (B14.02).
  package static let tapSlop: CGFloat = 10
  /// The maximum interval between a release and the next press of a multi-tap, in seconds (B14.03).
  package static let multiTapInterval = 0.35
  /// The maximum distance between the taps of a multi-tap, in points (B14.03).
  package static let multiTapDistance: CGFloat = 40
  /// The duration for which a drag's end is predicted from its velocity, in seconds (B14.17).
  package static let predictionTime = 0.25
  /// The distance that a pressed mouse must move before it starts a drag-and-drop operation, in points.
  package static let dragSlop: CGFloat = 4
  /// The time that a finger must rest on a view before it starts a drag-and-drop operation, in seconds.
  package static let liftingTime = 0.5
  /// The tolerance for comparing times, in seconds. Frame times accumulate rounding errors.
  static let tolerance = 1e-6
}
