import Foundation
import RivuletCore
import RivuletGraph

/// How a button in a look of the library is operated, and whether it is pressed or under the pointer; one for all nodes of the button.
///
/// That a button is pressed or hovered is no attribute of the graph, because most buttons never are: the rules that show it are run anew by the group
/// that changes it.
@MainActor
final class ButtonResponder: PressFollower, FocusPlaceResponder {
  var action: @MainActor () -> Void = {}
  var isEnabled = true {
    didSet { if !isEnabled { repeater?.stop() } }
  }
  /// Whether it acts when it is pressed, and again until it is released (B21.14).
  var repeats = false
  /// True if it acts when a mouse presses it, and not at the release: the button of a menu (B20.28).
  var actsAtPress = false
  private var repeater: PressRepeater?
  let look: ButtonLook
  /// Whether no style was chosen for the button, so that on phones all of its row of a list runs it (B17.60).
  let isAutomatic: Bool
  /// False where the keyboard and assistive technology find the button further out, in the style of another one.
  let takesFocus: Bool
  /// Nil where nobody inside asks whether the focus is here.
  let focusPlace: FocusPlace?
  /// As of the group that was applied last.
  private(set) var isPressed = false
  /// Whether the pointer is over the button, in a look that shows it. As of the group that was applied last.
  private(set) var isHovered = false
  /// As of the last event.
  private var willBePressed = false
  private weak var tree: ViewTree?
  private var rule: AttributeID?
  /// Those of further nodes, where the label is not one view.
  private var otherRules: [AttributeID] = []

  init(_ look: ButtonLook, isAutomatic: Bool, takesFocus: Bool, _ place: FocusPlace?, in scope: borrowing Scope) {
    self.look = look
    self.isAutomatic = isAutomatic
    self.takesFocus = takesFocus
    focusPlace = place
    if scope.recordsState { restore(copy scope) }
    if look.showsHover(on: scope.tree.services.idiom) { scope.tree.followsHover = true }
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
    if repeats { isDown ? startRepeating(in: node) : repeater?.stop() } else if actsAtPress, isDown { action() }
    node.tree.queue.append(
      Mutation { [self] in
        isPressed = isDown
        show()
      }, transaction: Transaction.current)
  }

  func act() { if !repeats, !actsAtPress { action() } }

  private func startRepeating(in node: ViewNode) {
    action()
    let repeater = self.repeater ?? PressRepeater()
    self.repeater = repeater
    repeater.start(in: node) { [weak self] in
      guard let self, isEnabled, repeats else { return false }
      action()
      return true
    }
  }

  /// Has the nodes look as the button is now.
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

extension ButtonResponder: HoverResponder {
  var takesPointers: Bool { true }
  var isControl: Bool { true }

  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled
      && !(isAutomatic && node.tree.services.idiom == .phone && node.enclosingListRow?.automaticButtons.contains { $0 === self } == true)
  }

  func hoverBegan(at point: CGPoint, in node: ViewNode) { hover(true, node.tree) }
  func hoverMoved(to point: CGPoint, in node: ViewNode) {}
  func hoverEnded() { hover(false, tree) }

  private func hover(_ isOver: Bool, _ tree: ViewTree?) {
    guard let tree, look.showsHover(on: tree.services.idiom) else { return }
    self.tree = tree
    tree.queue.append(
      Mutation { [self] in
        guard isHovered != isOver else { return }
        isHovered = isOver
        show()
      }, transaction: Transaction.current)
  }

  func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? {
    if case .link = look, isEnabled { .link } else { nil }
  }
}
