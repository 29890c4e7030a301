import Foundation
import RivuletCore
import RivuletGraph

/// How a button in a look of the library is operated, and whether it is pressed; one for all nodes of the button.
///
/// That a button is pressed is no attribute of the graph, because most buttons never are: the rules that show it are run anew by the group
/// that changes it.
@MainActor
final class ButtonResponder: EventResponder {
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  /// Nil where the keyboard and assistive technology find the button further out, in the style of another one.
  let focusPlace: FocusPlace?
  /// As of the group that was applied last.
  private(set) var isPressed = false
  /// As of the last event.
  private var willBePressed = false
  private var rule: AttributeID?
  /// Those of further nodes, where the label is not one view.
  private var otherRules: [AttributeID] = []

  init(_ place: FocusPlace?, _ inputs: _ViewListInputs) {
    focusPlace = place
    if inputs.tree.stateStore.isRecording { restore(inputs) }
  }

  private func restore(_ inputs: _ViewListInputs) {
    isPressed = inputs.tree.stateStore.keep(false, in: inputs.scope) { [weak self] in self?.willBePressed }
    willBePressed = isPressed
  }

  /// Makes a rule one that shows whether the button is pressed.
  func add(_ rule: AttributeID) {
    guard let known = self.rule, known.isLive else { return self.rule = rule }
    otherRules.removeAll { !$0.isLive }
    otherRules.append(rule)
  }

  private func press(_ isDown: Bool, _ node: ViewNode) {
    guard isDown != willBePressed else { return }
    willBePressed = isDown
    node.tree.queue.append(Mutation { [self] in show(isDown) }, transaction: Transaction.current)
  }

  private func show(_ isDown: Bool) {
    isPressed = isDown
    for rule in otherRules + [rule].compactMap(\.self) where rule.isLive { rule.graph.invalidate(rule) }
  }
}

// MARK: - The pointer's series of one press (B12.01)

extension ButtonResponder {
  func pointerBegan(at point: CGPoint, in node: ViewNode) -> Bool {
    guard isEnabled else { return false }
    press(true, node)
    return true
  }

  func pointerMoved(to point: CGPoint, in node: ViewNode) {
    press(isEnabled && isInside(point, node), node)
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    press(false, node)
    if isEnabled, isInside(point, node) { action() }
  }

  func pointerCancelled(in node: ViewNode) {
    press(false, node)
  }

  private func isInside(_ point: CGPoint, _ node: ViewNode) -> Bool {
    CGRect(origin: .zero, size: node.size).contains(point)
  }
}

// MARK: - The keyboard and assistive technology

extension ButtonResponder {
  var canFocus: Bool { focusPlace != nil && isEnabled }

  func activate(in node: ViewNode) -> Bool {
    guard canFocus else { return false }
    action()
    return true
  }
}
