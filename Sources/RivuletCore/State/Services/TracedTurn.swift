/// The figures of an app at the end of a turn. Counts run from the start of the app.
package struct TracedTurn: Sendable {
  /// The time on the host's frame clock, in seconds.
  package var time = 0.0
  package var rules = 0
  package var measures = 0
  package var placements = 0
  package var drawingEdits = 0
  /// The number of passes of this turn.
  package var passes = 0

  package init() {}
}
