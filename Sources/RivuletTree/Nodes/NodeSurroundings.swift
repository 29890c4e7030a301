package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout
package import RivuletText

/// The objects that all nodes of a tree share for layout and drawing. Nodes retain the surroundings, which retain no nodes beyond a pass.
@MainActor
package final class NodeSurroundings {
  package let layout = LayoutPass()
  package let drawing = DrawingTree()
  package let animations = AnimationPass()
  package let scratch = ScratchPool()
  /// The moved nodes that are watched or have watched nodes inside.
  package let moved = MovedNodes()
  /// The lengths that stacks have allotted in the current layout pass.
  var dealtShares = DealtShares()
  var lastFill = SharedFill()
  var sharedSpacings = SharedSpacings()
  /// The text measurer from the services.
  package let textSystem: TextSystem
  package var layoutCounters = LayoutCounters()
  /// Records the layout's queries; nil unless a tool requests them.
  var layoutRecorder: LayoutRecorder?
  /// True if any node has ever had a z-index. Until then, no z-index needs to be read.
  var hasZIndices = false
  /// The areas in which nodes may be hit, in their own coordinate spaces, for nodes that a hit test has visited. A node removes its own
  /// area when it is deallocated.
  nonisolated(unsafe) var reaches: [ObjectIdentifier: CGRect] = [:]
  /// True if a hit test has ever run. Until then, no reach needs to be discarded.
  var hasReaches = false
  /// The number of times that the reach of a node has been computed.
  package var reachesFound = 0
  /// The number of nodes that hit tests have queried.
  package var hitQuestions = 0
  /// True if any node has ever left space for bars. Until then, no safe area needs to be read.
  var hasSafeAreas = false
  /// The memory for the nodes that a container collects; empty between collections.
  var collectedNodes = NodeReferences()
  /// The record of nodes whose meaning may have changed; nil unless an outline of the semantics tree exists.
  var meanings: ChangedMeanings?
  /// The memory for comparing the old and the new children of a node.
  var childDifference = ListDifference()

  /// Creates the surroundings of the nodes of one tree.
  package init(_ textSystem: TextSystem) {
    self.textSystem = textSystem
  }

  // Calls from nodes to the parts. These are not inlined, because a part that is reached through two objects would be retained during a
  // call.

  @inline(never) func invalidateLayout(of node: ViewNode) { layout.invalidate(node) }
  @inline(never) func invalidateDrawing(of node: ViewNode) {
    // The change may come from an effect.
    node.noteMove()
    if hasReaches { node.forgetReach() }
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
  @inline(never) func appendLoose(_ child: DrawingNode, to node: DrawingNode) { drawing.appendLoose(child, to: node) }
  @inline(never) func setDrawing(_ child: DrawingNode, asOnlyChildOf node: DrawingNode) { drawing.setOnlyChild(child, of: node) }
}
