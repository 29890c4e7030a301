public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Answers the file dialog that was presented first. Nil cancels it; without a dialog, nothing happens.
  public func answerFileDialog(_ answer: Result<[URL], any Error>?) async { await driver.answerFileDialog(answer) }

  /// Presses the secondary mouse button on the view with a label, found as in `tap`. On the phone, this is a press of 0.6 seconds.
  public func secondaryTap(_ label: String) async throws { try await driver.secondaryTap(label) }

  /// Presses the secondary mouse button at a point in root coordinates.
  public func secondaryTap(at point: CGPoint) async { await driver.secondaryTap(at: point) }

  /// Presses the secondary mouse button at a point in root coordinates, and releases it at another point. A context menu opens at the first
  /// point, and an item is chosen at the second.
  public func secondaryDrag(from start: CGPoint, to end: CGPoint) async { await driver.secondaryDrag(from: start, to: end) }
}
