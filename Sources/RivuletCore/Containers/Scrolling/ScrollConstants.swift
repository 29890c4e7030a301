package import Foundation

/// Scrolling constants. They are based on observation, or chosen where observation was inconclusive.
package enum ScrollConstants {
  /// The distance that a contact must move before the content follows, in points (B15.10).
  package static let slop: CGFloat = 10
  /// The scroll distance for one notch of a mouse wheel, in points (B15.11).
  package static let wheelStep: CGFloat = 48
  /// The time after the last wheel event at which scrolling ends, in seconds (B15.29).
  static let wheelRest = 0.1
  /// The minimum velocity at which released content coasts, in points per second (B15.13).
  static let coastingVelocity: CGFloat = 50
  /// The velocity at which coasting content stops, in points per second (B15.13).
  static let restingVelocity: CGFloat = 5
  /// The fraction of the velocity that remains after each millisecond (B15.13).
  static let decay = 0.998
  /// The ratio of the distance that content coasts to its initial velocity, in seconds (B15.13). Sheets move to the detent closest to that
  /// distance.
  package static let coastingTime = -1 / (1_000 * log(decay))
  /// The initial fraction of a pull beyond an edge by which the content moves (B15.14).
  static let bounceShare: CGFloat = 0.55
  /// The response of the spring that returns pulled content to its edge, in seconds (B15.14).
  static let bounceResponse = 0.5
  /// The response of the spring that moves a page to its position, in seconds. The page comes to rest half a second after its release (our
  /// choice).
  static let pageResponse = 0.25
  /// The distance that an arrow key scrolls, in points (B15.16).
  static let keyStep: CGFloat = 40
  /// The length that remains visible when a key scrolls by a page, in points (B15.16).
  static let keyOverlap: CGFloat = 40
  /// The duration of scrolling by key, in seconds (B15.16).
  static let keyDuration = 0.25
  /// The time that indicators remain visible after scrolling ends, in seconds (B15.23).
  static let indicatorRest = 0.5
  /// The duration of the indicators' fade, in seconds (our choice).
  static let indicatorFade = 0.25
  /// The thickness of an indicator, in points. `hoveredIndicatorThickness` applies under the pointer (our choice).
  static let indicatorThickness: CGFloat = 3
  static let hoveredIndicatorThickness: CGFloat = 8
  /// The distance from the edge within which the pointer counts as being over an indicator, in points (our choice).
  static let indicatorLane: CGFloat = 14
  /// The distance that content must be pulled to refresh it, excluding the slop, in points (B15.53).
  static let refreshThreshold: CGFloat = 80
  /// The space above content during a refresh, in points (B15.53).
  static let refreshRoom: CGFloat = 50
}
