import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletLooks

/// A layout for segments of equal width. The segments fill the width, or have the ideal width of the widest segment (B21.27).
struct SegmentRowBehavior: NodeBehavior, Equatable {
  let metrics: ControlMetrics
  package let chosen: Int?

  static var traits: NodeTraits { .draws }

  private func segmentCount(_ node: ViewNode) -> Int { max(node.children.count - 2, 0) }

  private func idealWidth(_ node: ViewNode) -> CGFloat {
    var widest: CGFloat = 0
    for place in 0..<segmentCount(node) { widest = max(widest, node.children[place + 2].measure(.unspecified).width) }
    return (widest + metrics.looks.pickers.segmentInsets) * CGFloat(segmentCount(node))
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    let ideal = idealWidth(node)
    let height = metrics.segmentHeight
    guard let width = proposal.width, width.isFinite else { return CGSize(width: ideal, height: height) }
    return CGSize(width: metrics.looks.pickers.segmentsFill ? max(width, 0) : min(ideal, max(width, 0)), height: height)
  }

  func placeChildren(of node: ViewNode) {
    guard node.children.count >= 2 else { return }
    node.place(node.children[0], at: .zero, proposal: ProposedViewSize(node.size))
    let count = segmentCount(node)
    let width = count > 0 ? node.size.width / CGFloat(count) : 0
    let inset = metrics.looks.pickers.segmentPillInset
    if let chosen, chosen < count {
      let pill = CGSize(width: max(width - 2 * inset, 0), height: max(node.size.height - 2 * inset, 0))
      node.place(node.children[1], at: CGPoint(x: CGFloat(chosen) * width + inset, y: inset), proposal: ProposedViewSize(pill))
    } else {
      node.place(node.children[1], at: CGPoint(x: 0, y: node.size.height / 2), proposal: .zero)
    }
    let segment = ProposedViewSize(CGSize(width: width, height: node.size.height))
    for place in 0..<count { node.place(node.children[place + 2], at: CGPoint(x: CGFloat(place) * width, y: 0), proposal: segment) }
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }
  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides { .none }
  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  func change(from old: SegmentRowBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}
