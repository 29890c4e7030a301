/// Counts of layout operations since the last reset.
package struct LayoutCounters {
  /// The number of sizes that were computed rather than read from a cache.
  package var measures = 0
  /// The number of placements of containers and leaves.
  package var placements = 0

  package init() {}
}
