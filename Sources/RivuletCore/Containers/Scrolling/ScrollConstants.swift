package import Foundation

/// The numbers of scrolling, from observation or chosen where observation has not settled them; one constant each.
package enum ScrollConstants {
  /// The distance a contact moves before the content follows, in points (B15.10).
  package static let slop: CGFloat = 10
  /// The distance for a notch of a wheel, in points (B15.11).
  package static let wheelStep: CGFloat = 48
  /// The time after the last turn of a wheel until scrolling has ended, in seconds (B15.29).
  static let wheelRest = 0.1
  /// The lowest velocity at which released content coasts, in points per second (B15.13).
  static let coastingVelocity: CGFloat = 50
  /// The velocity at which coasting content stops, in points per second (B15.13).
  static let restingVelocity: CGFloat = 5
  /// The share of the velocity that is left after each millisecond (B15.13).
  static let decay = 0.998
  /// The ratio of the distance that content coasts to its first velocity, in seconds (B15.13). Sheets take the detent nearest to this distance.
  package static let coastingTime = -1 / (1_000 * log(decay))
  /// The share of a pull beyond an edge that the content follows (B15.14).
  static let bounceShare: CGFloat = 0.55
  /// The response of the spring that brings pulled content back, in seconds (B15.14).
  static let bounceResponse = 0.5
  /// The response of the spring that moves a page to its place, in seconds; the page is at rest half a second after its release (our
  /// choice).
  static let pageResponse = 0.25
  /// The distance for an arrow key, in points (B15.16).
  static let keyStep: CGFloat = 40
  /// The part of a page that stays in sight when a key scrolls by a page, in points (B15.16).
  static let keyOverlap: CGFloat = 40
  /// The duration of scrolling by a key, in seconds (B15.16).
  static let keyDuration = 0.25
  /// The time that indicators stay after scrolling has ended, in seconds (B15.23).
  static let indicatorRest = 0.5
  /// The time in which indicators fade, in seconds (our choice).
  static let indicatorFade = 0.25
  /// The thickness of indicators, and their thickness under the pointer, in points (our choice).
  static let indicatorThickness: CGFloat = 3
  static let hoveredIndicatorThickness: CGFloat = 8
  /// The distance from the edge within which a pointer is over an indicator, in points (our choice).
  static let indicatorLane: CGFloat = 14
  /// The distance that content is pulled to refresh it, after the slop, in points (B15.53).
  static let refreshThreshold: CGFloat = 80
  /// The room above content that is being refreshed, in points (B15.53).
  static let refreshRoom: CGFloat = 50
}
