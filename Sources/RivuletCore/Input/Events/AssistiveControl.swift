package import Foundation
package import RivuletTree

/// The interface through which assistive technology operates an element in a window. Actions have the same effects as the corresponding
/// keys.
///
/// The element's own node may belong to a modifier around the control. A search for the node that handles keys and activation therefore
/// starts at the element's node, continues with its descendants outside of separate elements, and ends with the enclosing modifiers, which
/// handle gestures.
@MainActor
package struct AssistiveControl {
  package let tree: ViewTree
  private let node: ViewNode
  private let part: Int?
  private let area: CGRect?
  private let element: SemanticsElement
  /// The node of the enclosing element.
  private let outer: ViewNode?

  /// Creates a control for an element. Returns nil if the element's view has been removed.
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

  /// Performs the tap action. Returns false if there is none.
  package func activate() -> Bool {
    perform {
      guard let activation else { return false }
      activation()
      return true
    }
  }

  /// The app's activation action or, if there is none, the activation of a control at, inside, or around the element; nil for elements
  /// without an activation.
  private var activation: (@MainActor () -> Void)? {
    guard element.isEnabled, element.details?.respondsToInteraction != false else { return nil }
    if let part { return node.responder?.activation(stop: part, in: node) }
    if let action = element.actions.first(where: { $0.kind == .activate }) { return { action() } }
    if hasOtherUse { return nil }
    return ownNode { $0.responder?.activation(in: $0) != nil }.flatMap { $0.responder?.activation(in: $0) }
  }

  /// Returns the first node that satisfies a condition: the element's own node, a descendant, or an enclosing modifier.
  private func ownNode(_ condition: (ViewNode) -> Bool) -> ViewNode? {
    // Modifiers inside a container belong to other elements.
    let inner = holdsElements ? (condition(node) ? node : nil) : firstInside(condition)
    return inner ?? enclosingModifiers.first(where: condition)
  }

  /// True if the element contains separate elements.
  private var holdsElements: Bool {
    switch element.role {
    case .group, .row, .list, .dialog, .alert, .menu, .tabBar, .radioGroup: element.children == .contain
    default: false
    }
  }

  /// True if the user adjusts the element or enters text in it instead of tapping it.
  private var hasOtherUse: Bool {
    switch element.role {
    case .slider, .stepper, .datePicker, .textField, .secureTextField, .textEditor: true
    default: false
    }
  }

  /// The actions that the app adds to the element, other than activation, increment, and decrement.
  package var otherActions: [SemanticsAction] {
    guard element.isEnabled, part == nil else { return [] }
    return element.actions.filter { ![.activate, .increment, .decrement].contains($0.kind) }
  }

  /// The function that opens the element's context menu; nil if the element has none.
  private var menuOpener: ((CGPoint?) -> Void)? {
    guard element.isEnabled, part == nil else { return nil }
    if node.opensInnerMenu, let inner = firstInside({ $0.contextMenuOpener != nil }) { return inner.contextMenuOpener }
    return ownNode { $0.contextMenuOpener != nil }?.contextMenuOpener
  }

  /// True if the element has a context menu.
  package var hasMenu: Bool { menuOpener != nil }

  /// Opens the context menu. Returns false if the element has none.
  package func openMenu() -> Bool {
    perform {
      guard let menuOpener else { return false }
      menuOpener(nil)
      return true
    }
  }

  /// Performs one of the element's other actions.
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

  /// Changes the element's value. A single action by the app for the direction takes precedence. Returns false if the element has no value.
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

  /// True if the element can receive keyboard focus.
  package var canFocus: Bool { focusTarget != nil }

  /// Moves keyboard focus to the element. Returns false if the element cannot receive focus.
  package func focus() -> Bool {
    perform {
      guard let focusTarget else { return false }
      tree.keyboard.focus(focusTarget, stop: part ?? 0)
      return true
    }
  }

  /// Scrolls all enclosing scroll views so that the element is visible.
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
  /// Returns the first node that satisfies a condition, among the element's node and its descendants. Separate elements and their
  /// descendants are skipped.
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

  /// Returns true if a descendant is a separate element.
  private func isPart(_ next: ViewNode) -> Bool {
    guard next !== node, let inner = next.semantics, inner.role != nil, inner.part == nil else { return false }
    return element.separates(inner)
  }

  private func isEntered(_ current: ViewNode) -> Bool { !current.isExcluded && !current.isInert && !isPart(current) }

  /// The enclosing modifiers that do not belong to another element, innermost first.
  private var enclosingModifiers: [ViewNode] {
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
  /// The receiver that edits the element's text; nil if the text is not editable.
  package var textReceiver: (any TextReceiver)? { textNode?.responder?.textReceiver }

  private var textNode: ViewNode? {
    guard part == nil, [.textField, .secureTextField, .textEditor].contains(element.role) else { return nil }
    return firstInside { $0.responder?.textReceiver != nil }
  }

  /// Performs editing commands as if they came from the keyboard. The field receives focus, because some fields write their values only
  /// when they lose it.
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

  /// True if the element's text has keyboard focus.
  package var hasTextFocus: Bool { textNode.map { $0 === tree.keyboard.controlInFocus } ?? false }
}

// MARK: - Position

extension AssistiveControl {
  /// The presented frame of the element in root coordinates, including all effects.
  package var presentedFrame: CGRect {
    let (geometry, scale) = (NodeGeometry(node), tree.services.displayScale)
    let frame = area.map { geometry.presentedFrame(of: $0, scale: scale) } ?? geometry.presentedFrame(scale: scale)
    // The drawing of a window starts with the bar, which is above the root.
    let start = tree.drawing.root.offset
    return frame.offsetBy(dx: -start.x, dy: -start.y)
  }

  /// True if part of the element is visible in the window and all enclosing scroll views.
  package var isVisibleOnScreen: Bool {
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
