package import Foundation

/// Receives the events, changes and bodies of an app in the order in which they happen.
///
/// A place that records asks for the recorder first, so that a description is made only if there is one.
package protocol CauseRecorder: AnyObject, Sendable {
  /// Begins an event. Events nest: an action may run inside of a key press.
  @MainActor func begin(_ event: TracedEvent)
  /// Ends the event that was begun last.
  @MainActor func endEvent()
  /// Records a change that waits for the end of the turn. Called on any thread, before the change is queued.
  func record(_ change: TracedChange)
  /// Records a body that is about to be evaluated.
  @MainActor func record(_ body: TracedBody)
  /// Records a body that was kept, although its container was made anew or a source may have changed.
  @MainActor func recordKept(_ body: TracedBody)
  /// Records the areas of a window that a frame paints, in points.
  @MainActor func recordDamage(_ areas: [CGRect])
  /// Ends a turn.
  @MainActor func endTurn(_ turn: TracedTurn)
}
