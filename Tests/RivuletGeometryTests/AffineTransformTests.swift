import Foundation
import RivuletGeometry
import Testing

@Suite struct AffineTransformTests {
  let turn = CGAffineTransform(rotationAngle: .pi / 2)

  @Test func `a transform without arguments maps everything to the origin`() {
    #expect(CGPoint(x: 3, y: 4).applying(CGAffineTransform()) == .zero)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func `concatenating applies the receiver first`() {
    let moveThenDouble = CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenDouble) == CGPoint(x: 4, y: 6))
  }

  @Test func `moving, stretching and turning a transform come before it`() {
    let double = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(double.translatedBy(x: 1, y: 1)) == CGPoint(x: 4, y: 6))
    #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 3)) == CGPoint(x: 3, y: 4))
    let point = CGPoint(x: 1, y: 0).applying(double.rotated(by: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 3) < 1e-12)
  }

  @Test func `a positive angle turns from the x axis towards the y axis`() {
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `an inverted transform leads back`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 11) < 1e-12)
    #expect(abs(point.y - 13) < 1e-12)
  }

  @Test func `a transform that collapses the plane is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    #expect(flat.inverted() == flat)
    #expect(flat.inverse == nil)
    #expect(CGAffineTransform(scaleX: .nan, y: 1).inverse == nil)
  }

  @Test func `a size is mapped without the translation`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 100, y: 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `a turned rectangle becomes the box around its corners`() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(turn)
    #expect(abs(box.minX + 2) < 1e-12)
    #expect(abs(box.minY) < 1e-12)
    #expect(abs(box.width - 2) < 1e-12)
    #expect(abs(box.height - 4) < 1e-12)
  }

  @Test func `mirroring a rectangle keeps its size positive`() {
    let box = CGRect(x: 1, y: 1, width: 4, height: 2).applying(CGAffineTransform(scaleX: -1, y: 1))
    #expect(box == CGRect(x: -5, y: 1, width: 4, height: 2))
  }

  @Test func `null and infinite rectangles stay what they are`() {
    #expect(CGRect.null.applying(turn).isNull)
    #expect(CGRect.infinite.applying(turn).isInfinite)
  }

  @Test(arguments: [
    CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7), CGAffineTransform(scaleX: -2, y: 0.5),
    CGAffineTransform(rotationAngle: 2.5), CGAffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 1, ty: 1), .identity,
  ])
  func `taking a transform apart and putting it together again changes nothing`(_ transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for (before, after) in [
      (transform.a, again.a), (transform.b, again.b), (transform.c, again.c), (transform.d, again.d),
      (transform.tx, again.tx), (transform.ty, again.ty),
    ] {
      #expect(abs(before - after) < 1e-12)
    }
  }

  @Test func `a transform survives encoding`() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
