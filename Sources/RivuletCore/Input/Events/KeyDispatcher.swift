import Foundation
package import RivuletTree

/// A dispatcher that delivers keyboard events to the focused control and moves focus.
///
/// Tab and Shift-Tab move focus through the controls in view order, wrapping around at the ends. Space and Return act like a tap. The arrow
/// keys, Home, and End change a value. Escape and pointer presses remove focus. While text has focus, it receives most of these keys.
@MainActor
package final class KeyDispatcher: Companion {
  unowned let tree: ViewTree
  private weak var focused: ViewNode?
  /// The next control in view order, which receives focus on a desktop when the focused control is removed.
  private weak var successor: ViewNode?
  /// The index of the focused stop in the focused control.
  private var stop = 0
  /// True from the moment that a control receives focus until focus is removed.
  private var hasFocus = false
  /// The text that most recently had focus.
  private(set) weak var lastText: ViewNode?
  private let ring: FocusRing
  /// The key last offered to key press handlers; nil if `dispatch` still has to offer the key.
  var offeredPress: KeyInput?
  /// The shortcuts of all controls, in creation order.
  var shortcuts = WeakList<ShortcutHolder>()
  /// The modifier keys that are currently held.
  package internal(set) var heldModifiers: KeyInput.Modifiers = []
  var modifierWatches = WeakList<ModifierKeysWatch>()

  init(tree: ViewTree) {
    self.tree = tree
    ring = FocusRing(tree: tree)
    tree.rowHolders.add(self)
    tree.scrolling.onResignation = { [unowned self] in removeFocus() }
  }

  /// The control or menu item that receives keys; nil if there is none or it can no longer be focused.
  package var focusedNode: ViewNode? {
    guard let node = tree.overlay.showsMenu ? tree.menus.chosenItem : focused, canFocus(node) else { return nil }
    return node
  }

  /// The zero-based index of the focused stop in `focusedNode`.
  package var focusedStop: Int { tree.overlay.showsMenu ? tree.menus.stop : stop }

  /// The focused control, which keeps focus while a menu is open above it; nil if there is none.
  package var controlInFocus: ViewNode? {
    guard tree.overlay.showsMenu else { return focusedNode }
    guard let focused, !focused.scope.isRemoved, focused.responder?.canFocus == true else { return nil }
    return focused
  }

  /// Dispatches a keyboard event. Returns false if nothing handled the event.
  package func dispatch(_ input: KeyInput) -> Bool {
    tree.services.issues.whileCurrent {
      tree.app.tracer.traced(event: TracedEvent(.key, "\(input.key)")) { send(input) || scroll(by: input) }
    }
  }

  private func send(_ input: KeyInput) -> Bool {
    if isCommand(input), dispatchToText(input) || performShortcut(input) { return true }
    if handlePress(input) || dispatchToText(input) || performShortcut(input) || handleByResponder(input) { return true }
    if performNonTextCommand(for: input) { return true }
    if isGoingBack(input), tree.chrome.goBack() { return true }
    if switchTab(input) { return true }
    if input.phase == .up || !input.modifiers.isDisjoint(with: [.control, .option, .command]) { return false }
    if tree.overlay.showsMenu, tree.menus.move(by: input) { return true }
    switch input.key {
    case .tab: return moveFocus(forward: !input.modifiers.contains(.shift))
    case .escape:
      if tree.drags.session != nil {
        tree.drags.cancel()
        return true
      }
      return tree.overlay.cancel() || performExitCommand() || removeFocus()
    case .space, .enter: return activate(isRepeated: input.phase == .repeated)
    case .left: return adjust(.steps(isMirrored ? 1 : -1)) || performMoveCommand(.left)
    case .right: return adjust(.steps(isMirrored ? -1 : 1)) || performMoveCommand(.right)
    case .down: return adjust(.steps(-1)) || performMoveCommand(.down)
    case .up: return adjust(.steps(1)) || performMoveCommand(.up)
    case .home: return adjust(.toStart)
    case .end: return adjust(.toEnd)
    case .pageUp: return adjust(.steps(5))
    case .pageDown: return adjust(.steps(-5))
    case .backspace, .delete: return performDeleteCommand()
    case .menu: return openMenu()
    case .character: return false
    }
  }

  /// Returns true if Command or Control is held. Shortcuts receive such keys before key press handlers (B14.65).
  private func isCommand(_ input: KeyInput) -> Bool { !input.modifiers.isDisjoint(with: [.command, .control]) }

  /// Offers a key to the key press handlers around the edited text before an input method receives the key. `dispatch` does not offer it a
  /// second time. Returns true if a handler used the key.
  package func offerPress(_ input: KeyInput) -> Bool {
    offeredPress = nil
    guard let textReceiver, textReceiver.editing.marked == nil, !isCommand(input) else { return false }
    let isHandled = tree.services.issues.whileCurrent { handlePress(input) }
    offeredPress = input
    return isHandled
  }

  /// Returns true if the key navigates back in the window's content (B18.62).
  private func isGoingBack(_ input: KeyInput) -> Bool {
    guard input.phase == .down, tree.services.habits.usesKeys else { return false }
    return input.key == .left && input.modifiers == .option || input.key == .character("[") && input.modifiers == .control
  }

  /// Passes a key to the focused control. Returns false if the control does not handle it.
  private func handleByResponder(_ input: KeyInput) -> Bool {
    guard let node = focusedNode, let responder = node.responder else { return false }
    return responder.handle(input, in: node)
  }

  /// Scrolls an enclosing scroll view of the focused view. If no view has focus, scrolls the first scroll view that can scroll (B15.16).
  private func scroll(by input: KeyInput) -> Bool {
    guard tree.services.habits.usesKeys, input.phase != .up else { return false }
    var next = focusedNode
    if next == nil {
      next = tree.root
      while let node = next, node.scrollController?.scroll(by: input) != true { next = node.following(isEntered) }
      return next != nil
    }
    while let node = next {
      if node.scrollController?.scroll(by: input) == true { return true }
      next = node.parent
    }
    return false
  }

  /// Scrolls all scroll views around the focused area so that it is visible (B15.17).
  private func revealFocus() {
    guard let node = focusedNode else { return }
    let area = focusedArea?.area
    var next = node.enclosingScrollController
    while let controller = next {
      var frame = controller.frame(of: node)
      if let area {
        // Frames in a scroll view are relative to its leading edge.
        let start = controller.node?.isMirrored == true ? node.size.width - area.maxX : area.minX
        frame = CGRect(x: frame.minX + start, y: frame.minY + area.minY, width: area.width, height: area.height)
      }
      controller.reveal(frame, animated: true)
      next = controller.node?.enclosingScrollController
    }
  }

  /// Removes focus. Returns false if no view had focus.
  @discardableResult
  package func removeFocus() -> Bool {
    guard hasFocus else { return false }
    focus(nil)
    return true
  }

  private var isMirrored: Bool { focusedNode?.isMirrored ?? false }

  private func activate(isRepeated: Bool) -> Bool {
    guard let node = focusedNode, let responder = node.responder else { return false }
    // A held key activates the control only once, unless the control repeats its action (B21.14).
    return isRepeated && !responder.repeatsByKey || responder.activate(stop: focusedStop, in: node)
  }

  private func adjust(_ adjustment: ValueAdjustment) -> Bool {
    guard let node = focusedNode, let responder = node.responder else { return false }
    return responder.adjust(adjustment, in: node)
  }
}

