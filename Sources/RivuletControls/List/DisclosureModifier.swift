import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A modifier that makes the label of a disclosure group respond to presses, keys, and assistive technology.
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

/// The behaviour of a label that responds to presses anywhere in its list row. If a press selects the row, only the chevron responds
/// (B17.22).
struct DisclosureLabelBehavior: NodeBehavior {
  /// The minimum width of a chevron's target area, in points (our choice).
  private static let minimumTargetWidth: CGFloat = 16

  static var traits: NodeTraits { .passesLayout }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { hitArea(of: node).contains(point) }

  func hitArea(of node: ViewNode) -> CGRect {
    var own = CGRect(origin: .zero, size: node.size)
    guard let row = node.rowAround, let area = node.areaOfRowAround else { return own }
    if row.value != nil, node.tree.looks.lists.selectsOnPress, let room = node.tree.looks.disclosures.rowChevronRoom {
      own.size.width = max(room, Self.minimumTargetWidth)
      own.origin.x = node.isMirrored ? node.size.width - room : room - own.width
      return own
    }
    return area
  }
}

/// The responder that toggles a disclosure group after a press is released inside its label, or after a key press (B21.88).
final class DisclosureResponder: PressFollower {
  package var press = PressState()
  var isEnabled = true
  var isExpanded = Binding.constant(false)

  var canFocus: Bool { isEnabled }

  /// Returns false for a press that selects the row instead, because it is outside the chevron.
  func takesPress(at point: CGPoint, in node: ViewNode) -> Bool {
    isEnabled && includes(point, in: node)
  }

  func includes(_ point: CGPoint, in node: ViewNode) -> Bool { DisclosureLabelBehavior().hitArea(of: node).contains(point) }

  func act(in node: ViewNode) { toggle() }

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
