package import Foundation
package import RivuletTree

/// The actions that assistive technology can perform on one element in a window. They have the same effects as the keyboard.
///
/// The element's own node may be a modifier around the control. The node for keys and activation is therefore looked up at the node and
/// inside it, except in separate elements, and then among the modifiers around it, which hold the gestures.
@MainActor
package struct AssistiveControl {
  package let tree: ViewTree
  private let node: ViewNode
  private let part: Int?
  private let area: CGRect?
  private let element: SemanticsElement
  /// The node of the enclosing element.
  private let outer: ViewNode?

  /// Creates the control for an element; nil if its view has been removed.
  package init?(_ record: SemanticsRecord, in tree: ViewTree) {
    guard let node = record.node, !node.scope.isRemoved else { return nil }
    self.tree = tree
    self.node = node
    part = record.part
    area = record.area
    element = record.element
    outer = record.parent?.node
  }

  /// True if `activate` has an effect.
  package var canBeActivated: Bool { activation != nil }

  /// Performs the tap action. Returns false if nothing happened.
  package func activate() -> Bool {
    perform {
      guard let activation else { return false }
      activation()
      return true
    }
  }

  /// The activation: the app's own action, or else the activation of a control at the element, inside it or around it; nil for plain
  /// elements.
  private var activation: (@MainActor () -> Void)? {
    guard element.isEnabled, element.details?.respondsToInteraction != false else { return nil }
    if let part { return node.responder?.activation(stop: part, in: node) }
    if let action = element.actions.first(where: { $0.kind == .activate }) { return { action() } }
    if hasOtherUse { return nil }
    return ownNode { $0.responder?.activation(in: $0) != nil }.flatMap { $0.responder?.activation(in: $0) }
  }

  /// Returns the first node that satisfies a condition: the element itself, a node inside it, or a modifier around it.
  private func ownNode(_ condition: (ViewNode) -> Bool) -> ViewNode? {
    // Modifiers inside a container belong to the elements there.
    let inner = holdsElements ? (condition(node) ? node : nil) : firstInside(condition)
    return inner ?? aroundNodes.first(where: condition)
  }

  /// True if the element contains others that are read separately.
  private var holdsElements: Bool {
    switch element.role {
    case .group, .row, .list, .dialog, .alert, .menu, .tabBar, .radioGroup: element.children == .contain
    default: false
    }
  }

  /// True if the user adjusts the element or types into it, rather than taps it.
  private var hasOtherUse: Bool {
    switch element.role {
    case .slider, .stepper, .datePicker, .textField, .secureTextField, .textEditor: true
    default: false
    }
  }

  /// The other actions that the app adds to the element, apart from taps and steps.
  package var furtherActions: [SemanticsAction] {
    guard element.isEnabled, part == nil else { return [] }
    return element.actions.filter { ![.activate, .increment, .decrement].contains($0.kind) }
  }

  /// The function that opens the context menu of the element; nil if there is none.
  private var menuOpener: ((CGPoint?) -> Void)? {
    guard element.isEnabled, part == nil else { return nil }
    if node.opensInnerMenu, let inner = firstInside({ $0.contextMenuOpener != nil }) { return inner.contextMenuOpener }
    return ownNode { $0.contextMenuOpener != nil }?.contextMenuOpener
  }

  /// True if the element has a context menu.
  package var hasMenu: Bool { menuOpener != nil }

  /// Opens the context menu. Returns false if there is none.
  package func openMenu() -> Bool {
    perform {
      guard let menuOpener else { return false }
      menuOpener(nil)
      return true
    }
  }

  /// Runs one of the other actions.
  package func perform(_ action: SemanticsAction) -> Bool {
    perform {
      action()
      return true
    }
  }

  /// True if `adjust` may have an effect.
  package var canBeAdjusted: Bool {
    guard element.isEnabled, part == nil else { return false }
    if [.slider, .stepper, .datePicker, .picker].contains(element.role) { return true }
    return element.actions.contains { [.increment, .decrement].contains($0.kind) }
  }

  /// Changes the value, using the app's own action for a step if there is one. Returns false if there is no value.
  package func adjust(_ adjustment: ValueAdjustment) -> Bool {
    perform {
      guard element.isEnabled, part == nil else { return false }
      if case .steps(let steps) = adjustment {
        let kind = steps > 0 ? SemanticsAction.Kind.increment : .decrement
        if let action = element.actions.first(where: { $0.kind == kind }) {
          action()
          return true
        }
      }
      return firstInside { $0.responder?.adjust(adjustment, in: $0) == true } != nil
    }
  }

  /// True if keyboard focus can move here.
  package var canFocus: Bool { focusTarget != nil }

  /// Moves keyboard focus to the control. Returns false if it cannot receive focus.
  package func focus() -> Bool {
    perform {
      guard let focusTarget else { return false }
      tree.keyboard.focus(focusTarget, stop: part ?? 0)
      return true
    }
  }

  /// Brings the element into view in all scroll views around it.
  package func reveal() {
    _ = perform {
      var next = node.enclosingScrollController
      while let controller = next {
        controller.reveal(controller.frame(of: node), animated: true)
        next = controller.node?.enclosingScrollController
      }
      return true
    }
  }

  private var focusTarget: ViewNode? {
    if part != nil { return tree.keyboard.canFocus(node) ? node : nil }
    return firstInside { tree.keyboard.canFocus($0) }
  }

  private func perform(_ body: () -> Bool) -> Bool {
    tree.services.issues.whileCurrent { tree.app.tracer.traced(event: TracedEvent(.assistance, element.label ?? element.identifier), body) }
  }
}

