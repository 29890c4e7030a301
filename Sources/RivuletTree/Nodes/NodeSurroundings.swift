package import Foundation
package import RivuletDrawing
package import RivuletGeometry
import RivuletLayout
package import RivuletText

/// What all nodes of a tree share while they are laid out and drawn. Nodes keep it, and it keeps none of them beyond a pass.
@MainActor
package final class NodeSurroundings {
  package let layout = LayoutPass()
  package let drawing = DrawingTree()
  package let animations = AnimationPass()
  package let scratch = ScratchPool()
  /// The nodes that have moved and are watched, or have watched nodes inside.
  package let moved = MovedNodes()
  /// What stacks have dealt out in the layout pass that runs.
  @exclusivity(unchecked) var dealtShares = DealtShares()
  @exclusivity(unchecked) var lastFill = SharedFill()
  @exclusivity(unchecked) var sharedSpacings = SharedSpacings()
  /// The text measurer of the services.
  package let textSystem: TextSystem
  @exclusivity(unchecked) package var layoutCounters = LayoutCounters()
  /// Whether any node has ever had a z-index of its own; as long as none has, nobody has to ask.
  @exclusivity(unchecked) var hasZIndices = false
  /// Where nodes may be hit, in their own coordinate spaces, as far as anybody has looked; dying nodes take theirs out.
  @exclusivity(unchecked) nonisolated(unsafe) var reaches: [ObjectIdentifier: CGRect] = [:]
  /// Whether anybody has ever looked for what is under a point; as long as nobody has, nothing has to be forgotten.
  @exclusivity(unchecked) var hasReaches = false
  /// How often it was found out where a node may be hit.
  @exclusivity(unchecked) package var reachesFound = 0
  /// How many nodes were asked whether they are hit.
  @exclusivity(unchecked) package var hitQuestions = 0
  /// Whether any node has ever left room for bars; as long as none has, nobody has to ask.
  @exclusivity(unchecked) var hasSafeAreas = false
  /// The memory for the nodes that a container collects; empty between collections.
  @exclusivity(unchecked) var collectedNodes = NodeReferences()
  /// Where nodes are noted that may mean something else; nil as long as no outline of their meanings is kept.
  @exclusivity(unchecked) var meanings: ChangedMeanings?
  /// Compares the children of a node with those that it gets.
  @exclusivity(unchecked) var childDifference = ListDifference()

  /// Those of the nodes of a tree.
  package init(_ textSystem: TextSystem) {
    self.textSystem = textSystem
  }

  // What nodes ask of the parts. Not inlined: a part that is reached over two objects is counted as used for the time of a call.

  @inline(never) func invalidateLayout(of node: ViewNode) { layout.invalidate(node) }
  @inline(never) func invalidateDrawing(of node: ViewNode) {
    // An effect may be another one.
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
