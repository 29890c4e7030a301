import Foundation
import RivuletCore
import RivuletGraph
import RivuletLooks

/// The interaction of a button in a look of the library, shared by all nodes of the button.
///
/// The pressed state is not an attribute of the graph, because most buttons never need it. The transaction group that changes it runs the
/// rules that show it again.
@MainActor
final class ButtonResponder: PressFollower, FocusPlaceResponder {
  var action: @MainActor () -> Void = {}
  var isEnabled = true {
    didSet { if !isEnabled { press.stopRepeating() } }
  }
  package var press = PressState()
  let look: ButtonAppearance
  /// True if the app chose no style for the button. The whole list row may then run its action (B17.60).
  let isAutomatic: Bool
  /// False if an outer button, whose style shows this one, takes the focus and the accessibility actions.
  let takesFocus: Bool
  /// The place of the focus; nil if no view inside reads the focus.
  let focusPlace: FocusPlace?
  /// True while the button is pressed, as of the transaction group applied last.
  private(set) var isPressed = false
  private weak var tree: ViewTree?
  private var rule: AttributeID?
  /// The rules of further nodes, if the label is not one view.
  private var otherRules: [AttributeID] = []

  init(_ look: ButtonAppearance, isAutomatic: Bool, takesFocus: Bool, _ place: FocusPlace?, in scope: borrowing Scope) {
    self.look = look
    self.isAutomatic = isAutomatic
    self.takesFocus = takesFocus
    focusPlace = place
    if scope.recordsState { restore(copy scope) }
  }

  private func restore(_ scope: Scope) {
    isPressed = scope.tree.app.stateStore.keep(false, in: scope) { [weak self] in self?.press.isDown }
    press.isDown = isPressed
  }

  /// Adds a rule that shows if the button is pressed.
  func add(_ rule: AttributeID) {
    guard let known = self.rule, known.isLive else { return self.rule = rule }
    otherRules.removeAll { !$0.isLive }
    otherRules.append(rule)
  }

  var showsShortPress: Bool { true }

  func showPress(in node: ViewNode) {
    let isDown = press.isDown
    node.tree.queue.append(
      Mutation { [self] in
        isPressed = isDown
        show()
      }, transaction: Transaction.current)
  }

  func act(in node: ViewNode) { action() }

  /// Marks the rules of the nodes as dirty, so that they show the current state.
  private func show() {
    for rule in otherRules + [rule].compactMap(\.self) where rule.isLive { rule.graph.invalidate(rule) }
  }
}

// MARK: - The keyboard and assistive technology

extension ButtonResponder {
  var canFocus: Bool { takesFocus && isEnabled }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { canFocus ? action : nil }
}

// MARK: - The pointer over the button

extension ButtonResponder {
  var takesPointers: Bool { true }
  var isControl: Bool { true }

  /// Returns false in a row of a list if the row runs the action.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled && !(isAutomatic && node.tree.looks.lists.rowsRunButtons && node.isInRowContent)
  }

  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? {
    if case .link = look, isEnabled { .link } else { nil }
  }
}
