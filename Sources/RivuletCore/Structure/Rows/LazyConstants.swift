import Foundation

/// The limits and tuning constants of lazy containers, each with its rule.
package enum LazyConstants {
  /// The maximum number of rows that one container creates in a frame. The remaining rows wait for the next frame (B16.06).
  static let rowsPerPass = 2_000
  /// The number of container passes for which to keep a row that isn't placed (B16.18).
  static let retainedPasses = 60
  /// The size of the area in which to create rows ahead of the movement, as a fraction of the viewport (B16.17).
  static let prefetchFraction: CGFloat = 0.5
  /// The longest pause, in seconds, before new movement no longer counts as a continuation of the previous movement (B16.17).
  static let maximumMovementPause = 0.05
  /// The distance from an element's old index within which to search before searching all elements (B16.24).
  static let nearbySearchDistance = 16
  /// The maximum number of rows in a `ForEach`. Beyond this limit, row positions in points would lose precision.
  static let maximumRowCount = 1 << 40
  /// The maximum number of elements to search for an identity.
  static let maximumSearchedElements = 1 << 22
  /// The maximum number of rows to create while searching for an identity, in total and per frame (B16.28). If the container has more rows
  /// than the total limit, the search covers only as many rows as the per-frame limit.
  static let maximumSearchedRows = 1 << 16
  static let rowsSearchedPerFrame = 1_000
  /// The maximum number of elements to create to count the rows of a container whose elements have varying numbers of rows.
  static let maximumCountedElements = 1 << 20
}
