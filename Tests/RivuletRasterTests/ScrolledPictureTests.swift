import Foundation
import RivuletDrawing
import Testing

@testable import RivuletRaster

/// What is seen of scroll layers whose pixels are kept.
struct ScrolledPictureTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `after any script of changes the pixels are those of a picture that is painted as a whole`(_ seed: UInt64) {
    var script = ScrollScript(seed: seed, rasterizer: Rasterizer())
    for step in 0..<40 {
      if let problem = script.step() {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }

  @Test func `moves are carried out at once, whatever they overlap`() {
    let surface = RasterSurface(width: 3, height: 2)
    surface.withMutablePixels { pixels, rowLength in
      for y in 0..<2 { for x in 0..<3 { pixels[y * rowLength + x] = 0xFF00_0000 | UInt32(y * 3 + x) } }
    }
    func numbers() -> [Int] { (0..<6).map { surface.pixel(x: $0 % 3, y: $0 / 3)?.blue ?? -1 } }
    surface.move([PixelMove(to: PixelRect(x: 1, y: 0, width: 2, height: 2), by: PixelShift(x: 1, y: 0))])
    #expect(numbers() == [0, 0, 1, 3, 3, 4])
    surface.move([
      PixelMove(to: PixelRect(x: 0, y: 0, width: 3, height: 1), by: PixelShift(x: 0, y: -1)),
      PixelMove(to: PixelRect(x: 0, y: 1, width: 3, height: 1), by: PixelShift(x: 0, y: 1)),
    ])
    #expect(numbers() == [3, 3, 4, 0, 0, 1])
    // Nothing comes from outside, and nothing goes there.
    surface.move([PixelMove(to: PixelRect(x: -5, y: 0, width: 30, height: 1), by: PixelShift(x: 1, y: 0))])
    #expect(numbers() == [3, 3, 3, 0, 0, 1])
  }
}
