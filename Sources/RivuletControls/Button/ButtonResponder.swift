import Foundation
import RivuletCore
import RivuletGraph
import RivuletLooks

/// The interaction of a button in a built-in style, shared by all of the button's nodes.
///
/// The pressed state is not an attribute of the graph, because most buttons never need one. The transaction group that changes the state
/// runs the rules that display it.
@MainActor
final class ButtonResponder: PressFollower, FocusPlaceResponder {
  var action: @MainActor () -> Void = {}
  var isEnabled = true {
    didSet { if !isEnabled { press.stopRepeating() } }
  }
  package var press = PressState()
  let look: ButtonAppearance
  /// True if the app has not chosen a style for the button. If so, an entire list row may run the button's action (B17.60).
  let isAutomatic: Bool
  /// False if an outer button, whose style contains this button, takes the focus and the accessibility actions.
  let takesFocus: Bool
  /// The focus place; nil if no view inside reads the focus.
  let focusPlace: FocusLayer?
  /// True while the button is pressed, as of the last applied transaction group.
  private(set) var isPressed = false
  private weak var tree: ViewTree?
  private var rule: AttributeID?
  /// The rules of additional nodes, if the label consists of several views.
  private var otherRules: [AttributeID] = []

  init(_ look: ButtonAppearance, isAutomatic: Bool, takesFocus: Bool, _ place: FocusLayer?, in scope: borrowing Scope) {
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

  /// Adds a rule that displays the pressed state.
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

  /// Invalidates the nodes' rules, so that they display the current state.
  private func show() {
    for rule in otherRules + [rule].compactMap(\.self) where rule.isLive { rule.graph.invalidate(rule) }
  }
}

// MARK: - Keyboard and assistive technology

extension ButtonResponder {
  var canFocus: Bool { takesFocus && isEnabled }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { canFocus ? action : nil }
}

// MARK: - Pointer

extension ButtonResponder {
  var takesPointers: Bool { true }
  var isControl: Bool { true }

  /// Returns false in a list row that runs the action itself.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled && !(isAutomatic && node.tree.looks.lists.rowsRunButtons && node.isInRowContent)
  }

  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? {
    if case .link = look, isEnabled { .link } else { nil }
  }
}
