import Foundation
import RivuletDrawing
import Testing

/// Images that are painted again and again.
struct TilePaintTests {
  private func paint(_ tile: CGRect) -> TilePaint {
    TilePaint(image: ImageItem(name: "a", rect: CGRect(x: -10, y: 0, width: 30, height: 20)), tile: tile)
  }

  @Test func `tiles cover what they touch, each with its image`() {
    let tiles = paint(CGRect(x: 0, y: 0, width: 10, height: 20)).tiles(over: CGRect(x: -5, y: 5, width: 20, height: 20))
    #expect(tiles.map(\.tile.minX) == [-10, 0, 10, -10, 0, 10] && tiles.map(\.tile.minY) == [0, 0, 0, 20, 20, 20])
    #expect(tiles.map(\.image.rect.minX) == [-20, -10, 0, -20, -10, 0])
  }

  @Test func `tiles without a size, endless ones and far too many are none`() {
    for tile in [CGRect.zero, CGRect(x: 0, y: 0, width: 0.001, height: 0.001), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      #expect(paint(tile).tiles(over: CGRect(x: 0, y: 0, width: 1000, height: 1000)).isEmpty)
    }
    #expect(paint(CGRect(x: 0, y: 0, width: 1, height: 1)).tiles(over: .infinite).isEmpty)
    #expect(paint(CGRect(x: 0, y: 0, width: 1, height: 1)).tiles(over: .zero).isEmpty)
  }

  @Test func `a paint moves with its item`() {
    let moved = Paint.tiles(paint(CGRect(x: 0, y: 0, width: 10, height: 20))).offsetBy(dx: 5, dy: 7)
    var expected = paint(CGRect(x: 5, y: 7, width: 10, height: 20))
    expected.image.rect = CGRect(x: -5, y: 7, width: 30, height: 20)
    #expect(moved == .tiles(expected))
  }
}
