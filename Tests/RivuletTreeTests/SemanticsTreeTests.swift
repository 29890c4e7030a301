import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// What nodes mean, with what modifiers around them add.
@MainActor
struct SemanticsTreeTests {
  private func dump(_ content: (NodeTree) -> ViewNode) -> String { SemanticsTree(below: NodeTree { [content($0)] }.root).dump() }

  /// A node that adds to what is inside.
  private func adding(_ element: SemanticsElement, to child: ViewNode, in tree: NodeTree) -> ViewNode {
    let node = tree.node(PassingBehavior(), around: child)
    node.semantics = element
    return node
  }

  @Test func `leaves stand in view order with their frames`() {
    let text = dump { tree in tree.node(StackBehavior(.horizontal(spacing: 0)), containing: [tree.box("a"), tree.box("b")]) }
    #expect(text == "text \"a\" (40, 45, 10, 10)\ntext \"b\" (50, 45, 10, 10)\n")
  }

  @Test func `the word of the modifier further out counts`() {
    let text = dump { tree in
      let inner = adding(SemanticsElement(label: "inner", value: "1"), to: tree.box("a"), in: tree)
      return adding(SemanticsElement(label: "outer"), to: inner, in: tree)
    }
    #expect(text == "text \"outer\" value=\"1\" (45, 45, 10, 10)\n")
  }

  @Test func `an element that combines reads what is inside as one`() {
    let text = dump { tree in
      let row = tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.box("b")])
      return adding(SemanticsElement(role: .button, children: .combine), to: row, in: tree)
    }
    #expect(text == "button \"a, b\" (45, 45, 10, 10)\n")
  }

  @Test func `what is hidden is not there`() {
    let text = dump { tree in
      var hidden = SemanticsElement()
      hidden.isHidden = true
      return adding(hidden, to: tree.box("a"), in: tree)
    }
    #expect(text == "")
  }

  @Test func `reading makes nothing (invariant 13)`() {
    let tree = NodeTree { tree in [tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.box("b")])] }
    let drawings = tree.surroundings.drawing.liveNodeCount, edits = tree.surroundings.drawing.editCount
    let counts = tree.counting {
      _ = SemanticsTree(below: tree.root).dump()
      _ = tree.root.layoutDump()
      _ = HitTest(below: tree.root).chain(at: .zero)
      _ = tree.root.lastInside { _ in true }
    }
    #expect(counts == (0, 0))
    #expect(tree.surroundings.drawing.liveNodeCount == drawings && tree.surroundings.drawing.editCount == edits)
    #expect(!tree.surroundings.layout.isDirty)
  }
}
