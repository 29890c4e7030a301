import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct DrawingChildrenTests {
  let tree = DrawingTree()

  /// Ten rows of 10 below each other, drained.
  func rows(_ count: Int = 10) -> [DrawingNode] {
    let nodes = (0..<count).map { tree.add(box(0, 0, 100, 10), y: CGFloat($0) * 10) }
    _ = tree.damage()
    return nodes
  }

  @Test func `removing a child damages just its place`() {
    let nodes = rows()
    tree.setChildren(of: tree.root, to: nodes.filter { $0 !== nodes[3] })
    #expect(tree.damage() == "0,30 100x10")
    #expect(nodes[3].parent == nil)
    tree.remove(nodes[9])
    #expect(tree.damage() == "0,90 100x10")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `inserting a child damages just its place`() {
    let nodes = rows()
    let new = tree.makeNode()
    tree.setItem(box(0, 0, 50, 10), of: new)
    tree.setOffset(CGPoint(x: 200, y: 5), of: new)
    tree.setChildren(of: tree.root, to: nodes[..<4] + [new] + nodes[4...])
    #expect(tree.damage() == "200,5 50x10")
    #expect(tree.root.children.count == 11)
    let other = tree.makeNode()
    tree.setItem(box(300, 0, 5, 5), of: other)
    tree.insert(other, into: tree.root, at: 0)
    #expect(tree.root.children.first === other)
    #expect(tree.damage() == "300,0 5x5")
  }

  @Test func `exchanging two rows damages two rows, however many lie between`() {
    let nodes = rows(1_000)
    var order = nodes
    order.swapAt(1, 998)
    let edits = tree.editCount
    tree.setChildren(of: tree.root, to: order)
    #expect(tree.editCount == edits + 2)
    #expect(tree.damage() == "0,10 100x10; 0,9980 100x10")
  }

  @Test func `rows that change places around others that stay damage no more than themselves`() {
    let nodes = rows(1_000)
    var order = nodes
    (order[1], order[500], order[998]) = (order[998], order[1], order[500])
    let edits = tree.editCount
    tree.setChildren(of: tree.root, to: order)
    #expect(tree.editCount == edits + 3)
    #expect(tree.damage() == "0,10 100x10; 0,5000 100x10; 0,9980 100x10")
    #expect(tree.root.children.map(\.id) == order.map(\.id) && tree.checkInvariants().isEmpty)
  }

  @Test func `a row in the place of another damages that place`() {
    let nodes = rows(1_000)
    let new = tree.makeNode()
    tree.setItem(box(0, 0, 50, 10), of: new)
    tree.setOffset(CGPoint(x: 0, y: 70), of: new)
    tree.setChildren(of: tree.root, to: nodes[..<7] + [new] + nodes[8...])
    #expect(tree.damage() == "0,70 100x10")
    #expect(nodes[7].parent == nil && new.parent === tree.root && tree.checkInvariants().isEmpty)
  }

  @Test func `moving a child to the front damages it alone`() {
    let nodes = rows()
    tree.move(nodes[7], to: 0)
    #expect(tree.root.children.map(\.id) == [8, 1, 2, 3, 4, 5, 6, 7, 9, 10])
    #expect(tree.damage() == "0,70 100x10")
    tree.setChildren(of: tree.root, to: nodes)
    #expect(tree.damage() == "0,70 100x10")
  }

  @Test func `a child can come from another parent`() {
    let nodes = rows()
    let group = tree.add(nil, x: 500)
    tree.setChildren(of: group, to: [nodes[2], nodes[3]])
    #expect(nodes[2].parent === group)
    #expect(tree.root.children.count == 9)
    #expect(tree.damage() == "0,20 100x20; 500,20 100x20")
    tree.append(nodes[2], to: tree.root)
    #expect(group.children.map(\.id) == [nodes[3].id])
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `of two children that exchange places around one that stays, both are damaged`() {
    let nodes = [(0, 0), (40, 0), (20, 0), (0, 0), (90, 0)].map { tree.add(box(0, 0, 30, 10), x: CGFloat($0.0), y: CGFloat($0.1)) }
    _ = tree.damage()
    tree.setChildren(of: tree.root, to: [nodes[0], nodes[3], nodes[2], nodes[1], nodes[4]])
    #expect(tree.damage() == "0,0 30x10; 40,0 30x10")
  }

  @Test func `after any reordering, what lies over something else than before is damaged`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let tree = DrawingTree()
      let nodes = (0..<random.index(8) + 2).map { _ in
        tree.add(box(0, 0, 40, 40), x: random.number(0...100).rounded(), y: random.number(0...100).rounded())
      }
      _ = tree.damage()
      let order = nodes.shuffled(using: &random)
      tree.setChildren(of: tree.root, to: order)
      let damage = tree.drainDamage(scale: 1)
      let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.id, $0) })
      for (index, first) in nodes.enumerated() {
        for second in nodes[(index + 1)...] where places[first.id]! > places[second.id]! {
          let overlap = first.paintedBoundsInRoot.intersection(second.paintedBoundsInRoot)
          #expect(overlap.isEmpty || damage.contains { $0.contains(overlap) }, "\(nodes.map(\.id)) to \(order.map(\.id))")
        }
      }
    }
  }

  @Test func `after any list of children the tree is sound and as asked`() {
    var random = SplitMix(seed: 3)
    let pool = (0..<12).map { _ in tree.makeNode() }
    for node in pool { tree.setItem(box(0, 0, 5, 5), of: node) }
    for _ in 0..<300 {
      let children = Array(pool.shuffled(using: &random).prefix(random.index(13)))
      tree.setChildren(of: tree.root, to: children)
      #expect(tree.root.children.map(\.id) == children.map(\.id))
      #expect(tree.checkInvariants().isEmpty)
      for node in pool where !children.contains(where: { $0 === node }) { #expect(node.parent == nil) }
    }
  }

  @Test func `putting a node into itself is refused with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      let tree = DrawingTree()
      let node = tree.makeNode()
      let child = tree.makeNode()
      tree.append(child, to: node)
      tree.append(node, to: child)
    }
  }
}
