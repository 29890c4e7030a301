import Foundation
import RivuletDrawing
import RivuletGeometry
import Testing

@Suite struct CGPathTests {
  private func steps(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      let step = element.pointee
      let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3]
      let points = (0..<(counts[step.type] ?? 0)).map { "\(Int(step.points[$0].x)),\(Int(step.points[$0].y))" }
      words.append(([String(describing: step.type)] + points).joined(separator: " "))
    }
    return words.joined(separator: "; ")
  }

  @Test func `a path built step by step is a path of the same steps`() {
    let built = CGMutablePath()
    #expect(built.isEmpty && built.currentPoint == .zero && built.boundingBox.isNull)
    built.move(to: CGPoint(x: 1, y: 2))
    built.addLine(to: CGPoint(x: 3, y: 2), transform: CGAffineTransform(translationX: 1, y: 0))
    built.addQuadCurve(to: CGPoint(x: 6, y: 6), control: CGPoint(x: 5, y: 0))
    built.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
    built.closeSubpath()
    #expect(
      steps(built) == "moveToPoint 1,2; addLineToPoint 4,2; addQuadCurveToPoint 5,0 6,6; addCurveToPoint 7,7 8,8 9,9; closeSubpath")
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 2))
    path.addQuadCurve(to: CGPoint(x: 6, y: 6), control: CGPoint(x: 5, y: 0))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    #expect(Path(built) == path && path.cgPath == built && Set([path.cgPath, built]).count == 1)
    // The box holds the control point at the top, that of the outline does not.
    #expect(built.boundingBox.minY == 0 && built.boundingBoxOfPath.minY > 0)
  }

  @Test func `a path taken from one that is built stays as it was`() {
    let built = CGMutablePath()
    built.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let (taken, copied) = (Path(built), built.copy())
    built.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(taken.boundingRect.maxX == 10 && copied?.boundingBox.maxX == 10 && built.boundingBox.maxX == 30)
    built.mutableCopy()?.addLines(between: [.zero, CGPoint(x: 99, y: 0)])
    #expect(built.boundingBox.maxX == 30)
  }

  @Test func `shapes are made with and without a transform`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    var moved = CGAffineTransform(translationX: 5, y: 0)
    #expect(CGPath(rect: rect, transform: nil).isRect(nil) && !CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: &moved).isRect(&found) && found.minX == 5)
    #expect(CGPath(ellipseIn: rect, transform: &moved).boundingBoxOfPath == rect.offsetBy(dx: 5, dy: 0))
    let round = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: nil)
    #expect(round.contains(CGPoint(x: 10, y: 5)) && !round.contains(CGPoint(x: 0.2, y: 0.2)))
    #expect(round.contains(CGPoint(x: 20, y: 10), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
  }

  @Test func `arcs run as those of a path do`() {
    for clockwise in [true, false] {
      let built = CGMutablePath()
      built.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      var path = Path()
      path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      #expect(Path(built) == path)
    }
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(abs(built.currentPoint.x - 10) < 1e-9 && abs(built.currentPoint.y - 3) < 1e-9)
    built.addRelativeArc(center: CGPoint(x: 10, y: 10), radius: 7, startAngle: -.pi / 2, delta: .pi)
    #expect(abs(built.currentPoint.y - 17) < 1e-9)
  }

  @Test func `strokes, dashes and areas are paths again`() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let stroke = line.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 2))
    #expect(
      steps(line.copy(dashingWithPhase: 0, lengths: [4, 4])) == "moveToPoint 0,0; addLineToPoint 4,0; moveToPoint 8,0; addLineToPoint 10,0")
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let right = CGPath(rect: CGRect(x: 5, y: -5, width: 10, height: 20), transform: nil)
    #expect(left.intersection(right).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.union(right).boundingBox.width == 15 && left.subtracting(right).boundingBox.width == 5)
    #expect(left.intersects(right) && !left.intersects(CGPath(rect: CGRect(x: 50, y: 0, width: 1, height: 1), transform: nil)))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
    #expect(left.lineIntersection(right).boundingBox.minX == 5 && left.lineSubtracting(right).boundingBox.maxX == 5)
    #expect(left.normalized().boundingBox == left.boundingBox)
  }
}
