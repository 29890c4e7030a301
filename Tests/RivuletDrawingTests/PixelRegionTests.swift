import RivuletDrawing
import Testing

struct PixelRegionTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect { PixelRect(x: x, y: y, width: width, height: height) }

  private func text(_ region: PixelRegion) -> String {
    region.rects.map { "\($0.x),\($0.y) \($0.width)x\($0.height)" }.joined(separator: "; ")
  }

  @Test func `rectangles that overlap are kept without the part in common`() {
    var region = PixelRegion(rect(0, 0, 10, 10))
    region.add(rect(5, 5, 10, 10))
    #expect(region.pixelCount == 175)
    region.add(rect(2, 2, 3, 3))
    #expect(region.pixelCount == 175)
    region.add(rect(-1, -1, 20, 20))
    #expect(text(region) == "-1,-1 20x20")
  }

  @Test func `neighbours of the same width or height become one`() {
    var region = PixelRegion(rect(0, 0, 10, 10))
    region.add(rect(0, 10, 10, 5))
    region.add(rect(10, 0, 3, 15))
    #expect(text(region) == "0,0 13x15")
  }

  @Test func `a hole leaves what is around it`() {
    var region = PixelRegion(rect(0, 0, 10, 10))
    region.subtract(rect(4, 4, 2, 2))
    #expect(region.pixelCount == 96 && region.bounds == rect(0, 0, 10, 10))
    #expect(region.intersection(rect(4, 4, 2, 2)).isEmpty)
    #expect(region.moved(by: PixelShift(x: 1, y: -1)).intersection(rect(5, 3, 2, 2)).isEmpty)
    region.subtract(PixelRegion(rect(0, 0, 10, 10)))
    #expect(region.isEmpty && region.bounds.isEmpty)
  }

  @Test func `too many rectangles become the one around them`() {
    var region = PixelRegion()
    for step in 0..<5 { region.add(rect(step * 10, 0, 5, 5)) }
    region.limit(to: 5)
    #expect(region.rects.count == 5)
    region.limit(to: 4)
    #expect(text(region) == "0,0 45x5")
  }
}
