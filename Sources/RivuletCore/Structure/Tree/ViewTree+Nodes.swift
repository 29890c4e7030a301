package import Foundation
import RivuletGeometry
package import RivuletTree

extension ViewTree {
  /// The size of the content in the window, in points. Larger than the window if the content doesn't fit.
  package var sizeOfContent: CGSize { root.behavior.contentSize(of: root, proposal: ProposedViewSize(size)) }

  /// Returns the retained nodes as text. See `ViewNode.layoutDump`.
  package func layoutDump() -> String { root.layoutDump() }
}

extension HitTest {
  /// Creates a hit test for all nodes in a tree.
  package init(_ tree: ViewTree) {
    let issues = tree.services.issues
    self.init(below: tree.root) { issues.whileCurrent($0) }
  }
}

extension SemanticsTree {
  /// Creates the semantics tree for all elements in a tree.
  package init(_ tree: ViewTree) { self.init(below: tree.root) }
}
