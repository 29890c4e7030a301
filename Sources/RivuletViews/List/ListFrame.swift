import Foundation
import RivuletCore
import RivuletGeometry

/// Takes the room that it is proposed on both axes; 10 where that is nothing (B17.04).
struct ListFrame: BehaviorModifier {
  typealias Body = Never

  nonisolated init() {}

  static var initial: ListFrame { ListFrame() }

  /// The scroll view is the first child of a node that may get the index of the sections as another one.
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

  /// The scroll view takes all of the room; the index of the sections, if there is one, lies over its trailing end.
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
