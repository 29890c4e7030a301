/// Counts of layout work since the last reset.
package struct LayoutCounters {
  /// The number of sizes that were computed rather than remembered.
  package var measures = 0
  /// The number of containers and leaves that were placed again.
  package var placements = 0

  package init() {}
}
