import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct StrokedPathTests {
  @Test func `the stroke of a line is a rectangle`() {
    let stroke = Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(stroke.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(stroke.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!stroke.contains(CGPoint(x: 5, y: 2.1)))
    #expect(!stroke.contains(CGPoint(x: -0.1, y: 0)))
  }

  @Test func `caps reach beyond the ends by half the width`() {
    let line = Path("0 0 m 10 0 l")!
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(square.contains(CGPoint(x: 11.9, y: 1.9)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: 11.9, y: 0)))
    #expect(round.contains(CGPoint(x: -1.9, y: 0)))
    #expect(!round.contains(CGPoint(x: 11.7, y: 1.7)))
  }

  @Test func `corners are pointed, round or cut off`() {
    let corner = Path("0 0 m 20 0 l 20 20 l")!
    func has(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat, limit: CGFloat = 10) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)).contains(CGPoint(x: x, y: y))
    }
    #expect(has(.miter, 21.9, -1.9))
    #expect(!has(.round, 21.9, -1.9))
    #expect(has(.round, 21.4, -1.3))
    #expect(!has(.bevel, 21.4, -1.3))
    #expect(has(.bevel, 20.9, -0.9))
    #expect(!has(.miter, 21.9, -1.9, limit: 1.2))
    for join in [CGLineJoin.miter, .round, .bevel] {
      #expect(has(join, 18.5, 1.5))
      #expect(!has(join, 17.5, 2.5))
    }
  }

  @Test func `the stroke of a closed path is a ring`() {
    let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(ring.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 24))
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 1, y: 10)))
    #expect(ring.contains(CGPoint(x: -1.9, y: -1.9)))
    #expect(ring.contains(CGPoint(x: 21.9, y: 21.9)))
  }

  @Test func `every point near a random path is inside its round stroke and others are not`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<20 {
      var path = Path()
      path.move(to: random.point())
      for _ in 0..<3 {
        if random.chance() {
          path.addLine(to: random.point())
        } else {
          path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
        }
      }
      if random.chance() { path.closeSubpath() }
      let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
      let points = samples(path)
      for _ in 0..<100 {
        let point = random.point()
        let isInside = outline.contains(point)
        let near = points.map { distance($0, point) }.min()!
        // The samples lie up to a few points apart: what is clearly inside and clearly outside must agree.
        if near < 4 { #expect(isInside, "\(point) of \(path)") }
        if near > 7 { #expect(!isInside, "\(point) of \(path)") }
      }
    }
  }

  @Test(arguments: 0..<30)
  func `turns that are tighter than the line is wide leave no holes`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<6 { path.addLine(to: CGPoint(x: random.number(-8...8), y: random.number(-8...8))) }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    for point in samples(path) {
      #expect(outline.contains(point))
      #expect(outline.contains(CGPoint(x: point.x + 3, y: point.y - 3)))
    }
  }

  @Test func `the inner side of a tight turn is not filled across`() {
    let outline = Path("0 0 m 2 0 l 2 2 l")!.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .bevel))
    #expect(!outline.contains(CGPoint(x: -2, y: 4)))
    #expect(outline.contains(CGPoint(x: 1, y: 9)))
    #expect(outline.contains(CGPoint(x: -7, y: 1)))
  }

  @Test func `dashes and gaps take turns from the phase on`() {
    let line = Path("0 0 m 10 0 l")!
    func dashes(_ dash: [CGFloat], _ phase: CGFloat = 0) -> String {
      let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
      return (0..<10).map { stroke.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) ? "#" : "." }.joined()
    }
    #expect(dashes([]) == "##########")
    #expect(dashes([2, 3]) == "##...##...")
    #expect(dashes([2, 3], 1) == "#...##...#")
    #expect(dashes([2, 3], -1) == ".##...##..")
    #expect(dashes([2]) == "##..##..##")
    #expect(dashes([0, 0]) == "##########")
    #expect(dashes([-1, 3]) == "##########")
  }

  @Test func `a dash through the joint of a closed path stays whole`() {
    let square = Path("0 0 m 10 0 l 10 10 l 0 10 l h")!
    let stroke = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: 2))
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(stroke.contains(CGPoint(x: 1, y: 0)))
    #expect(stroke.contains(CGPoint(x: 0, y: 1)))
    #expect(!stroke.contains(CGPoint(x: 4, y: 0)))
  }

  @Test func `a point shows only through its caps`() {
    let dot = Path("5 5 m 5 5 l")!
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).contains(CGPoint(x: 6.5, y: 5)))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(CGPoint(x: 6.9, y: 6.9)))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `a width that no line has draws nothing`(_ width: CGFloat) {
    #expect(Path("0 0 m 10 0 l")!.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}
