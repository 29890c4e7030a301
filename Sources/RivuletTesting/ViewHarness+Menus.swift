public import Foundation
import RivuletHeadless

extension ViewHarness {
  /// Answers the dialog for files that was shown first; nil cancels it, and so does a file dialog that was never shown.
  public func answerFileDialog(_ answer: Result<[URL], any Error>?) async { await driver.answerFileDialog(answer) }

  /// Presses the other button of the mouse on what bears a label, found as by `tap`; on the phone a press of 0.6 seconds.
  public func secondaryTap(_ label: String) async throws { try await driver.secondaryTap(label) }

  /// Presses the other button of the mouse at a point of the root.
  public func secondaryTap(at point: CGPoint) async { await driver.secondaryTap(at: point) }

  /// Presses the other button of the mouse at a point of the root, and releases it at another one. A context menu opens at the first, and an item is
  /// chosen at the second.
  public func secondaryDrag(from start: CGPoint, to end: CGPoint) async { await driver.secondaryDrag(from: start, to: end) }
}
