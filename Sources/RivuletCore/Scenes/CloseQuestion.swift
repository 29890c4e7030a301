/// A question that a view asks people before its window closes (B19.50).
@MainActor
package final class CloseQuestion {
  /// True if the question is to be asked; false for a view that has nothing to lose or is not shown.
  package var isAsked = false
  /// Asks the question. The window stays open until something else closes it.
  package var ask: () -> Void = {}

  package nonisolated init() {}
}
