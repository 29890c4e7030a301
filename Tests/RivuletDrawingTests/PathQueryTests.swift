import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct PathQueryTests {
  @Test func `bounds leave control points out`() {
    let arch = Path("0 0 m 0 40 30 40 30 0 c")!
    #expect(arch.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 30))
    let quad = Path("0 0 m 10 20 20 0 q")!
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Path().boundingRect.isNull)
  }

  @Test func `bounds contain every point of random curves and touch them`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      var path = Path()
      path.move(to: random.point())
      for _ in 0..<3 { path.addCurve(to: random.point(), control1: random.point(), control2: random.point()) }
      let bounds = path.boundingRect
      let points = samples(path)
      #expect(points.allSatisfy { bounds.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
      #expect(points.contains { $0.x < bounds.minX + bounds.width * 0.02 })
      #expect(points.contains { $0.y > bounds.maxY - bounds.height * 0.02 })
    }
  }

  @Test func `a hole counts as outside if it is wound the other way or by the even-odd rule`() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    var path = Path(outer)
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    var frame = Path(outer)
    frame.addPath(Path("10 10 m 10 20 l 20 20 l 20 10 l h")!)
    #expect(!frame.contains(middle))
    #expect(frame.contains(CGPoint(x: 5, y: 15)))
  }

  @Test func `open subpaths count as closed`() {
    #expect(Path("0 0 m 10 0 l 10 10 l")!.contains(CGPoint(x: 8, y: 3)))
    #expect(!Path("0 0 m 10 0 l 10 10 l")!.contains(CGPoint(x: 3, y: 8)))
  }

  @Test func `of two shapes that share an edge exactly one has each point of it`() {
    let left = Path("0 0 m 10 0 l 10 10 l 0 10 l h")!
    let right = Path("10 0 m 20 0 l 20 10 l 10 10 l h")!
    for y in stride(from: 0.5, to: 10, by: 0.5) {
      let point = CGPoint(x: 10, y: y)
      #expect(left.contains(point) != right.contains(point))
    }
  }

  @Test func `a point inside a circle is inside and one just outside is not`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let direction = CGPoint(x: cos(degrees / 180 * .pi), y: sin(degrees / 180 * .pi))
      #expect(circle.contains(CGPoint(x: 50 + direction.x * 49.9, y: 50 + direction.y * 49.9)))
      #expect(!circle.contains(CGPoint(x: 50 + direction.x * 50.1, y: 50 + direction.y * 50.1)))
    }
  }

  @Test func `trimming goes by length`() {
    let line = Path("0 0 m 100 0 l")!
    #expect(line.trimmedPath(from: 0.25, to: 0.5).description == "25 0 m 50 0 l")
    #expect(line.trimmedPath(from: -1, to: 2) == line)
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "0 0 m 10 0 l 10 10 l")
    #expect(square.trimmedPath(from: 0.875, to: 1).description == "0 5 m 0 0 l")
  }

  @Test func `trimming through subpaths keeps those inside whole`() {
    var path = Path("0 0 m 10 0 l")!
    path.addRect(CGRect(x: 0, y: 10, width: 5, height: 5))
    path.addPath(Path("0 20 m 10 20 l")!)
    #expect(path.trimmedPath(from: 0.125, to: 0.875).description == "5 0 m 10 0 l 0 10 m 5 10 l 5 15 l 0 15 l 0 10 l h 0 20 m 5 20 l")
  }

  @Test func `half of a circle by length is half of it by angle`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let end = circle.trimmedPath(from: 0, to: 0.5).currentPoint!
    #expect(distance(end, CGPoint(x: -10, y: 0)) < 1e-3)
    let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint!
    #expect(abs(eighth.x - eighth.y) < 1e-3)
  }
}
