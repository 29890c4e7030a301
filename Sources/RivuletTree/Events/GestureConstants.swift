package import Foundation

/// Lengths and times of gestures that are our choice (behaviour-lists B14).
package enum GestureConstants {
  /// How far a tap may move from the press, in points (B14.02).
  package static let tapSlop: CGFloat = 10
  /// Between the release and the next press of a multiple tap, in seconds (B14.03).
  package static let multiTapInterval = 0.35
  /// How far the taps of a multiple tap may be from each other, in points (B14.03).
  package static let multiTapDistance: CGFloat = 40
  /// For how many seconds a drag is thought to go on with its velocity (B14.17).
  package static let predictionTime = 0.25
  /// How far a mouse moves with its button down before it drags the view under it to other views, in points.
  package static let dragSlop: CGFloat = 4
  /// How long a finger rests on a view before it drags it to other views, in seconds.
  package static let liftingTime = 0.5
  /// What is added to times that are compared, since times of frames are sums.
  static let tolerance = 1e-6
}
