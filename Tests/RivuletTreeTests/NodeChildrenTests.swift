import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// The children of a node: in view order, painted in theirs, and without a parent once they have left.
@MainActor
struct NodeChildrenTests {
  private struct Layer: NodeBehavior {
    static var traits: NodeTraits { .setsZIndex }

    let index: Double

    func zIndex(of node: ViewNode) -> Double { index }
    func change(from old: Layer, in node: ViewNode) -> NodeChange { .nothing }
  }

  @Test func `children that stay are not placed anew when others come and go`() {
    let contents = Contents([])
    var boxes: [ViewNode] = []
    let tree = NodeTree { tree in
      boxes = ["a", "b", "c", "d"].map { tree.box($0) }
      let column = tree.node(StackBehavior(.vertical(spacing: 0)))
      contents.attach(to: column)
      contents.set([boxes[0], boxes[1], boxes[2]])
      return [column]
    }
    #expect(tree.places == "a 45,35 10x10; b 45,45 10x10; c 45,55 10x10")
    let counts = tree.counting { contents.set([boxes[0], boxes[3], boxes[2]]) }
    #expect(tree.places == "a 45,35 10x10; d 45,45 10x10; c 45,55 10x10")
    #expect(tree.painted == "a d c")
    // The column and the box that came.
    #expect(counts.placements == 2)
    #expect(boxes[1].parent == nil)
    contents.set([boxes[2], boxes[0]])
    tree.layOut()
    #expect(tree.painted == "c a")
    #expect(boxes.map { $0.parent != nil } == [true, false, true, false])
  }

  @Test func `children of a node that has gone have no parent`() {
    let tree = NodeTree { _ in [] }
    let (only, first, second) = (tree.box("a"), tree.box("b"), tree.box("c"))
    do {
      let around = tree.node(PassingBehavior(), around: only)
      let container = tree.node(OverlayBehavior(), containing: [first, second])
      #expect(only.parent === around && first.parent === container && second.parent === container)
    }
    #expect(only.parent == nil && first.parent == nil && second.parent == nil)
  }

  @Test func `a node that hangs from another one by now keeps its parent`() {
    let tree = NodeTree { _ in [] }
    let child = tree.box("a")
    var first: ViewNode? = tree.node(PassingBehavior(), around: child)
    let second = tree.node(PassingBehavior(), around: child)
    #expect(first != nil)
    first = nil
    #expect(child.parent === second)
  }

  @Test func `a higher z-index is painted later and hit first`() {
    let tree = NodeTree { tree in
      let back = tree.node(Layer(index: 1), around: tree.box("a"))
      return [tree.node(OverlayBehavior(), containing: [back, tree.box("b"), tree.box("c")])]
    }
    #expect(tree.painted == "b c a")
    #expect(HitTest(below: tree.root).chain(at: CGPoint(x: 50, y: 50)).first?.semantics?.label == "a")
  }

  @Test func `steps through the nodes go through what is entered, forward and back`() {
    let tree = NodeTree { tree in
      [tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.node(PassingBehavior(), around: tree.box("b"))]), tree.box("c")]
    }
    func names(_ step: @escaping (ViewNode) -> ViewNode?, from start: ViewNode) -> [String] {
      sequence(first: start, next: step).map { $0.semantics?.label ?? $0.behaviorName }
    }
    let forward = ["RootBehavior", "OverlayBehavior", "a", "PassingBehavior", "b", "c"]
    #expect(names({ $0.following { _ in true } }, from: tree.root) == forward)
    #expect(names({ $0.preceding { _ in true } }, from: tree.root.lastInside { _ in true }) == forward.reversed())
    let outside = names({ $0.following { !($0 is BehaviorNode<OverlayBehavior>) } }, from: tree.root)
    #expect(outside == ["RootBehavior", "OverlayBehavior", "c"])
  }

  @Test func `nodes are brought into view order`() {
    var boxes: [ViewNode] = []
    let tree = NodeTree { tree in
      boxes = ["a", "b", "c"].map { tree.box($0) }
      return [tree.node(OverlayBehavior(), containing: [boxes[0], boxes[1]]), boxes[2]]
    }
    let ordered = withExtendedLifetime(tree) { ViewNode.inViewOrder([boxes[2], boxes[0], boxes[1]]) }
    #expect(ordered.compactMap(\.semantics?.label) == ["a", "b", "c"])
  }

  private class Base {}
  private final class Derived: Base {}

  @Test func `what is attached to a node as its superclass is found by that`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    let (node, derived) = (tree.root.children[0], Derived())
    node.attach(derived, as: Base.self)
    #expect(node.attachment(Base.self) === derived && node.attachment(Derived.self) == nil)
    node.attach(derived)
    #expect(node.attachment(Derived.self) === derived && node.attachments(Base.self).count == 1)
  }

  @Test func `what is attached to a node stays with it`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    let node = tree.root.children[0]
    #expect(node.attachment(Contents.self) == nil)
    let contents = Contents([])
    node.attach(contents)
    node.attach(tree)
    #expect(node.attachment(Contents.self) === contents && node.attachments(Contents.self).count == 1)
    #expect(node.attachment(NodeTree.self) === tree && node.attachment(SemanticsOutline.self) == nil)
  }
}
