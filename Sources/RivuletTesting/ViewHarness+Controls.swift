import RivuletCore
import RivuletHeadless

/// The accessibility properties of a control, found by its label or identifier, or of an alert or dialog, found by its title. Among
/// several matches, the first in view order is chosen, with plain text only if nothing else matches.
extension ViewHarness {
  /// Returns the control's role, using the names in B21.95, or nil if the control isn't found.
  public func role(of label: String) -> String? { element(label)?.role?.rawValue }

  /// Returns the value of the control (B21.96), or nil if the control isn't found or has no value.
  public func value(of label: String) -> String? { element(label)?.value }

  /// Returns the hint that assistive technology reads, or nil if the control isn't found or has no hint.
  public func hint(of label: String) -> String? { element(label)?.hint }

  /// Returns a Boolean value that indicates whether the control exists and is enabled.
  public func isEnabled(_ label: String) -> Bool { element(label)?.isEnabled ?? false }

  /// Returns a Boolean value that indicates whether the control exists and is selected.
  public func isSelected(_ label: String) -> Bool { element(label)?.isSelected ?? false }

  /// Presses a control, found as in `tap`, keeps the pointer down inside it for a number of seconds on the harness's clock, and releases
  /// it.
  public func hold(_ label: String, for seconds: Double) async throws {
    try await press(label)
    await advance(by: seconds)
    await release()
  }

  private func element(_ name: String) -> SemanticsElement? {
    let elements = SemanticsTree(below: tree.root).items().map(\.element)
    let found = elements.filter { $0.label == name || $0.identifier == name }
    return found.first { $0.role != nil && $0.role != .text } ?? elements.first { $0.isDialog && $0.title == name } ?? found.first
  }
}

extension SemanticsElement {
  fileprivate var isDialog: Bool { role == .alert || role == .dialog }
}
