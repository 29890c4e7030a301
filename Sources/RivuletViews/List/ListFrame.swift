import Foundation
import RivuletCore
import RivuletGeometry

/// Takes the room that it is proposed on both axes; 10 where that is nothing (B17.04).
struct ListFrame: BehaviorModifier {
  typealias Body = Never

  nonisolated init() {}

  static var initial: ListFrame { ListFrame() }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeChildren(of node: ViewNode) { node.place(node.child, at: .zero, proposal: ProposedViewSize(node.size)) }

  func update(_ node: BehaviorNode<ListFrame>, environment: EnvironmentReader) {
    node.update(self)
    let responder = node.responder as? ListFrameResponder ?? attachResponder(to: node)
    let values = environment.values
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
