import Foundation
import RivuletCore
import RivuletGeometry

/// A container that takes all of the proposed space; 10 points on an axis without a proposal (B17.04).
struct ListFrame: BehaviorModifier {
  typealias Body = Never

  nonisolated init() {}

  static var initial: ListFrame { ListFrame() }

  /// Wraps the scroll view, the first child, in a node that may get the section index as its second child.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    guard case .node(let child) = outputs.elements else { return wrapNodes(of: outputs, modifier: modifier, inputs: inputs) }
    let node = makeNode(of: modifier, inputs)
    node.setStaticChildren([child])
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Gives the scroll view all of the space and places the section index, if any, over its trailing end.
  func placeChildren(of node: ViewNode) {
    let children = node.children
    node.place(children[0], at: .zero, proposal: ProposedViewSize(node.size))
    guard children.count > 1 else { return }
    let room = ProposedViewSize(width: ListIndexBehavior.width, height: node.size.height)
    node.place(children[1], at: CGPoint(x: node.size.width - ListIndexBehavior.width, y: 0), proposal: room)
  }

  func update(_ node: BehaviorNode<ListFrame>, environment: EnvironmentReader) {
    node.update(self)
    let responder = node.responder as? ListFrameResponder ?? attachResponder(to: node)
    let values = environment.values
    node.setMirrored(values.layoutDirection == .rightToLeft)
    responder.isEnabled = values.isEnabled
    if let menu = values.selectionMenu { node.contextMenuOpener = { [weak menu] in menu?.open([], at: $0) } }
  }

  private func attachResponder(to node: ViewNode) -> ListFrameResponder {
    let responder = ListFrameResponder()
    node.responder = responder
    node.attach(responder)
    return responder
  }

  func semantics(of node: ViewNode) -> SemanticsElement? { SemanticsElement(role: .list) }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.size).contains(point) }

  func change(from old: ListFrame, in node: ViewNode) -> NodeChange { .nothing }
}
