package import Foundation
package import RivuletTree

/// One element of a window in the hands of assistive technology: what can be done with it, done as the keyboard would do it.
///
/// The element's own node may be a modifier around the control: what takes keys and activation is looked for at the node and inside, as far as that
/// is no element of its own, and then among the modifiers around, where gestures are.
@MainActor
package struct AssistiveControl {
  package let tree: ViewTree
  private let node: ViewNode
  private let part: Int?
  private let area: CGRect?
  private let element: SemanticsElement
  /// The node of the element around.
  private let outer: ViewNode?

  /// The control of an element; nil if its view has gone.
  package init?(_ record: SemanticsRecord, in tree: ViewTree) {
    guard let node = record.node, !node.scope.isRemoved else { return nil }
    self.tree = tree
    self.node = node
    part = record.part
    area = record.area
    element = record.element
    outer = record.parent?.node
  }

  /// Whether `activate` may do something.
  package var canBeActivated: Bool {
    guard element.isEnabled else { return false }
    if part != nil { return node.responder?.canFocus == true }
    switch element.role {
    case .button, .colorWell, .toggle, .disclosure, .tab, .menuButton, .menuItem, .link, .popUpButton, .radioButton: return true
    case .row: return node.responder?.isControl == true
    case .text, .image, .progress, .meter, nil:
      return firstInside(reactsToTaps) != nil || aroundNodes.contains(where: reactsToTaps)
    default: return false
    }
  }

  /// Does what a tap does; false if nothing happened.
  package func activate() -> Bool {
    perform {
      guard element.isEnabled else { return false }
      if let part { return node.responder?.activate(stop: part, in: node) == true }
      var step: ViewNode? = node
      while let current = step {
        if current.responder?.activate(in: current) == true { return true }
        step = following(current)
      }
      return aroundNodes.contains { $0.responder?.activate(in: $0) == true }
    }
  }

  /// Whether `adjust` may do something.
  package var canBeAdjusted: Bool {
    guard element.isEnabled, part == nil else { return false }
    return element.role == .slider || element.role == .stepper || element.role == .datePicker
  }

  /// Changes the value; false if there is none.
  package func adjust(_ adjustment: ValueAdjustment) -> Bool {
    perform {
      guard element.isEnabled, part == nil else { return false }
      return firstInside { $0.responder?.adjust(adjustment, in: $0) == true } != nil
    }
  }

  /// Whether the keyboard's focus may come here.
  package var canFocus: Bool { focusTarget != nil }

  /// Gives the control the keyboard's focus; false if it cannot have it.
  package func focus() -> Bool {
    perform {
      guard let focusTarget else { return false }
      tree.keyboard.focus(focusTarget, stop: part ?? 0)
      return true
    }
  }

  /// Brings the element into sight, in all scroll views around it.
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

  private func perform(_ body: () -> Bool) -> Bool { tree.services.issues.whileCurrent(body) }
}

// MARK: - Where to look

extension AssistiveControl {
  /// The first node at the element or inside for which a condition holds; what is inside is not looked at where it has elements of its own.
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

  /// Whether a node inside is an element of its own.
  private func isPart(_ next: ViewNode) -> Bool {
    next !== node && element.children == .contain && next.semantics?.role != nil && next.semantics?.part == nil
  }

  private func isEntered(_ current: ViewNode) -> Bool { !current.isLeftOut && !current.isInert && !isPart(current) }

  /// The modifiers around the element that belong to no other one, from the inside out.
  private var aroundNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    var step = node.parent
    while let current = step, current !== outer, current.semantics?.role == nil {
      nodes.append(current)
      step = current.parent
    }
    return nodes
  }

  /// Whether a gesture has been put on a node.
  private func reactsToTaps(_ node: ViewNode) -> Bool {
    guard let responder = node.responder else { return false }
    return responder.takesPointers && !responder.isControl && node.scrollController == nil
  }
}

// MARK: - Text

extension AssistiveControl {
  /// What the element's text is edited by; nil for one that cannot be edited.
  package var textReceiver: (any TextReceiver)? { textNode?.responder?.textReceiver }

  private var textNode: ViewNode? {
    guard part == nil, [.textField, .secureTextField, .textEditor].contains(element.role) else { return nil }
    return firstInside { $0.responder?.textReceiver != nil }
  }

  /// Edits the text as the keyboard would. The field gets the focus, because some write their values only when it leaves.
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

  /// Whether the keyboard's focus is in the element's text.
  package var hasTextFocus: Bool { textNode.map { $0 === tree.keyboard.controlInFocus } ?? false }
}

// MARK: - Where it is

extension AssistiveControl {
  /// Where the element is seen, in root coordinates, after all effects.
  package var presentedFrame: CGRect {
    let (geometry, scale) = (NodeGeometry(node), tree.services.displayScale)
    return area.map { geometry.presentedFrame(of: $0, scale: scale) } ?? geometry.presentedFrame(scale: scale)
  }

  /// Whether some of the element is in the window and in the scroll views around it.
  package var isInSight: Bool {
    var seen = presentedFrame
    if seen.isEmpty { seen = seen.insetBy(dx: -0.5, dy: -0.5) }
    var next = node.enclosingScrollController
    while let controller = next, let outer = controller.node {
      let start = outer.originInRoot
      seen = seen.intersection(controller.viewport.offsetBy(dx: start.x, dy: start.y))
      next = outer.enclosingScrollController
    }
    return seen.intersects(CGRect(origin: .zero, size: tree.size))
  }
}
