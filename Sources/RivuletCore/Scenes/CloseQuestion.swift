/// What a view of a window asks people before the window closes (B19.50).
@MainActor
package final class CloseQuestion {
  /// Whether it is asked now; false for a view that has nothing to lose or is not there.
  package var isAsked = false
  /// Asks. The window stays until something else closes it.
  package var ask: () -> Void = {}

  package nonisolated init() {}
}
