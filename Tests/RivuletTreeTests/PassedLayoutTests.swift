import Foundation
import RivuletGeometry
import RivuletTree
import Testing

/// A node that answers as its child does remembers nothing; what the child would answer otherwise reaches those who asked.
@MainActor
struct PassedLayoutTests {
  /// Answers as its content does, and remembers it.
  private struct Held: NodeBehavior {
    func change(from old: Held, in node: ViewNode) -> NodeChange { .nothing }
  }

  /// As wide as its content's priority says; asks it for nothing else.
  private struct Ranking: NodeBehavior {
    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize {
      CGSize(width: 10 * node.child.layoutPriority, height: 10)
    }

    func placeChildren(of node: ViewNode) {}
    func change(from old: Ranking, in node: ViewNode) -> NodeChange { .nothing }
  }

  private struct Ranked: NodeBehavior {
    static var traits: NodeTraits { .draws }

    let priority: Double

    func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
    func layoutPriority(of node: ViewNode) -> Double { priority }
    func change(from old: Ranked, in node: ViewNode) -> NodeChange { priority == old.priority ? .nothing : .answers }
  }

  /// The widths of what is around a leaf, at first and after two changes of the leaf.
  private func widths<Leaf: NodeBehavior>(_ leaf: @escaping (Int) -> Leaf, around: (NodeTree, ViewNode) -> ViewNode) -> [CGFloat] {
    var changing: BehaviorNode<Leaf>?
    let tree = NodeTree { tree in
      let node = tree.node(leaf(1))
      changing = node
      return [around(tree, node)]
    }
    return (1...3).map { number in
      changing?.update(leaf(number))
      tree.layOut()
      return tree.root.children[0].size.width
    }
  }

  private func box(_ width: Int) -> BoxBehavior { BoxBehavior(name: "box", width: CGFloat(width), height: 10) }
  private func ranked(_ priority: Int) -> Ranked { Ranked(priority: Double(priority)) }
  private func passed(_ child: ViewNode, in tree: NodeTree) -> ViewNode { tree.node(PassingBehavior(), around: child) }
  private func held(_ child: ViewNode, in tree: NodeTree) -> ViewNode { tree.node(Held(), around: child) }
  private func ranking(_ child: ViewNode, in tree: NodeTree) -> ViewNode { tree.node(Ranking(), around: child) }

  @Test func `a size that changes is seen through a node that passes it on`() {
    #expect(widths(box) { passed(passed($1, in: $0), in: $0) } == [1, 2, 3])
    #expect(widths(box) { held(passed($1, in: $0), in: $0) } == [1, 2, 3])
  }

  @Test func `a priority that changes is seen by one who asks for nothing else`() {
    #expect(widths(ranked) { ranking($1, in: $0) } == [10, 20, 30])
    #expect(widths(ranked) { ranking(passed(held($1, in: $0), in: $0), in: $0) } == [10, 20, 30])
    #expect(widths(ranked) { ranking(held(passed($1, in: $0), in: $0), in: $0) } == [10, 20, 30])
  }

  @Test func `a node that passes everything on is measured only with its child`() {
    let one = NodeTree { [held($0.box("box"), in: $0)] }
    let three = NodeTree { [held(passed(passed($0.box("box"), in: $0), in: $0), in: $0)] }
    #expect(one.surroundings.layoutCounters.measures == three.surroundings.layoutCounters.measures)
  }

  @Test func `a node without anything rare takes less than 256 bytes`() {
    // Behind the kind, the superclass and two numbers, a class says how large its objects are.
    let type = unsafeBitCast(BehaviorNode<PassingBehavior>.self as AnyClass, to: UnsafeRawPointer.self)
    let size = type.load(fromByteOffset: 24, as: UInt32.self)
    #expect((100..<256).contains(size))
  }
}
