import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

/// Points on the outline, many for each element.
func samples(_ path: Path) -> [CGPoint] {
  var points: [CGPoint] = []
  var current = CGPoint.zero
  var start = CGPoint.zero
  func add(_ count: Int, _ point: (CGFloat) -> CGPoint) {
    for index in 1...count { points.append(point(CGFloat(index) / CGFloat(count))) }
  }
  func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
  func visit(_ element: Path.Element) {
    let from = current
    switch element {
    case .move(let end):
      points.append(end)
      current = end
      start = end
    case .line(let end):
      add(200) { mix(from, end, $0) }
      current = end
    case .quadCurve(let end, let c):
      add(200) { mix(mix(from, c, $0), mix(c, end, $0), $0) }
      current = end
    case .curve(let end, let c1, let c2):
      add(200) { t in
        let a = mix(mix(from, c1, t), mix(c1, c2, t), t)
        return mix(a, mix(mix(c1, c2, t), mix(c2, end, t), t), t)
      }
      current = end
    case .closeSubpath:
      let to = start
      add(200) { mix(from, to, $0) }
      current = start
    }
  }
  path.forEach(visit)
  return points
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

@Suite struct PathShapeTests {
  let box = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func `a circle is round to a thousandth`() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(samples(circle).allSatisfy { abs(distance($0, .zero) - 10) < 0.01 })
    #expect(circle.boundingRect == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func `an arc goes from its start to its end in the direction that the flag says`() {
    var arc = Path()
    arc.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(samples(arc).allSatisfy { $0.x > -0.01 && $0.y > -0.01 && abs(distance($0, .zero) - 10) < 0.01 })
    var other = Path()
    other.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(samples(other).contains { $0.x < -9 })
    #expect(!samples(other).contains { $0.x > 0.5 && $0.y > 0.5 })
    #expect(distance(other.currentPoint!, CGPoint(x: 0, y: 10)) < 1e-9)
  }

  @Test func `an arc over a full turn is a whole circle`() {
    var circle = Path()
    circle.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    #expect(circle.contains(CGPoint(x: -4, y: 0)))
    #expect(abs(circle.boundingRect.width - 10) < 1e-6)
  }

  @Test func `a relative arc turns by its delta and is joined to the path by a line`() {
    var path = Path("0 0 m")!
    path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .degrees(180), delta: .degrees(-90))
    #expect(path.description.hasPrefix("0 0 m 10 "))
    #expect(distance(path.currentPoint!, CGPoint(x: 20, y: 10)) < 1e-9)
    #expect(samples(path).contains { distance($0, CGPoint(x: 20 - 10 * 0.5.squareRoot(), y: 10 * 0.5.squareRoot())) < 0.3 })
  }

  @Test func `an arc between tangents touches both lines`() {
    var path = Path("0 0 m")!
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    #expect(distance(path.currentPoint!, CGPoint(x: 50, y: 10)) < 1e-9)
    #expect(samples(path).allSatisfy { $0.y > -1e-6 && $0.x < 50 + 1e-6 })
    #expect(samples(path).contains { distance($0, CGPoint(x: 40, y: 0)) < 1e-9 })
    var turned = Path("0 0 m")!
    turned.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: -50), radius: 10)
    #expect(distance(turned.currentPoint!, CGPoint(x: 50, y: -10)) < 1e-9)
  }

  @Test func `an arc between tangents that form no angle is a line`() {
    var path = Path("0 0 m")!
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 10)
    #expect(path.description == "0 0 m 50 0 l")
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a rounded rectangle touches all sides and leaves the corners out`(_ style: RoundedCornerStyle) {
    let path = Path(roundedRect: box, cornerRadius: 20, style: style)
    #expect(path.boundingRect == box)
    #expect(samples(path).allSatisfy { box.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
    for corner in [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 99, y: 59), CGPoint(x: 1, y: 59)] {
      #expect(!path.contains(corner))
    }
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 30)))
  }

  @Test func `a continuous corner sets in earlier and passes the middle of the circular one`() {
    let middle = 20 * (1 - 0.5.squareRoot())
    let corner = CGPoint(x: 100 - middle, y: 60 - middle)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let points = samples(Path(roundedRect: box, cornerRadius: 20, style: style))
      #expect(points.contains { distance($0, corner) < 0.1 })
    }
    let early = CGPoint(x: 78, y: 59.99)
    #expect(Path(roundedRect: box, cornerRadius: 20, style: .circular).contains(early))
    #expect(!Path(roundedRect: box, cornerRadius: 20, style: .continuous).contains(early))
  }

  @Test func `a radius is limited to half the shorter side, and both styles then give a capsule`() {
    let circular = Path(roundedRect: box, cornerRadius: 500, style: .circular)
    #expect(circular == Path(roundedRect: box, cornerRadius: 30, style: .circular))
    #expect(circular == Path(roundedRect: box, cornerSize: CGSize(width: 500, height: 500), style: .circular))
    #expect(circular == Path(roundedRect: box, cornerSize: CGSize(width: CGFloat.infinity, height: .infinity), style: .circular))
    #expect(circular == Path(roundedRect: box, cornerSize: CGSize(width: 31, height: 31), style: .circular))
    #expect(Path(roundedRect: box, cornerRadius: 0) == Path(box))
    #expect(Path(roundedRect: box, cornerRadius: -3) == Path(box))
    let square = CGRect(x: 0, y: 0, width: 60, height: 60)
    let round = samples(Path(roundedRect: square, cornerRadius: 30, style: .continuous))
    #expect(round.allSatisfy { abs(distance($0, CGPoint(x: 30, y: 30)) - 30) < 0.02 })
  }

  @Test func `each corner can have its own radius`() {
    let path = Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 10), style: .circular)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 97, y: 3)))
    #expect(!path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 93, y: 53)))
    #expect(path.contains(CGPoint(x: 3, y: 57)))
  }

  @Test func `radii that would meet on a side shrink together`() {
    let path = Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 90, bottomLeading: 30), style: .circular)
    #expect(samples(path).contains { distance($0, CGPoint(x: 0, y: 45)) < 1e-6 })
    #expect(path.boundingRect == box)
  }
}
