import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout
import RivuletTree

/// The behaviour of a node whose children are sized and placed by a `Layout`.
struct LayoutBehavior<L: Layout>: NodeBehavior {
  let session: TypedLayoutSession<L>
  /// The version of the layout in the session.
  let version: Int

  /// The traits of the layout. A layout that an app defines may set any guide.
  static var traits: NodeTraits { L.self is any StandardLayout.Type ? .draws : [.draws, .setsGuides] }

  func fact(of node: ViewNode) -> TypedLayoutSession<L>? { session }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { session.size(of: node, proposal) }

  func placeChildren(of node: ViewNode) {
    if let proposal = node.proposal { session.placeChildren(of: node, proposal) }
  }

  func guides(of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> ExplicitGuides {
    node.guideKinds.isEmpty ? .none : .source(node)
  }

  func explicitGuide(_ key: AlignmentKey, of node: ViewNode, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    node.guideKinds.mayInclude(key) ? session.guide(key, of: node, size: size, proposal) : nil
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func spacing(of node: ViewNode) -> ViewSpacing { session.spacing(of: node) }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func change(from old: LayoutBehavior, in node: ViewNode) -> NodeChange { version == old.version ? .nothing : .layout }
}

/// A layout that the library provides. It sets no guides besides the guides of its subviews.
protocol StandardLayout: Layout {}
