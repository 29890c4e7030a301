package import Foundation
import RivuletCore
package import RivuletGeometry
import RivuletLayout

/// The node behaviour of a view with a bar along one edge. The bar reduces the view's space, and scrolling content continues behind it
/// (B15.22).
package struct SafeAreaInsetBehavior: NodeBehavior {
  let edge: Edge
  /// The distance between the bar and the view, in points, or nil for the preferred spacing.
  let spacing: CGFloat?
  /// The alignment of the bar along the edge.
  let alignment: Alignment

  package init(edge: Edge, spacing: CGFloat?, alignment: Alignment) {
    self.edge = edge
    self.spacing = spacing
    self.alignment = alignment
  }

  static var traits: NodeTraits { [.draws, .paintsInViewOrder] }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private struct Parts {
    let bar: CGSize
    let view: CGSize
    let viewProposal: ProposedViewSize
    /// The length of the bar and the distance to it, in points.
    let inset: CGFloat
  }

  private func parts(of node: ViewNode, _ proposal: ProposedViewSize) -> Parts {
    let (view, bar) = (node.children[0], node.children[1])
    let barSize = bar.measure(proposal)
    let distance =
      switch edge {
      case .top, .leading: bar.spacing.distance(to: view.spacing, along: axis)
      case .bottom, .trailing: view.spacing.distance(to: bar.spacing, along: axis)
      }
    let inset = barSize[axis] + (spacing ?? distance)
    var viewProposal = proposal
    switch axis {
    case .vertical: viewProposal.height = proposal.height.map { max($0 - inset, 0) }
    case .horizontal: viewProposal.width = proposal.width.map { max($0 - inset, 0) }
    }
    return Parts(bar: barSize, view: view.measure(viewProposal), viewProposal: viewProposal, inset: inset)
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let parts = parts(of: node, proposal)
    return CGSize(axis, along: parts.view[axis] + parts.inset, across: max(parts.view[axis.crossed], parts.bar[axis.crossed]))
  }

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let parts = parts(of: node, proposal)
    let isFirst = edge == .top || edge == .leading
    let across = axis.crossed
    func start(_ length: CGFloat) -> CGFloat { (node.size[across] - length) * share }
    node.safeArea = EdgeInsets(Edge.Set(edge), parts.inset)
    node.place(
      node.children[0], at: CGPoint(axis, along: isFirst ? parts.inset : 0, across: (node.size[across] - parts.view[across]) / 2),
      proposal: parts.viewProposal)
    let along = isFirst ? 0 : node.size[axis] - parts.bar[axis]
    node.place(node.children[1], at: CGPoint(axis, along: along, across: start(parts.bar[across])), proposal: proposal)
  }

  /// The fraction of the free space along the edge that lies before the bar.
  private var share: CGFloat {
    switch axis {
    case .vertical: alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    case .horizontal: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    }
  }

  func change(from old: SafeAreaInsetBehavior, in node: ViewNode) -> NodeChange {
    edge == old.edge && spacing == old.spacing && alignment == old.alignment ? .nothing : .layout
  }
}

/// The node behaviour of a view with padding into which scrolling content continues (B15.22).
struct SafeAreaPaddingBehavior: NodeBehavior {
  let insets: EdgeInsets

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let size = node.child.measure(inner(proposal))
    return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    node.safeArea = insets
    node.place(node.child, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  func change(from old: SafeAreaPaddingBehavior, in node: ViewNode) -> NodeChange { insets == old.insets ? .nothing : .layout }
}