// MARK: - Moving the focus

extension KeyDispatcher {
  /// Moves focus to the next or previous stop.
  package func moveFocus(forward: Bool) -> Bool {
    guard let (node, stop) = nextStop(forward: forward) else { return removeFocus() }
    if tree.focus.hasDefaults, let preferred = tree.focus.defaults.stop(entering: node, from: focusedNode) {
      focus(preferred)
    } else {
      focus(node, stop: stop)
    }
    selectTextForTyping()
    return true
  }

  /// Returns the next or previous stop in view order, wrapping around at the ends. If no view has focus, returns the first or last stop.
  /// The search visits only the nodes in between.
  private func nextStop(forward: Bool) -> (node: ViewNode, stop: Int)? {
    guard let start = focusedNode else { return firstStop(from: end(forward: forward), forward: forward) }
    let beside = focusedStop + (forward ? 1 : -1)
    if stops(in: start).indices.contains(beside) { return (start, beside) }
    let next = (forward ? start.following(isEntered) : start.preceding(isEntered)).flatMap { firstStop(from: $0, forward: forward) }
    return next ?? firstStop(from: end(forward: forward), forward: forward)
  }

  /// Returns the first stop at or after a node in the given direction.
  private func firstStop(from start: ViewNode, forward: Bool, inside root: ViewNode? = nil) -> (node: ViewNode, stop: Int)? {
    var next: ViewNode? = start
    while let node = next {
      if isEntered(node), let stop = forward ? stops(in: node).indices.first : stops(in: node).indices.last { return (node, stop) }
      next = forward ? node.following(isEntered, inside: root) : node.preceding(isEntered)
    }
    return nil
  }

  /// Returns the node from which a search through all nodes starts.
  private func end(forward: Bool) -> ViewNode { forward ? tree.root : tree.root.lastInside(isEntered) }

  /// Returns true if focus may stop at a node or its descendants.
  private func isEntered(_ node: ViewNode) -> Bool { !node.isExcluded && !node.isInert && node.semantics?.isHidden != true }

  private func stops(in node: ViewNode) -> [FocusStopArea] {
    node.scope.isRemoved ? [] : node.responder?.focusStops(in: node) ?? []
  }

  func canFocus(_ node: ViewNode) -> Bool {
    !node.scope.isRemoved && node.isUsable(in: tree.root) && node.responder?.canFocus == true && !stops(in: node).isEmpty
  }

  /// The focused area; nil if no view has focus.
  package var focusedArea: FocusStopArea? {
    guard let node = focusedNode else { return nil }
    let stops = stops(in: node)
    return stops.indices.contains(focusedStop) ? stops[focusedStop] : stops.last
  }