// MARK: - Searches

extension AssistiveControl {
  /// Returns the first node at the element or inside it that satisfies a condition. Nodes that are separate elements are skipped, along
  /// with everything inside them.
  private func firstInside(_ condition: (ViewNode) -> Bool) -> ViewNode? {
    var step: ViewNode? = node
    while let current = step, !condition(current) { step = following(current) }
    return step
  }

  private func following(_ current: ViewNode) -> ViewNode? {
    var next = current.following({ isEntered($0) }, inside: node)
    while let step = next, !isEntered(step) { next = step.following({ _ in false }, inside: node) }
    return next
  }

  /// Returns true if a node inside is a separate element.
  private func isPart(_ next: ViewNode) -> Bool {
    guard next !== node, let inner = next.semantics, inner.role != nil, inner.part == nil else { return false }
    return element.separates(inner)
  }

  private func isEntered(_ current: ViewNode) -> Bool { !current.isLeftOut && !current.isInert && !isPart(current) }

  /// The modifiers around the element that do not belong to another element, innermost first.
  private var aroundNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    var step = node.parent
    while let current = step, current !== outer, current.semantics?.role == nil {
      nodes.append(current)
      step = current.parent
    }
    return nodes
  }
}

// MARK: - Text

extension AssistiveControl {
  /// The receiver that edits the element's text; nil if the text cannot be edited.
  package var textReceiver: (any TextReceiver)? { textNode?.responder?.textReceiver }

  private var textNode: ViewNode? {
    guard part == nil, [.textField, .secureTextField, .textEditor].contains(element.role) else { return nil }
    return firstInside { $0.responder?.textReceiver != nil }
  }

  /// Edits the text as the keyboard would. The field gets focus, because some fields write their values only when they lose it.
  package func edit(_ commands: [EditingCommand]) -> Bool {
    perform {
      guard element.isEnabled, let textNode, tree.keyboard.canFocus(textNode), let receiver = textNode.responder?.textReceiver else {
        return false
      }
      tree.keyboard.focus(textNode)
      for command in commands { receiver.perform(command, in: textNode) }
      return true
    }
  }

  /// True if keyboard focus is in the element's text.
  package var hasTextFocus: Bool { textNode.map { $0 === tree.keyboard.controlInFocus } ?? false }
}

// MARK: - Position

extension AssistiveControl {
  /// The visible frame of the element, in root coordinates, after all effects.
  package var presentedFrame: CGRect {
    let (geometry, scale) = (NodeGeometry(node), tree.services.displayScale)
    let frame = area.map { geometry.presentedFrame(of: $0, scale: scale) } ?? geometry.presentedFrame(scale: scale)
    // A window's drawing starts with the bar, above the root.
    let start = tree.drawing.root.offset
    return frame.offsetBy(dx: -start.x, dy: -start.y)
  }

  /// True if a part of the element is visible in the window and in the scroll views around it.
  package var isInSight: Bool {
    var seen = presentedFrame
    if seen.isEmpty { seen = seen.insetBy(dx: -0.5, dy: -0.5) }
    var next = node.enclosingScrollController
    while let controller = next, let outer = controller.node {
      let start = outer.originInRoot
      seen = seen.intersection(controller.viewport.offsetBy(dx: start.x, dy: start.y))
      next = outer.enclosingScrollController
    }
    // The window's bar is above the content.
    let bar = tree.chrome.height
    return seen.intersects(CGRect(x: 0, y: -bar, width: tree.size.width, height: tree.size.height + bar))
  }
}
