import RivuletCore
import RivuletGraph

/// How a button in a look of the library is operated, and whether it is pressed; one for all nodes of the button.
///
/// That a button is pressed is no attribute of the graph, because most buttons never are: the rules that show it are run anew by the group
/// that changes it.
@MainActor
final class ButtonResponder: PressFollower, FocusPlaceResponder {
  var action: @MainActor () -> Void = {}
  var isEnabled = true
  let look: ButtonLook
  /// False where the keyboard and assistive technology find the button further out, in the style of another one.
  let takesFocus: Bool
  /// Nil where nobody inside asks whether the focus is here.
  let focusPlace: FocusPlace?
  /// As of the group that was applied last.
  private(set) var isPressed = false
  /// As of the last event.
  private var willBePressed = false
  private var rule: AttributeID?
  /// Those of further nodes, where the label is not one view.
  private var otherRules: [AttributeID] = []

  init(_ look: ButtonLook, takesFocus: Bool, _ place: FocusPlace?, in scope: borrowing Scope) {
    self.look = look
    self.takesFocus = takesFocus
    focusPlace = place
    if scope.recordsState { restore(copy scope) }
  }

  private func restore(_ scope: Scope) {
    isPressed = scope.tree.app.stateStore.keep(false, in: scope) { [weak self] in self?.willBePressed }
    willBePressed = isPressed
  }

  /// Makes a rule one that shows whether the button is pressed.
  func add(_ rule: AttributeID) {
    guard let known = self.rule, known.isLive else { return self.rule = rule }
    otherRules.removeAll { !$0.isLive }
    otherRules.append(rule)
  }

  func press(_ isDown: Bool, _ node: ViewNode) {
    guard isDown != willBePressed else { return }
    willBePressed = isDown
    node.tree.queue.append(Mutation { [self] in show(isDown) }, transaction: Transaction.current)
  }

  func act() { action() }

  private func show(_ isDown: Bool) {
    isPressed = isDown
    for rule in otherRules + [rule].compactMap(\.self) where rule.isLive { rule.graph.invalidate(rule) }
  }
}

// MARK: - The keyboard and assistive technology

extension ButtonResponder {
  var canFocus: Bool { takesFocus && isEnabled }

  func activate(in node: ViewNode) -> Bool {
    guard canFocus else { return false }
    action()
    return true
  }
}
