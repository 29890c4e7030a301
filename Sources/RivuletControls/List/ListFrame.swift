package import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A container that fills the proposed space, and uses an ideal length along axes without a proposal (B17.04).
///
/// A grouped form can use its content's ideal size instead.
struct ListFrame: BehaviorModifier {
  typealias Body = Never

  private var ideal = ListConstants.minimumSize
  private var isForm = false

  nonisolated init() {}

  static var initial: ListFrame { ListFrame() }

  /// Wraps the scroll view in a node. The scroll view is the first child, and the section index is an optional second child.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    let outputs = body(&inputs)
    guard case .node(let child) = outputs.elements else { return wrapNodes(of: outputs, modifier: modifier, inputs: inputs) }
    let node = makeNode(of: modifier, inputs)
    node.setStaticChildren([child])
    return _ViewListOutputs(node: node, preferences: outputs.preferences)
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    guard isForm, let content = node.children.first, proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions(by: ideal)
    }
    let width = proposal.width ?? max(content.measure(proposal).width, ideal.width, ListConstants.formWidth)
    let height = proposal.height ?? content.measure(ProposedViewSize(width: width, height: nil)).height + ListConstants.formEnd
    return CGSize(width: width, height: height)
  }

  /// Places the scroll view in the entire space, with the section index, if any, overlaid at the trailing edge.
  func placeChildren(of node: ViewNode) {
    let children = node.children
    node.place(children[0], at: .zero, proposal: ProposedViewSize(node.size))
    guard children.count > 1 else { return }
    let room = ProposedViewSize(width: ListIndexBehavior.width, height: node.size.height)
    node.place(children[1], at: CGPoint(x: node.size.width - ListIndexBehavior.width, y: 0), proposal: room)
  }

  func update(_ node: BehaviorNode<ListFrame>, environment: EnvironmentReader) {
    let values = environment.values
    var frame = self
    frame.ideal = values.idealListSize
    frame.isForm = values.looks.lists.formsFitContent && values.controlPlace == .row
    if frame.isForm, node.attachment(SpaceFillingViews.ContentLength.self) == nil { node.attach(SpaceFillingViews.ContentLength()) }
    node.update(frame)
    let responder = node.responder as? ListFrameResponder ?? attachResponder(to: node)
    node.setMirrored(values.layoutDirection == .rightToLeft)
    responder.isEnabled = values.isEnabled
    if let menu = values.selectionMenu { node.contextMenuOpener = { [weak menu] in menu?.open([], at: $0) } }
  }

  private func attachResponder(to node: ViewNode) -> ListFrameResponder {
    let responder = ListFrameResponder()
    node.responder = responder
    node.attach(scrollObserver: responder)
    return responder
  }

  func semantics(of node: ViewNode) -> SemanticsElement? { SemanticsElement(role: .list) }

  func isHit(at point: CGPoint, in node: ViewNode) -> Bool { CGRect(origin: .zero, size: node.size).contains(point) }

  func change(from old: ListFrame, in node: ViewNode) -> NodeChange {
    ideal == old.ideal && isForm == old.isForm ? .nothing : .layout
  }
}

extension EnvironmentValues {
  /// The ideal size of a list, which it uses along axes without a proposal, in points.
  package var idealListSize: CGSize {
    get { surroundings.idealListSize ?? ListConstants.minimumSize }
    set { surroundings.idealListSize = newValue }
  }
}
