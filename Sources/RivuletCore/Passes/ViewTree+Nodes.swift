package import Foundation
package import RivuletGeometry
package import RivuletTree

extension ViewTree {
  /// The size that the content would choose under a proposal, at least as wide as what the bar shows; see `RootBehavior.contentSizeOnce`.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = root.behavior.contentSizeOnce(of: root, proposal: proposal)
    return CGSize(width: max(size.width, chrome.width(proposed: proposal.width == nil ? nil : 0)), height: size.height)
  }

  /// The retained nodes as text; see `ViewNode.layoutDump`.
  package func layoutDump() -> String { root.layoutDump() }
}

extension HitTest {
  /// Looks at all nodes of a tree.
  package init(_ tree: ViewTree) {
    let issues = tree.services.issues
    self.init(below: tree.root) { issues.whileCurrent($0) }
  }
}

extension SemanticsTree {
  /// All elements of a tree.
  package init(_ tree: ViewTree) { self.init(below: tree.root) }
}
