import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletLayout

/// The node behaviour of masked content and its mask.
struct MaskBehavior: NodeBehavior {
  static var traits: NodeTraits { .draws }

  var alignment = Alignment.center

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal, node.children.count == 2 else { return }
    let placement = OverlayLayout(alignment: alignment).placement(of: node.children[1], over: node.children[0].dimensions(proposal))
    node.place(node.children[0], at: .zero, proposal: proposal)
    node.place(node.children[1], at: placement.origin, proposal: placement.proposal)
  }

  func change(from old: MaskBehavior, in node: ViewNode) -> NodeChange { alignment == old.alignment ? .nothing : .layout }
}
