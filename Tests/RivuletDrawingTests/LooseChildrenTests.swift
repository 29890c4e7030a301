import Foundation
import RivuletDrawing
import Testing

/// Nodes that are put into one that hangs from nothing: what they paint shows with the node above that is put into the tree.
@Suite struct LooseChildrenTests {
  let tree = DrawingTree()

  /// A group that hangs from nothing, with a child that paints 10 × 10 points.
  func looseGroup() -> (group: DrawingNode, child: DrawingNode) {
    let (group, child) = (tree.makeNode(), tree.makeNode())
    tree.setChildren(of: group, to: [child])
    tree.setItem(box(0, 0, 10, 10), of: child)
    return (group, child)
  }

  @Test func `a group that is put into the tree damages where its children are`() {
    let (group, child) = looseGroup()
    tree.setOffset(CGPoint(x: 5, y: 5), of: child)
    tree.append(group, to: tree.root)
    #expect(tree.damage() == "5,5 10x10")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `a child that changes after its group was put into the tree is damaged where it is`() {
    let (group, child) = looseGroup()
    tree.append(group, to: tree.root)
    tree.setItem(box(0, 0, 30, 30), of: child)
    #expect(tree.damage() == "0,0 30x30")
    tree.setItem(box(0, 0, 20, 20), of: child)
    #expect(tree.damage() == "0,0 30x30")
  }

  @Test func `a child that goes from such a group to the tree is damaged there`() {
    let (group, child) = looseGroup()
    tree.append(child, to: tree.root)
    #expect(tree.damage() == "0,0 10x10")
    #expect(group.children.isEmpty && tree.checkInvariants().isEmpty)
  }

  @Test func `a group that comes into the tree after a drain damages where its children are`() {
    let (group, child) = looseGroup()
    #expect(tree.damage() == "")
    tree.setItem(box(0, 0, 20, 20), of: child)
    tree.append(group, to: tree.root)
    #expect(tree.damage() == "0,0 20x20")
  }

  @Test func `a group that moves with a new child was never seen with it where it was`() {
    let (group, _) = looseGroup()
    tree.append(group, to: tree.root)
    _ = tree.damage()
    let child = tree.makeNode()
    tree.append(child, to: group)
    tree.setItem(box(500, 0, 10, 10), of: child)
    tree.setOffset(CGPoint(x: 0, y: 300), of: group)
    #expect(tree.damage() == "0,0 10x10; 0,300 510x10")
  }

  @Test func `a group that moves with a child that has changed was seen with what the child was`() {
    let (group, child) = looseGroup()
    let other = tree.makeNode()
    tree.append(other, to: group)
    tree.setItem(box(100, 0, 10, 10), of: other)
    tree.append(group, to: tree.root)
    _ = tree.damage()
    tree.setItem(box(500, 0, 10, 10), of: child)
    tree.setOffset(CGPoint(x: 0, y: 300), of: group)
    #expect(tree.damage() == "0,0 10x10; 100,0 10x10; 100,300 410x10")
  }

  @Test func `each node counts as edited once`() {
    let edits = tree.editCount
    let (group, _) = looseGroup()
    tree.append(group, to: tree.root)
    #expect(tree.editCount == edits + 2)
  }

  @Test func `putting such a node into itself is refused with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      let tree = DrawingTree()
      let node = tree.makeNode()
      tree.setChildren(of: node, to: [node])
    }
  }

  @Test func `children that are appended to a loose group one by one count and show as those that are set together`() {
    func show(_ fill: (DrawingTree, DrawingNode, [DrawingNode]) -> Void) -> [String] {
      let tree = DrawingTree()
      let group = tree.makeNode()
      let nodes = (0..<3).map { index in
        let node = tree.makeNode()
        tree.setItem(box(0, 0, 10, 10), of: node)
        tree.setOffset(CGPoint(x: CGFloat(index) * 40, y: 0), of: node)
        return node
      }
      fill(tree, group, nodes)
      tree.append(group, to: tree.root)
      return ["\(group.children.map(\.id))", "\(tree.editCount)", tree.damage()] + tree.checkInvariants()
    }
    let together = show { tree, group, nodes in tree.setChildren(of: group, to: nodes) }
    let apart = show { tree, group, nodes in
      group.reserveChildren(3)
      for node in nodes { tree.appendDetached(node, to: group) }
    }
    #expect(apart == together)
    #expect(together.count == 3)
  }

  @Test func `what hangs elsewhere is taken out for a group that shows`() {
    let tree = DrawingTree()
    let (old, new) = (tree.add(nil), tree.add(nil))
    let node = tree.add(box(0, 0, 10, 10), to: old, x: 30)
    _ = tree.damage()
    tree.setChildren(of: new, to: [tree.makeNode(), node])
    #expect(!old.hasChildren && node.parent === new)
    #expect(tree.damage() == "30,0 10x10")
    #expect(tree.checkInvariants().isEmpty)
  }
}
