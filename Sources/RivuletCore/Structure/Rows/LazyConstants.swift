import Foundation

/// The limits and choices of lazy containers, each with its rule.
package enum LazyConstants {
  /// The maximum number of rows that one container creates in a frame before the remaining rows wait for the next frame (B16.06).
  static let rowsPerPass = 2_000
  /// The number of container passes for which a row that is not placed is kept (B16.18).
  static let retainedPasses = 60
  /// The fraction of the viewport for which rows are created in advance, in the direction of movement (B16.17).
  static let prefetchShare: CGFloat = 0.5
  /// The longest pause, in seconds, after which a movement continues the previous one (B16.17).
  static let movementRest = 0.05
  /// The distance from its old index within which an element is searched for before all elements are searched (B16.24).
  static let nearPlaces = 16
  /// The maximum number of rows in a `ForEach`. The positions of later rows, in points, would no longer be exact.
  static let mostRows = 1 << 40
  /// The maximum number of elements that are searched for an identity.
  static let mostSearched = 1 << 22
  /// The maximum number of rows that are created while searching for an identity, and the maximum in one frame (B16.28). If there are more
  /// rows, only as many as one frame creates are searched.
  static let mostRowsSearched = 1 << 16
  static let rowsSearchedPerFrame = 1_000
  /// The maximum number of elements that are created to count the rows of a container whose elements have varying numbers of rows.
  static let mostCounted = 1 << 20
}
