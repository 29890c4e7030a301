import RivuletCore
import RivuletHeadless

/// What assistive technology is told of a control, found by its label or identifier; of several the first in view order, controls before plain texts.
extension ViewHarness {
  /// What sort of control it is, in the words of B21.95; nil if there is none.
  public func role(of label: String) -> String? { element(label)?.role?.rawValue }

  /// What the control says of its value (B21.96); nil if there is no control or it has none.
  public func value(of label: String) -> String? { element(label)?.value }

  /// What assistive technology says of what happens; nil if there is no control or it says nothing.
  public func hint(of label: String) -> String? { element(label)?.hint }

  /// Whether the control is there and reacts.
  public func isEnabled(_ label: String) -> Bool { element(label)?.isEnabled ?? false }

  /// Whether the control is there and is selected.
  public func isSelected(_ label: String) -> Bool { element(label)?.isSelected ?? false }

  /// Presses a control, found as by `tap`, keeps the pointer down inside for so many seconds of the harness's clock, and lets go.
  public func hold(_ label: String, for seconds: Double) async throws {
    try await press(label)
    await advance(by: seconds)
    await release()
  }

  private func element(_ name: String) -> SemanticsElement? {
    let found = SemanticsTree(below: tree.root).items().map(\.element).filter { $0.label == name || $0.identifier == name }
    return found.first { $0.role != nil && $0.role != .text } ?? found.first
  }
}
