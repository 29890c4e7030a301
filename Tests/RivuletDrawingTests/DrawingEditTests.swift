import DrawnNodes
import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct DrawingEditTests {
  @Test(arguments: 0..<40, [false, true])
  func `a host that knows only the edits of nodes has the whole picture after a random script`(_ seed: UInt64, _ drains: Bool) {
    var random = SplitMix(seed: seed)
    let tree = DrawingTree()
    var nodes = [tree.root]
    var host = DrawnNodes()
    for _ in 0..<15 { nodes.append(tree.add(box(0, 0, 20, 20), to: random.pick(nodes), x: random.number(), y: random.number())) }
    host.apply(tree.takeEdits())
    for round in 0..<30 {
      for _ in 0...random.index(4) {
        edit(tree, &nodes, &random)
        if random.chance(0.1) { tree.setMask(mask(for: nodes[0], in: tree, nodes, &random), of: nodes[0]) }
      }
      host.apply(tree.takeEdits())
      #expect(host.displayList(scale: 2) == tree.displayList(scale: 2), "seed \(seed), round \(round)")
      #expect(Set(host.values.keys) == ids(tree.root), "seed \(seed), round \(round)")
      #expect(tree.takeEdits().isEmpty)
      // The edits are independent of the damage.
      if drains { _ = tree.drainDamage(scale: 1) }
    }
  }

  /// Returns a node that may become the mask of the root; at times nil.
  private func mask(for root: DrawingNode, in tree: DrawingTree, _ nodes: [DrawingNode], _ random: inout SplitMix) -> DrawingNode? {
    let node = random.pick(nodes)
    return node === root || random.chance() ? nil : node
  }

  /// The ids of a node and of everything inside it.
  private func ids(_ node: DrawingNode) -> Set<UInt64> {
    (node.children + [node.mask].compactMap(\.self)).reduce([node.id]) { $0.union(ids($1)) }
  }

  @Test func `one change is one edit`() {
    let tree = DrawingTree()
    let group = tree.makeNode()
    tree.append(group, to: tree.root)
    let leaves = (0..<100).map { tree.add(box(0, 0, 20, 20), to: group, x: CGFloat($0), y: 0) }
    #expect(tree.takeEdits().count == 104)
    tree.setOpacity(0.5, of: leaves[3])
    #expect(tree.takeEdits().count == 1)
    tree.remove(leaves[7])
    #expect(tree.takeEdits() == [.arrange(group.id, children: leaves.filter { $0 !== leaves[7] }.map(\.id)), .remove(leaves[7].id)])
    // A change that is taken back is none.
    tree.setOpacity(1, of: leaves[3])
    tree.setOpacity(0.5, of: leaves[3])
    #expect(tree.takeEdits().isEmpty)
  }
}
