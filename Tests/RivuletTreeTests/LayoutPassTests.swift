import Foundation
import RivuletDrawing
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// The layout pass asks as far upward as answers differ, and places as far downward as places do.
@MainActor
struct LayoutPassTests {
  private func row(_ boxes: [ViewNode], in tree: NodeTree) -> ViewNode {
    tree.node(StackBehavior(.horizontal(spacing: 0)), containing: boxes)
  }

  @Test func `content is placed in the middle of the root (B9.29)`() {
    let tree = NodeTree { tree in [row([tree.box("a", 20), tree.box("b", 10, 30)], in: tree)] }
    #expect(tree.places == "a 35,45 20x10; b 55,35 10x30")
  }

  @Test func `a root of another size places its content anew`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    tree.size = CGSize(width: 50, height: 20)
    tree.root.needsPlacement = true
    tree.root.invalidateLayout()
    tree.layOut()
    #expect(tree.places == "a 20,5 10x10")
  }

  @Test func `a change of the picture asks nothing and places nothing`() {
    var box: BehaviorNode<BoxBehavior>?
    let tree = NodeTree { tree in
      let made = tree.box("a")
      box = made
      return [row([made, tree.box("b")], in: tree)]
    }
    // Edits of one node count as one until they are shown.
    _ = tree.surroundings.drawing.drainDamage(scale: 1)
    let edits = tree.surroundings.drawing.editCount
    let counts = tree.counting { box?.update(BoxBehavior(name: "a", width: 10, height: 10, shade: 1)) }
    #expect(counts == (0, 0))
    #expect(tree.surroundings.drawing.editCount == edits + 1)
  }

  @Test func `a size that stays the same stops where it was asked for`() {
    var inner: BehaviorNode<BoxBehavior>?
    let tree = NodeTree { tree in
      let made = tree.box("a", 10, 10)
      inner = made
      // As high as its highest, which is another one.
      return [row([row([made, tree.box("b", 10, 50)], in: tree), tree.box("c")], in: tree)]
    }
    let counts = tree.counting { inner?.update(BoxBehavior(name: "a", width: 10, height: 20)) }
    #expect(tree.places == "a 35,40 10x20; b 45,25 10x50; c 55,45 10x10")
    // The box and its row; the row around that and the root keep what they know.
    #expect(counts.placements == 2)
    let whole = tree.counting { inner?.update(BoxBehavior(name: "a", width: 20, height: 20)) }
    #expect(tree.places == "a 30,40 20x20; b 50,25 10x50; c 60,45 10x10")
    // Those beside it are proposed less room.
    #expect(whole.placements == 6)
  }

  @Test func `a child that only moves is not entered`() {
    var first: BehaviorNode<BoxBehavior>?
    let tree = NodeTree { tree in
      let made = tree.box("a")
      first = made
      return [tree.node(OverlayBehavior(), containing: [made, row([tree.box("b"), tree.box("c")], in: tree)])]
    }
    #expect(tree.root.children[0].children[1].origin == .zero)
    let counts = tree.counting { first?.update(BoxBehavior(name: "a", width: 50, height: 50)) }
    #expect(tree.places == "a 25,25 50x50; b 40,45 10x10; c 50,45 10x10")
    #expect(tree.root.children[0].children[1].origin == CGPoint(x: 15, y: 20))
    // The box, what is around it and the root.
    #expect(counts.placements == 3)
  }

  @Test func `a node that hangs nowhere is left out`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    let loose = tree.box("loose")
    _ = loose.measure(.unspecified)
    let counts = tree.counting { loose.update(BoxBehavior(name: "loose", width: 30, height: 10)) }
    #expect(counts == (0, 0))
    #expect(!tree.surroundings.layout.isDirty)
  }

  @Test func `what was removed draws no more`() {
    var box: BehaviorNode<BoxBehavior>?
    let owner = NodeTree.Owner(), log = Log()
    let tree = NodeTree { tree in
      let made = tree.node(BoxBehavior(name: "a", width: 10, height: 10, log: log), of: owner)
      box = made
      return [made]
    }
    #expect(log.lines == ["draw a 10"])
    owner.isRemoved = true
    box?.update(BoxBehavior(name: "a", width: 10, height: 10, shade: 1, log: log))
    tree.layOut()
    #expect(log.lines == ["draw a 10"])
  }

  @Test func `in a mirrored container leading is right (B9.24)`() {
    var stack: ViewNode?
    let tree = NodeTree { tree in
      let made = row([tree.box("a", 20), tree.box("b")], in: tree)
      stack = made
      return [made]
    }
    stack?.setMirrored(true)
    tree.layOut()
    #expect(tree.places == "a 45,45 20x10; b 35,45 10x10")
  }

  @Test func `a root tells the size of its content under any proposal, and remembers nothing of it`() {
    var box: BehaviorNode<BoxBehavior>?
    let tree = NodeTree { tree in
      let made = tree.box("a")
      box = made
      return [made]
    }
    let cost = tree.counting { box?.update(BoxBehavior(name: "a", width: 20, height: 10)) }
    #expect(RootBehavior().contentSizeOnce(of: tree.root, proposal: .unspecified) == CGSize(width: 20, height: 10))
    #expect(tree.counting { box?.update(BoxBehavior(name: "a", width: 30, height: 10)) } == cost)
  }

  @Test func `the dump has a line for each node`() {
    let tree = NodeTree { tree in [tree.node(PassingBehavior(), around: tree.box("a"))] }
    let lines = ["RootBehavior 0.0 0.0 100.0 100.0", " PassingBehavior 45.0 45.0 10.0 10.0", "  BoxBehavior 0.0 0.0 10.0 10.0"]
    #expect(tree.root.layoutDump() == lines.map { $0 + "\n" }.joined())
  }
}
