import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct DrawingCoordinatesTests {
  let tree = DrawingTree()

  @Test func `points go to the root and back through offsets and transforms`() {
    let group = tree.add(nil, x: 100, y: 50)
    tree.setTransform(CGAffineTransform(rotationAngle: .pi / 2), of: group)
    let leaf = tree.add(box(0, 0, 10, 20), to: group, x: 5, y: 0)
    let root = leaf.convertToRoot(CGPoint(x: 1, y: 2))
    #expect(abs(root.x - 98) < 1e-9)
    #expect(abs(root.y - 56) < 1e-9)
    let back = leaf.transformToRoot.source(of: root)!
    #expect(abs(back.x - 1) < 1e-9)
    #expect(abs(back.y - 2) < 1e-9)
    let inGroup = group.transformToParent.source(of: root)!
    #expect(abs(inGroup.x - 6) < 1e-9)
    #expect(abs(inGroup.y - 2) < 1e-9)
  }

  @Test func `a collapsed node has no way back`() {
    let node = tree.add(nil)
    tree.setTransform(CGAffineTransform(scaleX: 0, y: 1), of: node)
    #expect(node.transformToRoot.source(of: .zero) == nil)
    #expect(node.transformToParent.source(of: .zero) == nil)
  }

  @Test func `points go through a projection and back, and what is behind the eye has no place`() {
    let group = tree.add(nil, x: 100, y: 50)
    let turn = SpaceRotation(angle: .degrees(60), axis: SIMD3(0, 1, 0)).transform(in: CGSize(width: 40, height: 40))
    tree.setProjection(turn, of: group)
    let leaf = tree.add(box(0, 0, 10, 10), to: group, x: 5, y: 0)
    let root = leaf.convertToRoot(CGPoint(x: 1, y: 2))
    #expect(root != CGPoint(x: 106, y: 52))
    let back = leaf.transformToRoot.source(of: root)!
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    var behind = ProjectionTransform()
    behind.m33 = -1
    tree.setProjection(behind, of: group)
    #expect(leaf.transformToRoot.source(of: root) == nil)
    #expect(tree.paintedBounds.isNull)
  }

  @Test func `a projection takes the place of a transform, and the other way round`() {
    let node = tree.add(box(0, 0, 10, 10))
    tree.setTransform(CGAffineTransform(scaleX: 2, y: 2), of: node)
    var map = ProjectionTransform()
    map.m13 = 0.01
    tree.setProjection(map, of: node)
    #expect(node.transform == nil && node.projection == map)
    let affine = CGAffineTransform(scaleX: 3, y: 3)
    tree.setProjection(ProjectionTransform(affine), of: node)
    #expect(node.transform == affine && node.projection == nil)
    tree.setProjection(map, of: node)
    tree.setTransform(nil, of: node)
    #expect(node.transform == nil && node.projection == nil)
  }

  @Test func `opacities multiply along the way to the root`() {
    let group = tree.add(nil)
    let leaf = tree.add(box(0, 0, 1, 1), to: group)
    tree.setOpacity(0.5, of: group)
    tree.setOpacity(0.5, of: leaf)
    #expect(leaf.accumulatedOpacity == 0.25)
    tree.setHidden(true, of: group)
    #expect(leaf.accumulatedOpacity == 0)
  }

  @Test func `painted bounds of text and strokes contain what reaches beyond them`() {
    let font = ResolvedFont(size: 20)
    let text = TextItem(
      string: "f", runs: [TextRun(range: 0..<1, font: font, color: .black)],
      lines: [TextLine(rect: CGRect(x: 0, y: 0, width: 10, height: 24), baseline: 19, range: 0..<1)])
    #expect(DrawingItem.text(text).bounds == CGRect(x: 0, y: 0, width: 10, height: 24))
    #expect(DrawingItem.text(text).paintedBounds == CGRect(x: -5, y: -5, width: 20, height: 34))
    let corner = DrawingItem.stroke(Path("0 0 m 10 0 l 0 1 l")!, .color(.black), StrokeStyle(lineWidth: 2))
    #expect(corner.bounds == CGRect(x: -1, y: -1, width: 12, height: 3))
    #expect(corner.paintedBounds == CGRect(x: -10, y: -10, width: 30, height: 21))
    let ring = DrawingItem.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), StrokeStyle(lineWidth: 2))
    #expect(ring.paintedBounds == CGRect(x: -1, y: -1, width: 12, height: 12))
  }
}
