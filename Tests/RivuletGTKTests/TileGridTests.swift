#if GTK
import Foundation
import RivuletGTK
import RivuletHost
import Testing

struct TileGridTests {
  private let phone = TileGrid(size: CGSize(width: 390, height: 844), scale: 1)

  private func text(_ rect: PixelRect) -> String { "\(rect.x),\(rect.y) \(rect.width)x\(rect.height)" }

  private func touched(_ grid: TileGrid, _ rect: CGRect) -> String {
    grid.tiles(touching: rect).map { "\($0.index): \(text($0.part))" }.joined(separator: "; ")
  }

  @Test func `tiles lie row by row and are cut off at the edges`() {
    #expect((phone.columns, phone.rows) == (2, 4))
    #expect(
      (0..<phone.tileCount).map { text(phone.frame(ofTile: $0)) } == [
        "0,0 256x256", "256,0 134x256", "0,256 256x256", "256,256 134x256", "0,512 256x256", "256,512 134x256", "0,768 256x76",
        "256,768 134x76",
      ])
  }

  @Test func `tiles cover the window once`() {
    for (width, height, scale) in [(1, 1, 1), (256, 256, 1), (257, 255, 2), (333.3, 511.7, 1.5)] as [(CGFloat, CGFloat, CGFloat)] {
      let grid = TileGrid(size: CGSize(width: width, height: height), scale: scale)
      let pixels = (0..<grid.tileCount).reduce(0) { $0 + grid.frame(ofTile: $1).pixelCount }
      #expect(pixels == Int((width * scale).rounded(.up)) * Int((height * scale).rounded(.up)))
    }
  }

  @Test func `a rectangle touches the tiles that it lies in, rounded outwards`() {
    #expect(touched(phone, CGRect(x: 10.2, y: 20.7, width: 5, height: 5)) == "0: 10,20 6x6")
    #expect(
      touched(phone, CGRect(x: 250, y: 250, width: 10, height: 10)) == "0: 250,250 6x6; 1: 256,250 4x6; 2: 250,256 6x4; 3: 256,256 4x4")
    #expect(touched(phone, CGRect(x: 200, y: 0, width: 56, height: 1)) == "0: 200,0 56x1")
  }

  @Test func `what lies outside touches nothing, and what reaches out is cut off`() {
    #expect(touched(phone, CGRect(x: -20, y: -20, width: 10, height: 10)) == "")
    #expect(touched(phone, CGRect(x: 390, y: 0, width: 10, height: 10)) == "")
    #expect(touched(phone, CGRect(x: 380, y: 840, width: 1e300, height: 1e300)) == "7: 380,840 10x4")
    #expect(touched(phone, .null) == "")
    #expect(touched(phone, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == "")
  }

  @Test func `pixels and points differ by the scale`() {
    let grid = TileGrid(size: CGSize(width: 200, height: 100), scale: 2)
    #expect(touched(grid, CGRect(x: 127.5, y: 0, width: 1, height: 1)) == "0: 255,0 1x2; 1: 256,0 1x2")
    #expect(grid.points(grid.frame(ofTile: 1)) == CGRect(x: 128, y: 0, width: 72, height: 100))
  }

  @Test func `a window without area has no tiles`() {
    for size in [CGSize.zero, CGSize(width: 100, height: 0), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 1)] {
      let grid = TileGrid(size: size, scale: 1)
      #expect(grid.tileCount == 0)
      #expect(touched(grid, CGRect(x: 0, y: 0, width: 10, height: 10)) == "")
    }
    #expect(TileGrid(size: CGSize(width: 10, height: 10), scale: 0).scale == 1)
  }
}
#endif
