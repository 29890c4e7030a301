public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Answers the earliest pending file dialog. An answer of nil cancels the dialog. Does nothing if no dialog is open.
  public func answerFileDialog(_ answer: Result<[URL], any Error>?) async { await driver.answerFileDialog(answer) }

  /// Presses the secondary mouse button on the view with a given label, found as in `tap`. On the phone, performs a press of 0.6 seconds
  /// instead.
  public func secondaryTap(_ label: String) async throws { try await driver.secondaryTap(label) }

  /// Presses the secondary mouse button at a point in root coordinates.
  public func secondaryTap(at point: CGPoint) async { await driver.secondaryTap(at: point) }

  /// Presses the secondary mouse button at one point and releases it at another, both in root coordinates. A context menu opens at the
  /// first point, and the item at the second point is chosen.
  public func secondaryDrag(from start: CGPoint, to end: CGPoint) async { await driver.secondaryDrag(from: start, to: end) }
}
