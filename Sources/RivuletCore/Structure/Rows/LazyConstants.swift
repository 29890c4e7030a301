import Foundation

/// The limits and choices of lazy containers, each with its rule.
package enum LazyConstants {
  /// The largest number of rows that one container makes in a frame before the rest waits for the next frame (B16.06).
  static let rowsPerPass = 2_000
  /// The number of passes of its container for which a row that is not placed is kept (B16.18).
  static let retainedPasses = 60
  /// The share of the viewport for which rows are made in advance, in the direction of movement (B16.17).
  static let prefetchShare: CGFloat = 0.5
  /// The longest pause after which a movement continues the previous one, in seconds (B16.17).
  static let movementRest = 0.05
  /// The distance from its old place within which an element is searched before all elements are (B16.24).
  static let nearPlaces = 16
  /// The largest number of rows in a `ForEach`. The positions of rows further on would no longer be exact, in points.
  static let mostRows = 1 << 40
  /// The largest number of elements that are searched for an identity.
  static let mostSearched = 1 << 22
  /// The largest number of rows that are made to find an identity in them, and the number of them in one frame (B16.28). If there are more
  /// rows, only as many as one frame makes are searched.
  static let mostRowsSearched = 1 << 16
  static let rowsSearchedPerFrame = 1_000
  /// The largest number of elements that are made to count the rows of a container whose elements have different numbers of rows.
  static let mostCounted = 1 << 20
}
