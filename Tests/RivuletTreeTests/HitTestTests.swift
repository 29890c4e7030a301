import Foundation
import RivuletGeometry
import RivuletLayout
import RivuletTree
import Testing

/// Hit tests find what is in front under a point, through effects.
@MainActor
struct HitTestTests {
  /// Shows its content elsewhere, or lets nothing through.
  private struct Shifted: NodeBehavior {
    let offset: CGFloat?

    func hitPoint(_ point: CGPoint, in node: ViewNode) -> CGPoint? { offset.map { CGPoint(x: point.x - $0, y: point.y) } }
    func contentTransform(of node: ViewNode) -> ProjectionTransform? {
      offset.map { ProjectionTransform(CGAffineTransform(translationX: $0, y: 0)) }
    }
    func change(from old: Shifted, in node: ViewNode) -> NodeChange { offset == old.offset ? .nothing : .hits }
  }

  private final class Beam: EventResponder {
    func pointerBegan(at point: CGPoint, in node: ViewNode) -> Bool { false }
    func pointerMoved(to point: CGPoint, in node: ViewNode) {}
    func pointerEnded(at point: CGPoint, in node: ViewNode) {}
    func pointerCancelled(in node: ViewNode) {}
    func pointerShape(at point: CGPoint, in node: ViewNode) -> PointerShape? { point.x < 5 ? .text : nil }
  }

  /// What is hit at a point, innermost first.
  private func names(_ tree: NodeTree, _ x: CGFloat, _ y: CGFloat) -> [String] {
    HitTest(below: tree.root).chain(at: CGPoint(x: x, y: y)).map { $0.semantics?.label ?? $0.behaviorName }
  }

  @Test func `what is painted last is hit first, with all that is around it`() {
    let tree = NodeTree { tree in [tree.node(OverlayBehavior(), containing: [tree.box("a", 40, 40), tree.box("b")])] }
    #expect(names(tree, 50, 50) == ["b", "OverlayBehavior", "RootBehavior"])
    #expect(names(tree, 35, 35) == ["a", "OverlayBehavior", "RootBehavior"])
    #expect(names(tree, 5, 5) == [])
  }

  @Test func `an effect moves what is hit, and its undoing leads back`() {
    let tree = NodeTree { tree in [tree.node(Shifted(offset: 20), around: tree.box("a"))] }
    #expect(names(tree, 50, 50) == [])
    #expect(names(tree, 70, 50) == ["a", "Shifted", "RootBehavior"])
    let box = tree.root.children[0].children[0]
    #expect(HitTest.local(CGPoint(x: 70, y: 50), in: box) == CGPoint(x: 5, y: 5))
  }

  @Test func `what lets nothing through hides what is inside, and not what is behind`() {
    let tree = NodeTree { tree in
      [tree.node(OverlayBehavior(), containing: [tree.box("a"), tree.node(Shifted(offset: nil), around: tree.box("b"))])]
    }
    #expect(names(tree, 50, 50) == ["a", "OverlayBehavior", "RootBehavior"])
  }

  @Test func `a mask is never hit`() {
    let tree = NodeTree { tree in
      let mask = tree.box("mask")
      let masked = tree.node(OverlayBehavior(), containing: [tree.box("a"), mask])
      masked.setMask(mask)
      return [masked]
    }
    #expect(names(tree, 50, 50) == ["a", "OverlayBehavior", "RootBehavior"])
    #expect(tree.places == "a 45,45 10x10")
  }

  @Test func `the innermost responder with a say gives the pointer its shape`() {
    let tree = NodeTree { tree in
      let around = tree.node(PassingBehavior(), around: tree.box("a"))
      around.responder = Beam()
      return [around]
    }
    #expect(HitTest(below: tree.root).pointerShape(at: CGPoint(x: 46, y: 50)) == .text)
    #expect(HitTest(below: tree.root).pointerShape(at: CGPoint(x: 53, y: 50)) == .arrow)
    #expect(HitTest(below: tree.root).pointerShape(at: .zero) == .arrow)
  }

