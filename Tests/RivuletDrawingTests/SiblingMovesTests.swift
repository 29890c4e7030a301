import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct SiblingMovesTests {
  let tree = DrawingTree()

  /// Rows of 10 below each other, drained.
  func rows(_ count: Int, spacing: CGFloat = 0) -> [DrawingNode] {
    let nodes = (0..<count).map { tree.add(box(0, 0, 100, 10), y: CGFloat($0) * (10 + spacing)) }
    _ = tree.damage()
    return nodes
  }

  /// Moves nodes down, or up if `distance` is negative.
  func shift(_ nodes: [DrawingNode], by distance: CGFloat) {
    var moves = SiblingMoves(of: nodes[0].parent, in: tree)
    for node in nodes { moves.move(node, to: CGPoint(x: node.offset.x, y: node.offset.y + distance)) }
    moves.finish()
  }

  @Test func `rows that move down damage their old and new places as one`() {
    shift(Array(rows(1_000)[500...]), by: 7)
    #expect(tree.damage() == "0,5000 100x5007")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `what lies far apart is damaged apart`() {
    let nodes = rows(100)
    shift([nodes[10], nodes[90]], by: 3)
    #expect(tree.damage() == "0,100 100x13; 0,900 100x13")
    shift([nodes[50]], by: 300)
    #expect(tree.damage() == "0,500 100x10; 0,800 100x10")
  }

  @Test func `moving to the same place is no edit`() {
    let nodes = rows(3)
    let edits = tree.editCount
    shift(nodes, by: 0)
    #expect(tree.editCount == edits && !tree.hasEdits)
    shift(nodes, by: 1)
    #expect(tree.editCount == edits + 3)
  }

  @Test func `a node that is changed too damages its new look`() {
    let nodes = rows(2)
    shift([nodes[1]], by: 5)
    tree.setItem(box(0, 0, 100, 40), of: nodes[1])
    #expect(tree.damage() == "0,10 100x45")
    tree.setItem(box(0, 0, 100, 10), of: nodes[1])
    shift([nodes[1]], by: 5)
    #expect(tree.damage() == "0,15 100x40")
  }

  @Test func `places are mapped through the groups above and cut by their clips`() {
    let group = tree.add(nil, x: 10, y: 100)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 50, height: 1_000))), of: group)
    let leaf = tree.add(box(0, 0, 100, 10), to: group)
    _ = tree.damage()
    shift([leaf], by: 20)
    #expect(tree.damage() == "10,100 50x30")
  }

  @Test func `hidden children and children of hidden groups damage nothing`() {
    let nodes = rows(2)
    tree.setHidden(true, of: nodes[0])
    _ = tree.damage()
    shift([nodes[0]], by: 5)
    #expect(tree.damage() == "")
    tree.setHidden(true, of: tree.root)
    _ = tree.damage()
    shift([nodes[1]], by: 5)
    #expect(tree.damage() == "")
  }

  /// Moves children of the root by so much each, as a container does with those that it lists.
  func shiftListed(_ distances: [(index: Int, distance: CGFloat)]) {
    var moves = SiblingMoves(of: tree.root, in: tree)
    var places: ContiguousArray<SiblingMoves.Place> = []
    for (index, distance) in distances { places.append((index, CGPoint(x: 0, y: tree.root.children[index].offset.y + distance))) }
    moves.move(places)
    moves.finish()
  }

  @Test func `children that move by the same damage their old and new places as one`() {
    _ = rows(1_000)
    shiftListed((500..<1_000).map { ($0, 7) })
    #expect(tree.damage() == "0,5000 100x5007")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `children that move by different lengths damage all of their places`() {
    _ = rows(10)
    shiftListed([(3, 5), (4, 5), (5, 7), (6, 9)])
    #expect(tree.damage() == "0,30 100x49")
    shiftListed([(0, 3), (1, -3), (2, 3)])
    #expect(tree.damage() == "0,0 100x33")
    #expect(tree.checkInvariants().isEmpty)
  }

  @Test func `children that part damage their new places apart`() {
    _ = rows(10)
    shiftListed([(1, 500), (2, 500), (3, 900)])
    #expect(tree.damage() == "0,10 100x30; 0,510 100x20; 0,930 100x10")
    shiftListed([(1, -500), (5, 300), (6, 300)])
    #expect(tree.damage() == "0,10 100x10; 0,50 100x20; 0,350 100x20; 0,510 100x10")
  }
}
