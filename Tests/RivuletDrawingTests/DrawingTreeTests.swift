import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// A rectangle to draw, in the node's coordinates.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: UInt32 = 0) -> DrawingItem {
  .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(PaintColor(hex: hex)), FillStyle())
}

extension DrawingTree {
  /// A new child of a node with something to draw.
  @discardableResult func add(_ item: DrawingItem?, to parent: DrawingNode? = nil, x: CGFloat = 0, y: CGFloat = 0) -> DrawingNode {
    let node = makeNode()
    setItem(item, of: node)
    setOffset(CGPoint(x: x, y: y), of: node)
    append(node, to: parent ?? root)
    return node
  }

  /// The damage since the last drain: `x,y wxh` joined by `; `.
  func damage(scale: CGFloat = 1) -> String {
    drainDamage(scale: scale).map { rect in
      [rect.minX, rect.minY].map { "\(Int($0))" }.joined(separator: ",") + " "
        + [rect.width, rect.height].map { "\(Int($0))" }.joined(separator: "x")
    }.joined(separator: "; ")
  }
}

@Suite struct DrawingTreeTests {
  let tree = DrawingTree()

  @Test func `nodes get ids in the order in which they are made`() {
    #expect(tree.root.id == 0)
    #expect([tree.makeNode(), tree.makeNode(), tree.makeNode()].map(\.id) == [1, 2, 3])
  }

  @Test func `a new node damages where it is`() {
    tree.add(box(0, 0, 10, 20), x: 5, y: 6)
    #expect(tree.damage() == "5,6 10x20")
    #expect(tree.damage() == "")
  }

  @Test func `setting an equal value records nothing`() {
    let node = tree.add(box(0, 0, 10, 10))
    _ = tree.damage()
    let edits = tree.editCount
    tree.setItem(box(0, 0, 10, 10), of: node)
    tree.setOffset(.zero, of: node)
    tree.setOpacity(1, of: node)
    tree.setHidden(false, of: node)
    tree.setTransform(nil, of: node)
    tree.setClip(nil, of: node)
    tree.setBlurRadius(0, of: node)
    tree.setBlendMode(.normal, of: node)
    tree.setShadow(nil, of: node)
    tree.setMask(nil, of: node)
    tree.setChildren(of: tree.root, to: [node])
    tree.append(node, to: tree.root)
    tree.move(node, to: 0)
    #expect(tree.editCount == edits)
    #expect(!tree.hasEdits)
  }

  @Test func `several changes of a node are one edit and damage old and new place`() {
    let node = tree.add(box(0, 0, 10, 10))
    _ = tree.damage()
    let edits = tree.editCount
    tree.setOffset(CGPoint(x: 50, y: 0), of: node)
    tree.setOffset(CGPoint(x: 100, y: 0), of: node)
    tree.setOpacity(0.5, of: node)
    #expect(tree.editCount == edits + 1)
    #expect(tree.editedIDs == [node.id])
    #expect(tree.damage() == "0,0 10x10; 100,0 10x10")
  }

  @Test func `moving a group damages its whole old and new place`() {
    let group = tree.add(nil)
    tree.add(box(0, 0, 10, 10), to: group)
    tree.add(box(0, 0, 10, 10), to: group, x: 30, y: 5)
    _ = tree.damage()
    tree.setOffset(CGPoint(x: 0, y: 100), of: group)
    #expect(tree.damage() == "0,0 40x15; 0,100 40x15")
  }

  @Test func `a leaf that moves in a group that moves damages where it was`() {
    let group = tree.add(nil)
    let leaf = tree.add(box(0, 0, 10, 10), to: group)
    _ = tree.damage()
    tree.setOffset(CGPoint(x: 0, y: 100), of: group)
    tree.setOffset(CGPoint(x: 50, y: 0), of: leaf)
    let damage = tree.drainDamage(scale: 1)
    #expect(damage.contains { $0.contains(CGRect(x: 0, y: 0, width: 10, height: 10)) })
    #expect(damage.contains { $0.contains(CGRect(x: 50, y: 100, width: 10, height: 10)) })
  }

  @Test func `hidden and transparent nodes damage nothing until they show`() {
    let node = tree.add(box(0, 0, 10, 10))
    tree.setOpacity(0, of: node)
    _ = tree.damage()
    tree.setOffset(CGPoint(x: 20, y: 0), of: node)
    tree.setItem(box(0, 0, 5, 5), of: node)
    #expect(tree.damage() == "")
    tree.setOpacity(1, of: node)
    #expect(tree.damage() == "20,0 5x5")
    tree.setHidden(true, of: node)
    #expect(tree.damage() == "20,0 5x5")
  }