  @Test func `the room above is told while nodes run code of the app`() {
    let tree = NodeTree { tree in [tree.box("a")] }
    var calls = 0
    let test = HitTest(below: tree.root) { body in
      calls += 1
      body()
    }
    #expect(test.chain(at: CGPoint(x: 50, y: 50)).count == 2)
    #expect(calls == 1)
  }

  // MARK: What is asked

  private func row(_ tree: NodeTree, _ n: Int) -> ViewNode { tree.node(PassingBehavior(), around: tree.box("\(n)")) }

  /// How many nodes a hit asks.
  private func questions(_ tree: NodeTree, _ x: CGFloat, _ y: CGFloat) -> Int {
    let before = tree.surroundings.hitQueryCount
    _ = names(tree, x, y)
    return tree.surroundings.hitQueryCount - before
  }

  @Test func `a hit asks as many nodes in a stack of 400 rows as in one of 100`() {
    let counts = [100, 400].map { count in
      let size = CGSize(width: 100, height: 10 * CGFloat(count))
      let tree = NodeTree(size: size) { tree in [tree.node(column, containing: (0..<count).map { row(tree, $0) })] }
      #expect(names(tree, 50, 505).first == "50")
      return [questions(tree, 50, 505), questions(tree, 50, 995), questions(tree, 5, 5)]
    }
    #expect(counts[0] == counts[1])
    // Rows next to the point are asked too.
    #expect(counts[0].allSatisfy { $0 <= 6 })
  }

  private var column: StackBehavior { StackBehavior(.vertical(spacing: 0)) }

  @Test func `after a change a hit finds out only where what has changed may be hit`() {
    let counts = [100, 400].map { count in
      var box: BehaviorNode<BoxBehavior>!
      let tree = NodeTree(size: CGSize(width: 100, height: 10 * CGFloat(count))) { tree in
        box = tree.box("changed")
        return [tree.node(column, containing: [tree.node(PassingBehavior(), around: box)] + (1..<count).map { row(tree, $0) })]
      }
      _ = questions(tree, 50, 5)
      let before = tree.surroundings.reachesFound
      box.update(BoxBehavior(name: "changed", width: 20, height: 10))
      tree.layOut()
      _ = questions(tree, 50, 5)
      return tree.surroundings.reachesFound - before
    }
    // The box, what is around it, the stack and the root.
    #expect(counts == [4, 4])
  }

  @Test func `what overflows is hit, and what has moved, grown, come or gone is found where it is`() {
    let contents = Contents([])
    var wide: BehaviorNode<BoxBehavior>!
    let tree = NodeTree { tree in
      wide = tree.box("wide", 10, 10)
      let stack = tree.node(column)
      contents.attach(to: stack)
      return [stack]
    }
    contents.set([wide, tree.box("b")])
    tree.layOut()
    #expect(names(tree, 50, 45).first == "wide")
    #expect(names(tree, 50, 55).first == "b")
    wide.update(BoxBehavior(name: "wide", width: 60, height: 30))
    tree.layOut()
    #expect(names(tree, 25, 45).first == "wide")
    #expect(names(tree, 50, 65).first == "b")
    contents.set([tree.box("c", 20, 20)])
    tree.layOut()
    #expect(names(tree, 45, 45).first == "c")
    #expect(names(tree, 25, 45) == [])
  }

  @Test func `an effect that changes has what is inside found elsewhere`() {
    var effect: BehaviorNode<Shifted>!
    let tree = NodeTree { tree in
      effect = tree.node(Shifted(offset: 20), around: tree.box("a"))
      return [effect]
    }
    #expect(names(tree, 70, 50).first == "a")
    effect.update(Shifted(offset: -30))
    #expect(names(tree, 20, 50).first == "a")
    #expect(names(tree, 70, 50) == [])
  }
}
