/// The statistics for an app at the end of a turn. Most counts start when the app starts.
package struct TracedTurn: Sendable {
  /// The time on the host's frame clock, in seconds.
  package var time = 0.0
  package var rules = 0
  package var measures = 0
  package var placements = 0
  package var drawingEdits = 0
  /// The number of passes in this turn.
  package var passes = 0

  package init() {}
}
