/// What layout has done since the last reset, counted.
package struct LayoutCounters {
  /// Sizes that were computed rather than remembered.
  package var measures = 0
  /// Containers and leaves that were placed anew.
  package var placements = 0

  package init() {}
}
