import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout

/// A container for exactly two views: a label and the content below it. A zero-height label takes no space.
struct BoxColumn<Content: View> {
  let distance: CGFloat
  let content: Content

  nonisolated init(distance: CGFloat, @ViewBuilder content: () -> Content) {
    self.distance = distance
    self.content = content()
  }
}

extension BoxColumn: ContainerView {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> BoxColumnBehavior { BoxColumnBehavior(distance: 0) }

  func update(_ node: BehaviorNode<BoxColumnBehavior>, environment: EnvironmentReader) {
    node.update(BoxColumnBehavior(distance: distance))
  }
}

/// A layout that aligns the label with the leading edge, and places the content at its own width.
struct BoxColumnBehavior: NodeBehavior, Equatable {
  let distance: CGFloat

  static var traits: NodeTraits { .draws }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
    guard node.children.count == 2 else { return .zero }
    let label = node.children[0].measure(ProposedViewSize(width: proposal.width, height: nil))
    let content = node.children[1].measure(contentProposal(proposal, below: label))
    return CGSize(width: max(label.height > 0 ? label.width : 0, content.width), height: top(below: label) + content.height)
  }

  func placeChildren(of node: ViewNode) {
    guard node.children.count == 2, let proposal = node.proposal else { return }
    let labelProposal = ProposedViewSize(width: proposal.width, height: nil)
    let label = node.children[0].measure(labelProposal)
    let inner = contentProposal(proposal, below: label)
    let content = node.children[1].measure(inner)
    node.place(node.children[0], at: .zero, proposal: labelProposal)
    node.place(node.children[1], at: CGPoint(x: (node.size.width - content.width) / 2, y: top(below: label)), proposal: inner)
  }

  private func top(below label: CGSize) -> CGFloat { label.height > 0 ? label.height + distance : 0 }

  private func contentProposal(_ proposal: ProposedViewSize, below label: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - top(below: label), 0) })
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: BoxColumnBehavior, in node: ViewNode) -> NodeChange { self == old ? .nothing : .layout }
}
