import Foundation
import RivuletAnimation
import RivuletGeometry
import Testing

@Suite struct VectorTests {
  @Test func `pairs are added, subtracted and scaled component by component (B6.25)`() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair += AnimatablePair(10.0, CGFloat(20))
    pair -= AnimatablePair(1.0, CGFloat(1))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(20, 42))
    #expect(AnimatablePair(3.0, Float(4)).magnitudeSquared == 25)
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    #expect(pair - pair == .zero)
    #expect((pair + pair).first == 40)
  }

  @Test func `interpolating goes a part of the way`() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    var value = CGFloat(0)
    value.interpolate(towards: 4, amount: 2)
    #expect(value == 8)
    #expect(Float(3).scaled(by: -2) == -6)
  }

  @Test func `nothing can be animated too`() {
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 5)
    nothing += .zero
    #expect(nothing == .zero)
    #expect(nothing.magnitudeSquared == 0)
  }

  /// Sets the animated part to a part of the way and compares.
  private func check<Value: Animatable & Equatable>(
    _ from: Value, _ to: Value, middle: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var value = from
    value.animatableData.interpolate(towards: to.animatableData, amount: 0.5)
    #expect(value == middle, sourceLocation: sourceLocation)
    value.animatableData = to.animatableData
    #expect(value == to, sourceLocation: sourceLocation)
  }

  @Test func `geometry is animated by all its parts`() {
    check(CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 4), middle: CGPoint(x: 2, y: 3))
    check(CGSize(width: 0, height: 2), CGSize(width: 4, height: 4), middle: CGSize(width: 2, height: 3))
    check(CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 2, y: 4, width: 4, height: 6), middle: CGRect(x: 1, y: 2, width: 3, height: 4))
    check(Angle.radians(0), .radians(3), middle: .radians(1.5))
    check(UnitPoint.zero, .bottomTrailing, middle: .center)
    check(
      EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), middle: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    check(1.0, 3.0, middle: 2.0)
    check(CGFloat(1), 3, middle: 2)
  }

  @Test func `a type without animated part needs no code`() {
    struct Still: Animatable { typealias AnimatableData = EmptyAnimatableData }
    var still = Still()
    still.animatableData = .zero
    #expect(still.animatableData == .zero)
  }
}
