import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// What has to be painted when a layer scrolls.
@Suite struct ScrollLayerTests {
  private let tree = DrawingTree()
  private let viewport: DrawingNode
  private let content: DrawingNode

  /// Rows of 100 by 10 in a viewport of 100 by 50 at 10, 20.
  init() {
    tree.keepsLayers = true
    viewport = tree.add(nil, x: 10, y: 20)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 100, height: 50))), of: viewport)
    content = tree.add(nil, to: viewport)
    tree.makeScrollLayer(content)
    for row in 0..<100 { tree.add(box(0, 0, 100, 10), to: content, y: CGFloat(row) * 10) }
    _ = frame()
  }

  private func frame(scale: CGFloat = 1) -> FrameDamage {
    var frame = FrameDamage()
    tree.drainFrame(scale: scale, window: CGSize(width: 200, height: 200), into: &frame)
    return frame
  }

  private func text(_ rects: [CGRect]) -> String {
    rects.map { "\(Int($0.minX)),\(Int($0.minY)) \(Int($0.width))x\(Int($0.height))" }.joined(separator: "; ")
  }

  private func scroll(to y: CGFloat) -> FrameDamage {
    tree.setOffset(CGPoint(x: 0, y: y), of: content)
    return frame()
  }

  @Test func `a layer that moves damages the strip that comes in, and nothing where it stands`() {
    let down = scroll(to: -10)
    #expect(text(down.rects) == "10,60 100x10")
    #expect(down.moves == [PixelMove(to: PixelRect(x: 10, y: 20, width: 100, height: 40), by: PixelShift(x: 0, y: -10))])
    #expect(down.layers.map(\.origin) == [PixelShift(x: 10, y: 10)])
    #expect(text(scroll(to: 0).rects) == "10,20 100x10")
    #expect(!tree.hasEdits && scroll(to: 0).rects.isEmpty)
  }

  @Test func `offsets count in whole pixels`() {
    #expect(scroll(to: -0.4).rects.isEmpty)
    #expect(text(scroll(to: -0.6).rects) == "10,69 100x1")
    #expect(scroll(to: -1.4).moves.isEmpty)
    tree.setOffset(CGPoint(x: 0, y: -3), of: content)
    // Another scale begins anew.
    #expect(text(frame(scale: 2).rects) == "10,20 100x50")
    tree.setOffset(CGPoint(x: 0, y: -3.5), of: content)
    #expect(frame(scale: 2).moves.map(\.shift) == [PixelShift(x: 0, y: -1)])
  }

  @Test func `a layer that jumps further than it is long is damaged as a whole`() {
    let jump = scroll(to: -300)
    #expect(text(jump.rects) == "10,20 100x50")
    #expect(jump.moves.isEmpty)
  }

  @Test func `what changes in a layer is damaged where it is now, and only in sight`() {
    let row = content.children[3]
    tree.setItem(box(0, 0, 50, 10), of: row)
    #expect(text(scroll(to: -10).rects) == "10,40 100x10; 10,60 100x10")
    tree.setItem(box(0, 0, 100, 10), of: row)
    #expect(text(frame().rects) == "10,40 100x10")
    tree.setItem(nil, of: content.children[80])
    #expect(frame().rects.isEmpty)
  }

  @Test func `what stands still in front is damaged where it is, and where its pixels have gone to`() {
    tree.add(box(0, 0, 5, 5), to: viewport, x: 90, y: 20)
    _ = frame()
    #expect(text(scroll(to: -10).rects) == "100,30 5x5; 100,40 5x5; 10,60 100x10")
  }

  @Test func `one colour behind all of the layer costs nothing, and anything else where it shows`() {
    let ground = tree.makeNode()
    tree.setItem(box(0, 0, 200, 200, 0xFF0000), of: ground)
    tree.insert(ground, into: tree.root, at: 0)
    _ = frame()
    #expect(text(scroll(to: -10).rects) == "10,60 100x10")
    tree.setItem(box(0, 0, 15, 200, 0xFF0000), of: ground)
    _ = frame()
    #expect(text(scroll(to: -20).rects) == "10,20 5x40; 10,60 100x10")
  }

  @Test func `round corners are damaged where they cut off what moves`() {
    tree.setClip(
      ClipEffect(path: Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 4, style: .circular)), of: viewport)
    _ = frame()
    let frame = scroll(to: -10)
    #expect(frame.moves.count == 1)
    #expect(text(frame.rects) == "10,20 4x4; 106,20 4x4; 10,56 4x4; 106,56 4x4; 10,60 100x10")
  }

  @Test func `in a group that is turned, blurred, masked or blended a layer is painted like anything else`() {
    for change in [
      { tree.setTransform(CGAffineTransform(rotationAngle: 1), of: viewport) }, { tree.setBlurRadius(2, of: viewport) },
      { tree.setShadow(ShadowEffect(color: .black, radius: 2), of: viewport) }, { tree.setBlendMode(.multiply, of: viewport) },
      { tree.setMask(tree.makeNode(), of: viewport) }, { tree.setClip(nil, of: viewport) },
    ] as [() -> Void] {
      tree.setTransform(nil, of: viewport)
      tree.setBlurRadius(0, of: viewport)
      tree.setShadow(nil, of: viewport)
      tree.setBlendMode(.normal, of: viewport)
      tree.setMask(nil, of: viewport)
      change()
      _ = frame()
      let frame = scroll(to: content.offset.y - 10)
      #expect(frame.layers.isEmpty && frame.moves.isEmpty)
    }
  }

  @Test func `a layer in a layer moves with it, and by itself`() {
    let inner = tree.add(nil, to: content, y: 10)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 100, height: 10))), of: inner)
    let innerContent = tree.add(nil, to: inner)
    tree.makeScrollLayer(innerContent)
    tree.add(box(0, 0, 500, 10), to: innerContent)
    #expect(frame().layers.map(\.outerID) == [0, content.id])
    tree.setOffset(CGPoint(x: -30, y: 0), of: innerContent)
    let across = frame()
    #expect(across.moves.map(\.shift) == [PixelShift(x: -30, y: 0)])
    // The row behind it is as wide as the layer, and of one colour.
    #expect(text(across.rects) == "80,30 30x10")
    let along = scroll(to: -5)
    #expect(text(along.rects) == "10,65 100x5")
    #expect(along.moves.allSatisfy { $0.shift == PixelShift(x: 0, y: -5) })
  }

  @Test func `a tree that is drained without layers damages all that has moved`() {
    let tree = DrawingTree()
    let viewport = tree.add(nil)
    tree.setClip(ClipEffect(path: Path(CGRect(x: 0, y: 0, width: 100, height: 50))), of: viewport)
    let content = tree.add(nil, to: viewport)
    tree.makeScrollLayer(content)
    tree.add(box(0, 0, 100, 500), to: content)
    _ = tree.damage()
    tree.setOffset(CGPoint(x: 0, y: -10), of: content)
    #expect(tree.damage() == "0,0 100x50")
  }
}