  /// Updates the ring when a different menu item is chosen.
  func choiceMoved(reveals: Bool) {
    ring.invalidate()
    if reveals { revealFocus() }
  }

  /// Moves focus to a node, which must be focusable. If `node` is nil, removes focus.
  ///
  /// - Parameter scrolls: True if enclosing scroll views scroll to the node.
  package func focus(_ node: ViewNode?, stop: Int = 0, scrolls: Bool = true) {
    if let node, tree.overlay.showsMenu, tree.overlay.isInTopmost(node) { return tree.menus.choose(node, stop: stop) }
    let old = focused
    guard node !== old || (node == nil && hasFocus) else {
      if node != nil, stop != self.stop {
        self.stop = stop
        ring.invalidate()
        revealFocus()
      }
      return
    }
    (focused, self.stop) = (node, stop)
    if node?.responder?.textReceiver != nil { lastText = node }
    hasFocus = node != nil
    successor = node.flatMap(next(after:))
    if let old, !old.scope.isRemoved { old.responder?.focusChanged(false, in: old) }
    if let node { node.responder?.focusChanged(true, in: node) }
    ring.invalidate()
    if scrolls { revealFocus() }
    tree.focus.focusMoved(to: node)
    tree.keyboardStrip.focusMoved()
  }

  /// Moves focus to a control unless the control already has it.
  ///
  /// - Parameter scrolls: True if enclosing scroll views scroll to the control.
  func takeFocus(_ node: ViewNode, scrolls: Bool = true) {
    if focused !== node || tree.overlay.showsMenu { focus(node, scrolls: scrolls) }
  }

  /// Returns the first editable text at or inside a node.
  func firstField(in root: ViewNode) -> ViewNode? {
    var next: ViewNode? = root
    while let node = next {
      if isEntered(node), canFocus(node), node.responder?.textReceiver != nil { return node }
      next = node.following(isEntered, inside: root)
    }
    return nil
  }

  /// Returns the first focusable control at or inside a node.
  func firstStop(in node: ViewNode) -> ViewNode? {
    firstStop(from: node, forward: true, inside: node)?.node
  }

  /// Returns true if focus is at or inside a node.
  func hasFocus(inside node: ViewNode?) -> Bool {
    var current = controlInFocus
    while let step = current, step !== node { current = step.parent }
    return current != nil
  }

  /// True if the focused control has been removed or disabled.
  var hasLostFocus: Bool { hasFocus && controlInFocus == nil }

  /// Removes focus from a control that was removed or disabled. On a desktop, the next control receives focus (B21.94).
  func dropLostFocus() {
    if hasLostFocus { focus(heir) }
  }

  /// The control that receives focus in place of a removed or disabled one; nil if the screen is covered or no control is suitable.
  private var heir: ViewNode? {
    guard tree.services.habits.usesKeys else { return nil }
    guard let focused, !focused.scope.isRemoved else { return successor.flatMap { canFocus($0) ? $0 : nil } }
    return focused.isUsable(in: tree.root) ? next(after: focused) : nil
  }

  /// Returns the next focusable control after `node`, or nil if there is no other.
  private func next(after node: ViewNode) -> ViewNode? {
    guard tree.services.habits.usesKeys else { return nil }
    let beyond = node.following(isEntered).flatMap { firstStop(from: $0, forward: true) } ?? firstStop(from: tree.root, forward: true)
    return beyond?.node === node ? nil : beyond?.node
  }

  /// True if the focus ring must be redrawn.
  var needsDrawing: Bool { ring.isInvalid }

  /// Draws the focus ring at the current focus. Call this method after layout.
  ///
  /// While a menu is open, the ring stays at the focused control. It moves to a menu item when the user chooses the item with keys, unless
  /// the item indicates the choice itself.
  func draw() {
    if !hasFocus, !ring.isInvalid { return }
    let menus = tree.overlay.menus
    let item = menus.isEmpty ? nil : focusedNode.flatMap { tree.menus.showsChoice($0) ? nil : $0 }
    guard let node = item ?? controlInFocus, node.responder?.showsFocusRing == true, isFocusEffectEnabled(in: node) else {
      return ring.draw(around: nil)
    }
    let stops = stops(in: node)
    let stop = item == nil ? stop : focusedStop
    let area = stops.indices.contains(stop) ? stops[stop] : stops.last
    ring.draw(around: node, area: area?.area, outside: item == nil ? menus.compactMap(\.frame) : [])
  }

  /// Returns false if the node or an ancestor disables the focus effect.
  private func isFocusEffectEnabled(in node: ViewNode) -> Bool {
    var next: ViewNode? = node
    while let step = next {
      if step.attachment(FocusEffectMark.self)?.isDisabled == true { return false }
      next = step.parent
    }
    return true
  }
}

extension KeyDispatcher: RowHolder {
  /// Returns true if the row contains the focused control.
  package func holds(_ row: LazyRow) -> Bool { hasFocus && controlInFocus?.isInside(row.node) == true }
}
