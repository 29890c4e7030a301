package import Foundation

/// Receives an app's events, changes and bodies in the order in which they happen.
///
/// Recording code asks for the recorder first, so a description is created only if there is one.
package protocol CauseRecorder: AnyObject, Sendable {
  /// Begins an event. Events nest: an action can run inside a key press.
  @MainActor func begin(_ event: TracedEvent)
  /// Ends the event that began last.
  @MainActor func endEvent()
  /// Records a change that is pending until the end of the turn. Can be called on any thread, before the change is queued.
  func record(_ change: TracedChange)
  /// Records a body that is about to be evaluated.
  @MainActor func record(_ body: TracedBody)
  /// Records a body that was kept, although its container was created again or a source may have changed.
  @MainActor func recordKept(_ body: TracedBody)
  /// Records the areas of a window that are painted in a frame, in points.
  @MainActor func recordDamage(_ areas: [CGRect])
  /// Ends a turn.
  @MainActor func endTurn(_ turn: TracedTurn)
}
