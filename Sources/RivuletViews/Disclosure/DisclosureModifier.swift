import Foundation
import RivuletCore
import RivuletGeometry

/// What presses, keys and assistive technology do to the label of a disclosure group.
struct DisclosureModifier: NodeModifier {
  let isExpanded: Binding<Bool>

  static func makeBehavior(_ inputs: _ViewListInputs) -> DisclosureLabelBehavior { DisclosureLabelBehavior() }

  func update(_ node: BehaviorNode<DisclosureLabelBehavior>, environment: EnvironmentReader) {
    let isEnabled = environment.values.isEnabled
    node.setMirrored(environment.values.layoutDirection == .rightToLeft)
    var element = SemanticsElement(role: .disclosure, value: isExpanded.wrappedValue ? "expanded" : "collapsed", children: .combine)
    element.isEnabled = isEnabled
    element.state = isExpanded.wrappedValue ? .expanded : .collapsed
    node.semantics = element
    let responder = node.responder as? DisclosureResponder ?? DisclosureResponder()
    responder.isEnabled = isEnabled
    responder.isExpanded = isExpanded
    node.responder = responder
  }
}

/// A label that is hit all over the row of a list that it is in. Where people select the row on a desktop, only its chevron is hit (B17.22).
struct DisclosureLabelBehavior: NodeBehavior {
  static var passesLayout: Bool { true }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { hitArea(of: node).contains(point) }

  func hitArea(of node: ViewNode) -> CGRect {
    var own = CGRect(origin: .zero, size: node.size)
    guard let row = node.rowAround else { return own }
    if row.value != nil, node.tree.services.idiom == .desktop {
      own.size.width = DisclosureLabel.chevronRoom
      if node.isMirrored { own.origin.x = node.size.width - own.width }
      return own
    }
    let (outer, inner) = (row.node.originInRoot, node.originInRoot)
    let space = row.node.behavior.spaceBefore
    return CGRect(
      x: outer.x - inner.x, y: outer.y + space - inner.y, width: row.node.size.width, height: row.node.size.height - space)
  }
}

extension ViewNode {
  /// The row of a list that the node is the content of, with what stands around it; nil elsewhere.
  fileprivate var rowAround: ListRow? {
    var next = parent
    while let step = next, !step.isContainer {
      if let row = step.listRow { return row }
      next = step.parent
    }
    return nil
  }
}

/// Expands a disclosure group, and closes it again: by a press that is released inside, and by keys (B21.88).
final class DisclosureResponder: EventResponder {
  var isEnabled = true
  var isExpanded = Binding.constant(false)

  var canFocus: Bool { isEnabled }

  /// A press beside the chevron is for the row where that is selected.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled && DisclosureLabelBehavior().hitArea(of: node).contains(point)
  }

  func pointerEnded(at point: CGPoint, in node: ViewNode) {
    if isEnabled, DisclosureLabelBehavior().hitArea(of: node).contains(point) { toggle() }
  }

  func activation(in node: ViewNode) -> (@MainActor () -> Void)? { isEnabled ? toggle : nil }

  func adjust(_ adjustment: ValueAdjustment, in node: ViewNode) -> Bool {
    guard isEnabled, case .steps(let steps) = adjustment, steps != 0, isExpanded.wrappedValue != (steps > 0) else { return false }
    toggle()
    return true
  }

  private func toggle() {
    let isExpanded = isExpanded
    withAnimation { isExpanded.wrappedValue.toggle() }
  }
}
