import Foundation

/// Choices that concern lazy containers, each with its rule.
package enum LazyConstants {
  /// How many rows a frame makes at most in one container before the rest waits for the next frame (B16.06).
  static let rowsPerPass = 2_000
  /// How many passes of its container a row is kept that is not placed (B16.18).
  static let retainedPasses = 60
  /// How much of the viewport rows are made ahead in the direction of movement (B16.17).
  static let prefetchShare: CGFloat = 0.5
  /// How long after a movement another one goes on with it, in seconds (B16.17).
  static let movementRest = 0.05
  /// How far from its old place an element is looked for before all are looked at (B16.24).
  static let nearPlaces = 16
  /// The largest number of rows of a `ForEach`. Places of rows further on would no longer be exact, in points.
  static let mostRows = 1 << 40
  /// The number of elements that are looked at for an identity.
  static let mostSearched = 1 << 22
  /// The largest number of rows that are made to find an identity in them, and the part of them in one frame (B16.28). Of more rows, only so many as one
  /// frame makes are looked at.
  static let mostRowsSearched = 1 << 16
  static let rowsSearchedPerFrame = 1_000
  /// The number of elements that are made to count the rows of a container whose elements differ in number.
  static let mostCounted = 1 << 20
}
