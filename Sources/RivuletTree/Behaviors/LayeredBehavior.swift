package import Foundation
package import RivuletGeometry
package import RivuletLayout

/// A primary child with secondary content in front of it or behind it. The secondary content receives the primary child's size as its
/// proposal, and never affects layout (B9.16).
package struct LayeredBehavior: NodeBehavior {
  /// True if the primary child comes first and the secondary content is painted in front of it.
  package let isInFront: Bool
  /// The alignment of the secondary content relative to the primary child.
  package var alignment: Alignment
  /// The edges where the secondary content extends behind bars. If the set is empty, the content does not extend beyond the primary child.
  package var edgesBehindBars: Edge.Set

  package init(isInFront: Bool, alignment: Alignment = .center, edgesBehindBars: Edge.Set = []) {
    self.isInFront = isInFront
    self.alignment = alignment
    self.edgesBehindBars = edgesBehindBars
  }

  /// Both layers move as one drawing. The modifier determines their paint order, regardless of z-index values.
  package static var traits: NodeTraits { [.draws, .paintsInViewOrder] }

  private var primary: Int { isInFront ? 0 : 1 }
  private var secondary: Int { isInFront ? 1 : 0 }

  private func askPrimary<Answer>(of node: ViewNode, _ question: (ViewNode) -> Answer) -> Answer { node.childList.lend(primary, question) }

  package func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { askPrimary(of: node) { $0.measure(proposal) } }

  package func growsWithProposal(_ node: ViewNode) -> Bool { askPrimary(of: node) { $0.growsWithProposal } }

  package func placeChildren(of node: ViewNode) {
    guard let proposal = node.proposal else { return }
    let reach = edgesBehindBars.isEmpty ? EdgeInsets() : node.followSafeArea().only(edgesBehindBars)
    if reach != EdgeInsets() {
      askPrimary(of: node) { node.place($0, at: .zero, proposal: proposal) }
      return node.childList.lend(secondary) { node.place($0, reaching: reach) }
    }
    node.childList.lend(secondary) { secondary in
      askPrimary(of: node) { primary in
        let placement = OverlayLayout(alignment: alignment).placement(of: secondary, over: primary, in: proposal)
        node.place(primary, at: .zero, proposal: proposal)
        node.place(secondary, by: placement)
      }
    }
  }

  package func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    askPrimary(of: node) { $0.guides(size: size, proposal: proposal) }
  }

  package func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    askPrimary(of: node) { $0.explicitGuide(key, size: size, proposal: proposal) }
  }

  package func modifiedChild(of node: ViewNode) -> ViewNode? { node.children[primary] }
  package func layoutPriority(of node: ViewNode) -> Double { askPrimary(of: node) { $0.layoutPriority } }
  package func spacing(of node: ViewNode) -> ViewSpacing { askPrimary(of: node) { $0.spacing } }
  package func zIndex(of node: ViewNode) -> Double { askPrimary(of: node) { $0.zIndex } }

  package func change(from old: LayeredBehavior, in node: ViewNode) -> NodeChange {
    alignment == old.alignment && edgesBehindBars == old.edgesBehindBars ? .nothing : .layout
  }
}
