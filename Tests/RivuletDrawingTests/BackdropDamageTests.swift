import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// Nodes that show what lies beneath them, and what changes there.
@Suite struct BackdropDamageTests {
  private let tree = DrawingTree()

  private func glass(_ rect: CGRect, radius: CGFloat = 5) -> DrawingItem {
    .fill(Path(rect), .backdrop(BackdropPaint(blurRadius: radius, tint: .clear)), FillStyle())
  }

  @Test func `a change beneath damages what shows it, as far as the blur reaches`() {
    let dot = tree.add(box(0, 0, 10, 10), x: 100, y: 100)
    tree.add(glass(CGRect(x: 0, y: 0, width: 200, height: 60)), x: 0, y: 118)
    _ = tree.drainDamage(scale: 1)
    tree.setItem(box(0, 0, 10, 9), of: dot)
    let damage = tree.drainDamage(scale: 1)
    // 15 points around the dot, within the shape.
    #expect(damage.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 85, y: 100, width: 40, height: 25))
  }

  @Test func `a change far away damages nothing else`() {
    let dot = tree.add(box(0, 0, 10, 10))
    tree.add(glass(CGRect(x: 0, y: 0, width: 200, height: 60)), x: 0, y: 100)
    _ = tree.drainDamage(scale: 1)
    tree.setItem(box(0, 0, 10, 9), of: dot)
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `a change shows through several that lie over each other`() {
    let dot = tree.add(box(0, 0, 10, 10), x: 0, y: 0)
    tree.add(glass(CGRect(x: 0, y: 0, width: 10, height: 20)), x: 0, y: 15)
    tree.add(glass(CGRect(x: 0, y: 0, width: 10, height: 20)), x: 0, y: 30)
    _ = tree.drainDamage(scale: 1)
    tree.setItem(box(0, 0, 10, 9), of: dot)
    #expect(tree.drainDamage(scale: 1).reduce(CGRect.null) { $0.union($1) }.maxY == 40)
  }

  @Test func `a node that shows nothing beneath any more is forgotten`() {
    let dot = tree.add(box(0, 0, 10, 10))
    let node = tree.add(glass(CGRect(x: 0, y: 0, width: 50, height: 50)))
    _ = tree.drainDamage(scale: 1)
    tree.setItem(box(0, 0, 50, 50), of: node)
    _ = tree.drainDamage(scale: 1)
    tree.setItem(box(0, 0, 10, 9), of: dot)
    #expect(tree.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `a scroll layer that is seen through is painted like everything else`() {
    tree.keepsLayers = true
    let viewport = tree.makeNode()
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 100, height: 100))), of: viewport)
    tree.append(viewport, to: tree.root)
    let content = tree.makeNode()
    tree.append(content, to: viewport)
    tree.makeScrollLayer(content)
    tree.add(box(0, 0, 100, 300), to: content)
    var frame = FrameDamage()
    func drain() { tree.drainFrame(scale: 1, window: CGSize(width: 100, height: 200), into: &frame) }
    drain()
    #expect(frame.layers.count == 1)
    let bar = tree.add(glass(CGRect(x: 0, y: 0, width: 100, height: 30)), x: 0, y: 90)
    drain()
    #expect(frame.layers.isEmpty)
    tree.setOffset(CGPoint(x: 0, y: -10), of: content)
    drain()
    #expect(frame.moves.isEmpty && frame.rects.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 0, y: 0, width: 100, height: 115))
    tree.remove(bar)
    drain()
    #expect(frame.layers.count == 1)
  }
}
