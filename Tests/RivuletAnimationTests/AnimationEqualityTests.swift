import RivuletAnimation
import Testing

@Suite struct AnimationEqualityTests {
  @Test func `animations are equal if they were made in the same way`() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    #expect(Animation.linear.delay(1).speed(2) == Animation.linear.delay(1).speed(2))
    #expect(Animation.linear.delay(1).speed(2) != Animation.linear.speed(2).delay(1))
    #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
    #expect(Animation.linear.repeatCount(3) != .linear.repeatForever())
    #expect(Set([Animation.linear, .linear(duration: 0.35), .easeIn]).count == 2)
  }

  @Test func `the default animation equals only itself (B6.17)`() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1, blendDuration: 0))
  }

  @Test func `springs have the documented defaults (B6.17)`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .spring())
    #expect(Animation.spring(dampingFraction: 0.825) == .spring(response: 0.5))
    #expect(Animation.interactiveSpring().kind == .spring(Spring(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25))
    #expect(Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1).kind == .spring(Spring(duration: 1, bounce: 0.4), blendDuration: 0))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10) == .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10)))
  }

  @Test func `a curve from two control points is the named one`() {
    #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
    #expect(Animation.timingCurve(.linear, duration: 3) == .linear(duration: 3))
  }

  @Test func `an animation says what it is made of`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(Animation.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    #expect(
      Animation.linear(duration: 1).delay(2).repeatCount(3).description
        == "linear over 1.0 s delayed by 2.0 s repeated 3 times back and forth")
    #expect(Animation.linear.repeatForever(autoreverses: false).debugDescription == "AnyAnimator(linear over 0.35 s repeated for ever)")
  }
}
