import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

/// A modifier that extends its content behind adjacent bars. The surrounding layout is unchanged.
struct IgnoredSafeArea {
  let edges: Edge.Set
}

extension IgnoredSafeArea: BehaviorModifier {
  typealias Body = Never

  static let initial = IgnoredSafeArea(edges: [])

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { node.child.measure(proposal) }

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let reach = edges.isEmpty ? EdgeInsets() : node.followSafeArea().only(edges)
    if reach == EdgeInsets() { node.place(node.child, at: .zero, proposal: proposal) } else { node.place(node.child, reaching: reach) }
  }

  func change(from old: IgnoredSafeArea, in node: ViewNode) -> NodeChange { edges == old.edges ? .nothing : .layout }
}
