package import Foundation
import RivuletGeometry
package import RivuletTree

extension ViewTree {
  /// The size that the content occupies in the window, in points. It is larger than the window if the content does not have enough space.
  package var sizeOfContent: CGSize { root.behavior.contentSize(of: root, proposal: ProposedViewSize(size)) }

  /// Returns the retained nodes as text; see `ViewNode.layoutDump`.
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
