import Foundation
import RivuletGeometry
import Testing

@Suite struct ProjectionTransformTests {
  /// A square of 100 points that leans back about the middle of its lower edge.
  private func leaning(_ degrees: Double, perspective: CGFloat = 1) -> ProjectionTransform {
    SpaceRotation(angle: .degrees(degrees), axis: SIMD3(1, 0, 0), anchor: .bottom, perspective: perspective)
      .transform(in: CGSize(width: 100, height: 100))
  }

  private func isNear(_ a: CGPoint?, _ b: CGPoint) -> Bool { a.map { abs($0.x - b.x) < 1e-9 && abs($0.y - b.y) < 1e-9 } ?? false }

  @Test func `without arguments nothing changes`() {
    let map = ProjectionTransform()
    #expect(map.isIdentity && map.isAffine)
    #expect(CGPoint(x: 3, y: 4).applying(map) == CGPoint(x: 3, y: 4))
    #expect([map.m11, map.m22, map.m33] == [1, 1, 1] && [map.m12, map.m13, map.m21, map.m23, map.m31, map.m32] == [0, 0, 0, 0, 0, 0])
  }

  @Test func `an affine map does the same as a projective one`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let map = ProjectionTransform(affine)
    #expect(map.isAffine && !map.isIdentity)
    #expect(CGPoint(x: 7, y: 8).applying(map) == CGPoint(x: 7, y: 8).applying(affine))
    let twice = map.concatenating(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3)))
    #expect(twice == ProjectionTransform(affine.concatenating(CGAffineTransform(scaleX: 2, y: 3))))
  }

  @Test func `what is further away is smaller, by how near the eye is`() {
    let map = leaning(60)
    #expect(!map.isAffine)
    #expect(isNear(CGPoint(x: 50, y: 100).applying(map), CGPoint(x: 50, y: 100)))
    let (left, right) = (CGPoint.zero.applying(map), CGPoint(x: 100, y: 0).applying(map))
    #expect(right.x - left.x < 60 && left.y == right.y && left.y > 70)
    // An eye that is endlessly far away sees parallel lines.
    #expect(leaning(60, perspective: 0).isAffine)
    #expect(isNear(CGPoint.zero.applying(leaning(60, perspective: 0)), CGPoint(x: 0, y: 50)))
  }

  @Test func `a turn about the vertical axis sends the right side away from the eye`() {
    let map = SpaceRotation(angle: .degrees(45), axis: SIMD3(0, 1, 0)).transform(in: CGSize(width: 100, height: 100))
    func height(_ x: CGFloat) -> CGFloat { CGPoint(x: x, y: 100).applying(map).y - CGPoint(x: x, y: 0).applying(map).y }
    #expect(height(0) > 100 && height(100) < 100 && abs(height(50) - 100) < 1e-9)
  }

  @Test func `an anchor before the picture changes nothing as long as nothing turns`() {
    let still = SpaceRotation(angle: .zero, axis: SIMD3(0, 1, 0), anchorZ: 40).transform(in: CGSize(width: 100, height: 100))
    #expect(isNear(CGPoint(x: 10, y: 20).applying(still), CGPoint(x: 10, y: 20)))
    let turned = SpaceRotation(angle: .degrees(180), axis: SIMD3(0, 1, 0), anchorZ: 40).transform(in: CGSize(width: 100, height: 100))
    // The back is seen, 80 points nearer to an eye that is 100 away.
    #expect(isNear(CGPoint(x: 40, y: 50).applying(turned), CGPoint(x: 100, y: 50)))
  }

  @Test(arguments: [-70.0, 20, 60, 130, 180])
  func `every map before the eye can be undone`(_ degrees: Double) throws {
    let map = leaning(degrees)
    var inverse = map
    let isInverted = inverse.invert()
    #expect(isInverted && inverse == map.inverted())
    for point in [CGPoint(x: 10, y: 90), CGPoint(x: 95, y: 99)] {
      let image = try #require(map.image(of: point))
      #expect(isNear(map.source(of: image).map { CGPoint(x: $0.x.rounded(6), y: $0.y.rounded(6)) }, point))
    }
  }

  @Test func `a map that collapses the plane is left as it is`() {
    var map = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    map.m13 = 0.1
    let before = map
    let isInverted = map.invert()
    #expect(!isInverted && map == before && map.inverted() == before)
    #expect(map.source(of: .zero) == nil)
  }

  @Test func `what lies beside or behind the eye has no image, and bounds leave it out`() {
    var map = ProjectionTransform()
    map.m13 = -0.01
    #expect(map.image(of: CGPoint(x: 100, y: 0)) == nil && map.image(of: CGPoint(x: 150, y: 0)) == nil)
    #expect(CGRect(x: 110, y: 0, width: 10, height: 10).applying(map).isNull)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 10).applying(map)
    #expect(bounds.minX == 0 && bounds.width > 50_000 && bounds.width.isFinite)
    // Its picture would be at the left of 0.
    #expect(map.source(of: CGPoint(x: -200, y: 0)) == nil)
    #expect(isNear(map.source(of: CGPoint(x: 100, y: 0)), CGPoint(x: 50, y: 0)))
  }

  @Test func `a map of space is that of the plane before the eye`() {
    var space = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(space) && ProjectionTransform(space).isIdentity)
    space.m34 = -1 / 200
    space = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    space = CATransform3DTranslate(space, -50, -50, 0)
    let map = ProjectionTransform(space).concatenating(ProjectionTransform(CGAffineTransform(translationX: 50, y: 50)))
    #expect(isNear(CGPoint(x: 50, y: 20).applying(map), CGPoint(x: 50, y: 20)))
    #expect(CGPoint(x: 100, y: 0).applying(map).y > 0)
    let back = CATransform3DConcat(space, CATransform3DInvert(space))
    #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m14) < 1e-12 && abs(back.m43) < 1e-9 && abs(back.m44 - 1) < 1e-12)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))))
    #expect(!CATransform3DIsAffine(space))
    let flat = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 0), 2, 3, 1)
    #expect(CATransform3DGetAffineTransform(flat) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2))
  }
}

extension CGFloat {
  fileprivate func rounded(_ digits: Int) -> CGFloat { (self * 1e6).rounded() / 1e6 }
}