  @Test func `changes inside something hidden or not attached damage nothing`() {
    let group = tree.add(nil)
    let leaf = tree.add(box(0, 0, 10, 10), to: group)
    tree.setHidden(true, of: group)
    _ = tree.damage()
    tree.setOffset(CGPoint(x: 5, y: 5), of: leaf)
    #expect(tree.damage() == "")
    tree.remove(group)
    tree.setOffset(CGPoint(x: 15, y: 5), of: leaf)
    #expect(tree.damage() == "")
  }

  @Test func `damage is mapped through transforms`() {
    let group = tree.add(nil, x: 100, y: 100)
    tree.setTransform(CGAffineTransform(scaleX: 2, y: 3), of: group)
    let leaf = tree.add(box(0, 0, 10, 10), to: group, x: 1, y: 1)
    _ = tree.damage()
    tree.setItem(box(0, 0, 5, 5), of: leaf)
    #expect(tree.damage() == "102,103 20x30")
  }

  @Test func `damage is cut by clips and grown by blurs and shadows`() {
    let group = tree.add(nil)
    let leaf = tree.add(box(0, 0, 100, 100), to: group)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 10, y: 10, width: 20, height: 20))), of: group)
    _ = tree.damage()
    tree.setItem(box(0, 0, 100, 100, 0xFF0000), of: leaf)
    #expect(tree.damage() == "10,10 20x20")
    tree.setBlurRadius(5, of: group)
    #expect(tree.damage() == "-5,-5 50x50")
    tree.setBlurRadius(0, of: group)
    tree.setShadow(ShadowEffect(color: .black, radius: 2, x: 10, y: 0), of: group)
    _ = tree.damage()
    tree.setItem(box(0, 0, 100, 100, 0x00FF00), of: leaf)
    #expect(tree.damage() == "10,4 36x32")
  }

  @Test func `a mask limits what is damaged and damages what it shows`() {
    let node = tree.add(box(0, 0, 100, 100))
    let mask = tree.makeNode()
    tree.setItem(box(0, 0, 10, 10), of: mask)
    _ = tree.damage()
    tree.setMask(mask, of: node)
    #expect(tree.damage() == "0,0 100x100")
    tree.setItem(box(0, 0, 100, 100, 0xFF0000), of: node)
    #expect(tree.damage() == "0,0 10x10")
    tree.setOffset(CGPoint(x: 50, y: 50), of: mask)
    #expect(tree.damage() == "0,0 10x10; 50,50 10x10")
    tree.setMask(nil, of: node)
    #expect(tree.damage() == "0,0 100x100")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `damage is rounded outwards to pixels`() {
    tree.add(box(0, 0, 10, 10), x: 0.3, y: 0.6)
    #expect(tree.drainDamage(scale: 2) == [CGRect(x: 0, y: 0.5, width: 10.5, height: 10.5)])
  }

  @Test func `many edits give few rectangles that cover them all`() {
    let nodes = (0..<200).map { tree.add(box(0, 0, 4, 4), x: CGFloat($0 % 20) * 10, y: CGFloat($0 / 20) * 10) }
    _ = tree.damage()
    for node in nodes { tree.setOpacity(0.5, of: node) }
    let damage = tree.drainDamage(scale: 1)
    #expect(damage.count <= 8)
    for node in nodes {
      let rect = CGRect(x: node.offset.x, y: node.offset.y, width: 4, height: 4)
      #expect(damage.contains { $0.contains(rect) })
    }
    for (index, rect) in damage.enumerated() {
      #expect(damage[..<index].allSatisfy { !$0.intersects(rect) })
    }
  }

  @Test func `live nodes are counted until they are gone`() {
    var nodes: [DrawingNode] = (0..<5).map { _ in tree.add(nil) }
    #expect(tree.liveNodeCount == 6)
    tree.setChildren(of: tree.root, to: [])
    #expect(tree.liveNodeCount == 6)
    nodes.removeAll()
    _ = tree.drainDamage(scale: 1)
    #expect(tree.liveNodeCount == 1)
  }

  @Test func `children of a node that is gone have no parent`() {
    var group: DrawingNode? = tree.makeNode()
    let leaf = tree.add(nil, to: group)
    let mask = tree.makeNode()
    tree.setMask(mask, of: leaf)
    _ = tree.drainDamage(scale: 1)
    #expect(leaf.parent === group)
    group = nil
    #expect(leaf.parent == nil)
    #expect(mask.parent === leaf)
  }

  @Test func `a group shrinks with the child at its side in spite of rounding`() {
    var random = SplitMix(seed: 7)
    for step in 0..<300 {
      let top = CGFloat.random(in: -200...200, using: &random)
      let gap = CGFloat.random(in: 1...50, using: &random)
      let group = tree.add(nil)
      tree.add(box(0, 0, 200, 0.5), to: group, y: top)
      let tall = tree.add(box(0, 0, 200, 142), to: group, y: top + gap)
      group.cacheBounds()
      tree.setItem(box(0, 0, 200, 52), of: tall)
      #expect(tree.checkInvariants() == [], "step \(step)")
      tree.remove(group)
    }
  }
}
