import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// Watches hear when their nodes may lie elsewhere, and only then.
@MainActor
struct MovedNodesTests {
  private final class Watch: NodeWatch {
    private(set) var count = 0

    func nodeMoved() { count += 1 }
  }

  @Test func `a watch hears once of a move of its node or of one around it`() {
    let watch = Watch()
    var first: BehaviorNode<BoxBehavior>?
    let tree = NodeTree { tree in
      let (made, watched) = (tree.box("a"), tree.box("b"))
      first = made
      watched.addWatch(watch)
      let inner = tree.node(StackBehavior(.vertical(spacing: 0)), containing: [watched, tree.box("c")])
      return [tree.node(StackBehavior(.horizontal(spacing: 0)), containing: [made, inner])]
    }
    func heard(after change: () -> Void) -> Int {
      let before = watch.count
      change()
      tree.layOut()
      tree.surroundings.moved.notifyWatches()
      return watch.count - before
    }
    #expect(heard {} == 1)
    #expect(heard {} == 0)
    #expect(heard { first?.update(BoxBehavior(name: "a", width: 10, height: 10, shade: 1)) } == 0)
    // The stack moves with the node inside, and the column around all as well.
    #expect(heard { first?.update(BoxBehavior(name: "a", width: 40, height: 10)) } == 1)
    #expect(tree.surroundings.moved.isEmpty)
  }

  @Test func `a node without a watch inside is not remembered`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    tree.root.children[0].noteMove()
    #expect(tree.surroundings.moved.isEmpty)
  }
}
