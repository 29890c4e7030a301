package import Foundation

/// What observation has not settled about scrolling, and the numbers that it has, one constant each.
package enum ScrollConstants {
  /// How far a contact moves before the content follows, in points (B15.10).
  package static let slop: CGFloat = 10
  /// What a notch of a wheel scrolls, in points (B15.11).
  package static let wheelStep: CGFloat = 48
  /// How long after the last turn of a wheel the scrolling counts as over, in seconds (B15.29).
  static let wheelRest = 0.1
  /// The velocity from which on a release lets the content coast, in points per second (B15.13).
  static let coastingVelocity: CGFloat = 50
  /// The velocity at which coasting content stops, in points per second (B15.13).
  static let restingVelocity: CGFloat = 5
  /// The share of the velocity that is left after a millisecond (B15.13).
  static let decay = 0.998
  /// How strongly content follows that is pulled beyond its edge (B15.14).
  static let bounceShare: CGFloat = 0.55
  /// The response of the spring that brings it back, in seconds (B15.14).
  static let bounceResponse = 0.5
  /// The response of the spring that brings a page to its place, in seconds; the page is at rest half a second after its release (our choice).
  static let pageResponse = 0.25
  /// How far the arrow keys scroll, in points (B15.16).
  static let keyStep: CGFloat = 40
  /// How much of a page stays in sight when a key scrolls by a page, in points (B15.16).
  static let keyOverlap: CGFloat = 40
  /// How long scrolling by a key takes, in seconds (B15.16).
  static let keyDuration = 0.25
  /// How long indicators stay after scrolling has ended, in seconds (B15.23).
  static let indicatorRest = 0.5
  /// How long they take to fade, in seconds (our choice).
  static let indicatorFade = 0.25
  /// How thick indicators are, in points, and how thick under the pointer (our choice).
  static let indicatorThickness: CGFloat = 3
  static let hoveredIndicatorThickness: CGFloat = 8
  /// How far from the edge a pointer is over an indicator, in points (our choice).
  static let indicatorLane: CGFloat = 14
  /// How far content is pulled to refresh it, after the slop, in points (B15.53).
  static let refreshThreshold: CGFloat = 80
  /// The room above content that is being refreshed, in points (B15.53).
  static let refreshRoom: CGFloat = 50
}
