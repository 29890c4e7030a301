import Foundation
import RivuletAnimation
import Testing

@Suite struct BlendedSpringTests {
  let slow = Spring(response: 0.5, dampingRatio: 0.86)
  let quick = Animation.interactiveSpring().kind

  @Test func `only a spring with a blend duration blends`() {
    #expect(BlendedSpring(quick, after: slow) != nil)
    #expect(BlendedSpring(Animation.bouncy.kind, after: slow) == nil)
    #expect(BlendedSpring(Animation.linear.kind, after: slow) == nil)
  }

  @Test func `a spring that follows its like moves as if it did not blend`() throws {
    let same = try #require(BlendedSpring(quick, after: Spring(response: 0.15, dampingRatio: 0.86)))
    for time in stride(from: 0.0, to: 0.6, by: 0.037) {
      let motion = same.motion(100.0, initialVelocity: 50, time: time)
      #expect(abs(motion.value - Spring(response: 0.15, dampingRatio: 0.86).value(target: 100, initialVelocity: 50, time: time)) < 1e-6)
    }
    #expect(abs(same.duration(100.0, initialVelocity: 50) - 0.5) < 0.3)
  }

  @Test func `a blended motion begins like the spring before and lies between the two`() throws {
    let blended = try #require(BlendedSpring(quick, after: slow))
    let early = blended.motion(100.0, initialVelocity: 0, time: 0.01).value
    #expect(abs(early - slow.value(target: 100.0, time: 0.01)) < 0.2)
    let middle = blended.motion(100.0, initialVelocity: 0, time: 0.15).value
    #expect(middle > slow.value(target: 100.0, time: 0.15))
    #expect(middle < Spring(response: 0.15, dampingRatio: 0.86).value(target: 100, time: 0.15))
  }

  @Test func `value and velocity are continuous, and the motion rests at its target`() throws {
    let blended = try #require(BlendedSpring(quick, after: slow))
    for time in stride(from: 0.0, to: 0.5, by: 0.0101) {
      let now = blended.motion(100.0, initialVelocity: 30, time: time)
      let soon = blended.motion(100.0, initialVelocity: 30, time: time + 1e-5)
      #expect(abs((soon.value - now.value) / 1e-5 - now.velocity) < 1)
    }
    let end = blended.duration(100.0, initialVelocity: 30)
    #expect(end < 2)
    #expect(abs(blended.motion(100.0, initialVelocity: 30, time: end).value - 100) < 0.11)
  }
}
