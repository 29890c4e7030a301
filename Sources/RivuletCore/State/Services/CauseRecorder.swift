package import Foundation

/// Receives an app's events, changes, and bodies in the order in which they occur.
///
/// Code obtains the recorder before creating a description, so that nothing is described without a recorder.
package protocol CauseRecorder: AnyObject, Sendable {
  /// Begins an event. Events can be nested, such as an action inside a key press.
  @MainActor func begin(_ event: TracedEvent)
  /// Ends the most recently begun event.
  @MainActor func endEvent()
  /// Records a change that remains pending until the end of the turn. Can be called on any thread, before the change is queued.
  func record(_ change: TracedChange)
  /// Adds a reader to the last pending change, if that change is the same announcement. Otherwise returns false, and the caller records the
  /// change in full. Can be called on any thread.
  ///
  /// - Parameter announcement: The address that identifies the announcement.
  func record(_ reader: TracedReader, of announcement: UInt) -> Bool
  /// Records a body that is about to be evaluated.
  @MainActor func record(_ body: TracedBody)
  /// Records a body that was kept even though its container was recreated or a source may have changed.
  @MainActor func recordKept(_ body: TracedBody)
  /// Records the areas of a window that a frame paints, in points.
  @MainActor func recordDamage(_ areas: [CGRect])
  /// Ends a turn.
  @MainActor func endTurn(_ turn: TracedTurn)
}
