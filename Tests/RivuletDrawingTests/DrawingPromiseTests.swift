import Foundation
import RivuletDrawing
import Testing

/// What is promised is made when it is looked at, and nobody can tell that it was not there.
struct DrawingPromiseTests {
  /// Promises a square for a node, and counts how often it was made.
  private final class Maker: DrawingMaker {
    private let tree: DrawingTree
    let node: DrawingNode
    private(set) var made = 0
    private(set) var tightened = 0
    private var promisedSide: CGFloat = 0

    init(in tree: DrawingTree, at y: CGFloat) {
      self.tree = tree
      node = tree.makeNode()
      tree.append(node, to: tree.root)
      tree.setOffset(CGPoint(x: 0, y: y), of: node)
      give(side: 10)
    }

    func give(side: CGFloat, isLoose: Bool = false) {
      promisedSide = side
      tree.promise(promise(side, isLoose), by: self, on: node)
    }

    private func promise(_ side: CGFloat, _ isLoose: Bool) -> DrawingPromise {
      DrawingPromise(bounds: CGRect(x: 0, y: 0, width: side, height: side), isLoose: isLoose)
    }

    func tightenPromise() {
      tightened += 1
      promisedSide = 10
      tree.tightenPromise(promise(10, false), by: self, on: node)
    }

    func takeBack() { node.takePromiseBack() }

    func makeDrawing() {
      made += 1
      tree.keepPromise(on: node) {
        let square = tree.makeNode()
        tree.append(square, to: node)
        tree.setItem(DrawingPromiseTests.square(promisedSide), of: square)
      }
    }
  }

  private static func square(_ side: CGFloat) -> DrawingItem {
    .fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), .color(.black), FillStyle())
  }

  private func dump(_ tree: DrawingTree, _ region: CGRect? = nil) -> String {
    region.map { tree.displayList(scale: 1, in: $0).dump() } ?? tree.displayList(scale: 1).dump()
  }

  @Test func `a promise is kept where it shows, and the others stand`() {
    let tree = DrawingTree()
    let (near, far) = (Maker(in: tree, at: 0), Maker(in: tree, at: 500))
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 500, width: 10, height: 10)])
    #expect(dump(tree, CGRect(x: 0, y: 0, width: 100, height: 100)).contains("fill"))
    #expect(near.made == 1 && far.made == 0)
    #expect(tree.paintedBounds == CGRect(x: 0, y: 0, width: 10, height: 510))
    #expect(dump(tree).components(separatedBy: "fill").count == 3)
    #expect(near.made == 1 && far.made == 1)
    #expect(tree.checkInvariants() == [])
  }

  @Test func `keeping it is no edit, and what is edited next is`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 20)
    _ = tree.drainDamage(scale: 1)
    let edits = tree.editCount
    maker.node.realize()
    #expect(!tree.hasEdits && tree.editCount == edits && tree.editedIDs == [])
    tree.setItem(Self.square(4), of: maker.node.children[0])
    #expect(tree.editCount == edits + 1)
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 20, width: 10, height: 10)])
    #expect(tree.checkInvariants() == [])
  }

  @Test func `what was edited before it was kept is damaged still`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 20)
    let other = tree.makeNode()
    tree.append(other, to: tree.root)
    tree.setItem(Self.square(5), of: other)
    _ = tree.drainDamage(scale: 1)
    tree.setOffset(CGPoint(x: 50, y: 0), of: other)
    tree.setOffset(CGPoint(x: 0, y: 100), of: maker.node)
    maker.node.realize()
    tree.setOffset(CGPoint(x: 80, y: 0), of: other)
    let damage = tree.drainDamage(scale: 1)
    for place in [
      CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 80, y: 0, width: 5, height: 5), CGRect(x: 0, y: 20, width: 10, height: 10),
      CGRect(x: 0, y: 100, width: 10, height: 10),
    ] {
      #expect(damage.contains { $0.contains(place) })
    }
  }

  @Test func `another promise damages the places of both`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 0)
    _ = tree.drainDamage(scale: 1)
    maker.give(side: 30)
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    maker.give(side: 3)
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    #expect(tree.paintedBounds == CGRect(x: 0, y: 0, width: 3, height: 3))
  }

  @Test func `something else than was promised is an edit like others`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 0)
    _ = tree.drainDamage(scale: 1)
    _ = dump(tree, CGRect(x: 0, y: 500, width: 1, height: 1))
    tree.replacePromise(on: maker.node) {
      let square = tree.makeNode()
      tree.append(square, to: maker.node)
      tree.setItem(Self.square(30), of: square)
    }
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    #expect(tree.checkInvariants() == [] && maker.made == 0)
  }

  @Test func `another promise of the same place is an edit and damages nothing, for nobody has seen what was there`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 0)
    _ = tree.drainDamage(scale: 1)
    let edits = tree.editCount
    maker.give(side: 10)
    #expect(tree.editCount == edits + 1)
    #expect(!tree.hasEdits && tree.drainDamage(scale: 1) == [])
    #expect(dump(tree).contains("fill") && maker.made == 1)
  }

  @Test func `a promise that was taken back is nothing to look at`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 0)
    maker.takeBack()
    #expect(!dump(tree).contains("fill") && maker.made == 0)
  }

  @Test func `what nobody can see is not made`() {
    let tree = DrawingTree()
    let maker = Maker(in: tree, at: 0)
    tree.setHidden(true, of: maker.node)
    _ = dump(tree)
    #expect(maker.made == 0)
    tree.setHidden(false, of: maker.node)
    #expect(dump(tree).contains("fill") && maker.made == 1)
  }

  @Test func `a promise of too much is kept only where it shows`() {
    let tree = DrawingTree()
    let makers = [0, 100].map { Maker(in: tree, at: $0) }
    for maker in makers { maker.give(side: 60, isLoose: true) }
    _ = tree.drainDamage(scale: 1)
    #expect(tree.paintedBounds == CGRect(x: 0, y: 0, width: 60, height: 160))
    #expect(!dump(tree, CGRect(x: 0, y: 30, width: 9, height: 9)).contains("fill"))
    #expect(makers.map(\.tightened) == [1, 0] && makers.map(\.made) == [0, 0])
    #expect(!tree.hasEdits && tree.checkInvariants() == [])
    #expect(dump(tree, CGRect(x: 0, y: 105, width: 9, height: 1)).contains("fill"))
    #expect(makers.map(\.tightened) == [1, 1] && makers.map(\.made) == [0, 1])
    #expect(!tree.hasEdits && tree.drainDamage(scale: 1) == [] && tree.checkInvariants() == [])
    #expect(tree.paintedBounds == CGRect(x: 0, y: 0, width: 10, height: 110))
  }
}
