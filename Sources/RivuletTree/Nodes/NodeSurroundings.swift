package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout
package import RivuletText

/// The objects that all nodes of a tree share for layout and drawing. Nodes retain the surroundings. The surroundings retain no nodes
/// beyond the end of a pass.
@MainActor
package final class NodeSurroundings {
  package let layout = LayoutPass()
  package let drawing = DrawingTree()
  package let animations = AnimationPass()
  package let scratch = ScratchPool()
  /// The record of moved nodes that are watched or have watched descendants.
  package let moved = MovedNodes()
  /// The lengths that stacks have allotted in the current layout pass.
  var dealtShares = DealtShares()
  var lastFill = SharedFill()
  var sharedSpacings = SharedSpacings()
  /// The text measurer supplied by the host's services.
  package let textSystem: TextSystem
  package var layoutCounters = LayoutCounters()
  /// The recorder for layout queries; nil unless a tool requests recording.
  var layoutRecorder: LayoutRecorder?
  /// True once any node has had a z-index. Before that, z-index values need not be read.
  var hasZIndices = false
  /// The known reaches of nodes that a hit test has visited, in the nodes' own coordinate spaces. Each node removes its entry when it is
  /// deallocated.
  nonisolated(unsafe) var reaches: [ObjectIdentifier: CGRect] = [:]
  /// True once a hit test has run. Before that, there are no reaches to invalidate.
  var hasReaches = false
  /// The number of reaches computed so far.
  package var reachesFound = 0
  /// The number of nodes that hit tests have visited.
  package var hitQueryCount = 0
  /// True once any node has reserved space for bars. Before that, safe areas need not be read.
  var hasSafeAreas = false
  /// Reusable memory for the nodes that a container collects; empty between collections.
  var collectedNodes = NodeReferences()
  /// The record of nodes whose semantics may have changed; nil unless an outline of the semantics tree exists.
  var meanings: ChangedSemantics?
  /// Reusable memory for comparing the old and new children of a node.
  var childDifference = ListDifference()

  /// Creates the shared objects for the nodes of one tree.
  package init(_ textSystem: TextSystem) {
    self.textSystem = textSystem
  }

  // Entry points for calls from nodes to the shared objects. They are not inlined: a caller that reached a shared object through its node
  // and the surroundings would retain that object for the duration of the call.

  @inline(never) func invalidateLayout(of node: ViewNode) { layout.invalidate(node) }
  @inline(never) func invalidateDrawing(of node: ViewNode) {
    // An effect may have caused the change.
    node.noteMove()
    if hasReaches { node.invalidateReach() }
    layout.invalidateDrawing(node)
  }
  @inline(never) func show(_ item: consuming DrawingItem?, on node: DrawingNode) { drawing.setItem(item, of: node) }
  @inline(never) func settle(_ node: DrawingNode, at offset: CGPoint) -> Bool { drawing.settle(node, at: offset) }
  @inline(never) func removeMask(of node: DrawingNode) { drawing.setMask(nil, of: node) }

  @inline(never) package func size(of text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> CGSize {
    textSystem.size(of: text, style: style, proposal: proposal)
  }

  @inline(never) package func layout(_ text: StyledText, style: ParagraphStyle, proposal: ProposedViewSize) -> TextLayout {
    textSystem.layout(text, style: style, proposal: proposal)
  }

  @inline(never) package func onlyLine(of text: StyledText) -> OnlyLine? { textSystem.onlyLine(of: text) }

  @inline(never) func makeDrawing() -> DrawingNode { drawing.makeNode() }
  @inline(never) func setDrawings(_ children: [DrawingNode], asChildrenOf node: DrawingNode) { drawing.setChildren(of: node, to: children) }
  @inline(never) func appendDetached(_ child: DrawingNode, to node: DrawingNode) { drawing.appendDetached(child, to: node) }
  @inline(never) func setDrawing(_ child: DrawingNode, asOnlyChildOf node: DrawingNode) { drawing.setOnlyChild(child, of: node) }
}
