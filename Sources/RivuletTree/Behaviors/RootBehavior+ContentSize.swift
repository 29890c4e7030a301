package import Foundation
package import RivuletGeometry

extension RootBehavior {
  /// Returns the size that the content of a root would choose under a proposal, without remembering the answer.
  ///
  /// Call it between turns, and rarely: it visits all nodes. Later updates do not keep the answer up to date.
  package func contentSizeOnce(of root: ViewNode, proposal: ProposedViewSize) -> CGSize {
    var nodes: [(node: ViewNode, known: ViewNode.KnownAnswers)] = []
    func collect(_ node: ViewNode) {
      nodes.append((node, node.knownAnswers))
      for child in node.children { collect(child) }
    }
    collect(root)
    let size = contentSize(of: root, proposal: proposal)
    for (node, known) in nodes { node.knownAnswers = known }
    return size
  }
}
