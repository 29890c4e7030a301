import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// A node that counts as edited takes its place without more ado; what it damages is what it would damage anyway.
@Suite struct SettlingTests {
  private let tree = DrawingTree()

  @Test func `a new node settles, and is damaged where it is at last`() {
    let node = tree.add(box(0, 0, 10, 10), x: 5)
    #expect(tree.settle(node, at: CGPoint(x: 50, y: 20)))
    #expect(tree.damage() == "50,20 10x10")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `an edited node settles, and is damaged where it was and where it is`() {
    let node = tree.add(box(0, 0, 10, 10))
    _ = tree.damage()
    tree.setOpacity(0.5, of: node)
    let edits = tree.editCount
    #expect(tree.settle(node, at: CGPoint(x: 50, y: 0)))
    #expect(tree.editCount == edits)
    #expect(tree.damage() == "0,0 10x10; 50,0 10x10")
  }

  @Test func `what its parent paints is found out anew`() {
    let group = tree.add(nil)
    let node = tree.add(box(0, 0, 10, 10), to: group)
    group.cacheBounds()
    #expect(tree.settle(node, at: CGPoint(x: 50, y: 0)))
    #expect(tree.checkInvariants().isEmpty)
    #expect(tree.damage() == "50,0 10x10")
  }

  @Test func `a node that shows as it was settles only where it is`() {
    let node = tree.add(box(0, 0, 10, 10), x: 5)
    _ = tree.damage()
    #expect(tree.settle(node, at: CGPoint(x: 5, y: 0)))
    #expect(!tree.settle(node, at: CGPoint(x: 6, y: 0)))
    #expect(node.offset == CGPoint(x: 5, y: 0))
    #expect(!tree.hasEdits)
  }

  @Test func `a node knows what it paints as soon as it gets its item`() {
    let node = tree.add(box(0, 0, 10, 10))
    tree.setItem(box(2, 2, 4, 4), of: node)
    #expect(node.paintedBoundsInRoot == CGRect(x: 2, y: 2, width: 4, height: 4))
    tree.add(box(0, 0, 3, 3), to: node, x: 20)
    #expect(node.paintedBoundsInRoot == CGRect(x: 2, y: 0, width: 21, height: 6))
    tree.setItem(nil, of: node)
    #expect(node.paintedBoundsInRoot == CGRect(x: 20, y: 0, width: 3, height: 3))
    #expect(tree.checkInvariants().isEmpty)
  }
}
