public import Foundation
import RivuletCore
import RivuletHeadless
import RivuletTree

extension ViewHarness {
  /// Presses the other button of the mouse on what bears a label, found as by `tap`; on the phone a press of 0.6 seconds.
  public func secondaryTap(_ label: String) async throws { try await driver.secondaryTap(label) }

  /// Presses the other button of the mouse at a point of the root.
  public func secondaryTap(at point: CGPoint) async { await driver.secondaryTap(at: point) }

  /// Presses what bears a label, found as by `tap`, for so many seconds of the harness's clock.
  public func hold(_ label: String, for seconds: Double) async throws { try await driver.hold(label, for: seconds) }

  /// The role of the first element with a label or identifier, in the words of assistive technology; nil if there is none.
  public func role(of label: String) -> String? { element(label)?.role?.rawValue }

  /// The value of the first element with a label or identifier, as assistive technology reads it; nil if there is none.
  public func value(of label: String) -> String? { element(label)?.value }

  /// The hint of the first element with a label or identifier; nil if there is none.
  public func hint(of label: String) -> String? { element(label)?.hint }

  /// Whether there is an element with a label or identifier, and it can be used.
  public func isEnabled(_ label: String) -> Bool { element(label)?.isEnabled == true }

  private func element(_ label: String) -> SemanticsElement? {
    SemanticsTree(driver.tree).items().map(\.element).first { $0.label == label || $0.identifier == label }
  }
}
