import Foundation
import RivuletAnimation
import Testing

/// The course of an animation over a way of 100: the value at each time, `-` when it is over.
private func course(_ animation: Animation, _ times: [Double], velocity: Double = 0) -> String {
  times.map { time in
    guard let value = animation.kind.animate(100.0, initialVelocity: velocity, time: time) else { return "-" }
    return "\(Int(value.rounded()))"
  }.joined(separator: " ")
}

@Suite struct AnimationCourseTests {
  @Test func `a curve covers its way in its duration (B6.02)`() {
    #expect(course(.linear(duration: 2), [0, 0.5, 1, 1.5, 1.99, 2, 3]) == "0 25 50 75 100 - -")
    #expect(course(.easeIn(duration: 1), [0, 0.5, 0.99, 1]) == "0 32 98 -")
    #expect(course(.linear(duration: 0), [0]) == "-")
    #expect(course(.linear(duration: -1), [0]) == "-")
  }

  @Test func `a delay holds the start and speed makes time pass faster (B6.26)`() {
    #expect(course(.linear(duration: 1).delay(1), [0, 0.5, 1, 1.5, 2]) == "0 0 0 50 -")
    #expect(course(.linear(duration: 1).speed(2), [0, 0.25, 0.5]) == "0 50 -")
    #expect(course(.linear(duration: 1).delay(1).speed(2), [0.5, 0.75, 1]) == "0 50 -")
    #expect(course(.linear(duration: 1).speed(2).delay(1), [1, 1.25, 1.5]) == "0 50 -")
    #expect(course(.linear(duration: 1).speed(0), [0, 1000]) == "0 0")
    #expect(course(.linear(duration: 1).delay(-1), [0, 0.5, 1]) == "0 50 -")
  }

  @Test func `rounds run back and forth or start anew (B6.26)`() {
    let line = Animation.linear(duration: 1)
    #expect(course(line.repeatCount(3), [0, 0.5, 1, 1.25, 2, 2.5, 2.99, 3]) == "0 50 100 75 0 50 99 -")
    #expect(course(line.repeatCount(2, autoreverses: false), [0.5, 1, 1.5, 2]) == "50 0 50 -")
    #expect(course(line.repeatCount(2), [1.75, 2]) == "25 -")
    #expect(course(line.repeatForever(), [100.25, 1001.25]) == "25 75")
    #expect(course(line.repeatCount(0), [0.5, 1]) == "50 -")
    #expect(course(.linear(duration: 0).repeatCount(3), [0]) == "-")
    #expect(course(.linear(duration: 0).repeatForever(), [5]) == "100")
  }

  @Test func `a delay inside rounds comes again, outside only once`() {
    #expect(course(.linear(duration: 1).delay(1).repeatForever(autoreverses: false), [0.5, 1.5, 2.5, 3.5]) == "0 50 0 50")
    #expect(course(.linear(duration: 1).repeatForever(autoreverses: false).delay(1), [0.5, 1.5, 2.5, 3.5]) == "0 50 50 50")
  }

  @Test func `a round that runs back is the animation in reverse`() {
    #expect(course(.easeIn(duration: 1).repeatForever(), [0.25, 1.75, 0.5, 1.5]) == "9 9 32 32")
  }

  @Test func `a spring ends when it rests, and at its target`() {
    let kind = Animation.spring(duration: 0.5, bounce: 0.3).kind
    let end = kind.duration(100.0)!
    #expect(abs(kind.animate(100.0, time: end - 1e-6)! - 100) < 0.11)
    #expect(kind.animate(100.0, time: end) == nil)
    #expect(kind.duration(1.0) == kind.duration(1000.0))
    #expect(kind.duration(0.0) == 0)
  }

  @Test func `a spring takes over a velocity, so that merging is smooth (B6.19, S97)`() {
    let spring = Animation.spring(duration: 1).kind
    let position = spring.animate(100.0, time: 0.5)!
    let velocity = spring.velocity(100.0, time: 0.5)!
    let next = spring.animate(0.0 - position, initialVelocity: velocity, time: 0.001)!
    #expect(abs(next - velocity * 0.001) < 0.01)
    #expect(abs(spring.velocity(0.0 - position, initialVelocity: velocity, time: 0)! - velocity) < 1e-9)
    #expect(
      abs(
        position + spring.animate(
          0.0 - position, initialVelocity: velocity, time: spring.duration(0.0 - position, initialVelocity: velocity)! - 1e-6)!) < 0.2)
  }

  @Test func `only plain springs continue the motion before them (B6.18, B6.19)`() {
    #expect(Animation.default.kind.persistentSpring == AnimationKind.defaultSpring)
    #expect(Animation.bouncy.kind.persistentSpring == .bouncy)
    #expect(Animation.bouncy.logicallyComplete(after: 1).kind.persistentSpring == .bouncy)
    #expect(Animation.interpolatingSpring.kind.persistentSpring == nil)
    #expect(Animation.linear.kind.persistentSpring == nil)
    #expect(Animation.bouncy.delay(1).kind.persistentSpring == nil)
  }

  @Test func `an additive spring has a velocity in units of its way`() {
    let kind = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3).kind
    #expect(abs(kind.velocity(100.0, time: 0)! - 300) < 1e-6)
  }

  @Test(arguments: [
    Animation.linear(duration: 2), .easeInOut(duration: 1), .bouncy, .default, .interpolatingSpring(stiffness: 50, damping: 5),
    .easeIn(duration: 1).speed(1.7).delay(0.1), .easeOut(duration: 0.3).repeatForever(),
  ])
  func `the velocity is the slope of the course`(_ animation: Animation) {
    for time in stride(from: 0.151, to: 0.8, by: 0.071) {
      guard let before = animation.kind.animate(100.0, time: time - 1e-5), let after = animation.kind.animate(100.0, time: time + 1e-5),
        let velocity = animation.kind.velocity(100.0, time: time)
      else { continue }
      #expect(abs((after - before) / 2e-5 - velocity) < 0.5, "\(animation) at \(time)")
    }
  }

  @Test func `the logical duration is the apparent one and can be moved (B6.22, B6.23)`() {
    #expect(Animation.bouncy(duration: 0.7).kind.logicalDuration == 0.7)
    #expect(Animation.linear(duration: 1).delay(1).kind.logicalDuration == 2)
    #expect(Animation.linear(duration: 1).speed(2).repeatCount(3).kind.logicalDuration == 1.5)
    #expect(Animation.linear.repeatForever().kind.logicalDuration == .infinity)
    let early = Animation.linear(duration: 2).logicallyComplete(after: 1)
    #expect(early.kind.logicalDuration == 1)
    #expect(early.kind.duration(1.0) == 2)
    let store = AnimationStore()
    _ = early.kind.animate(1.0, time: 0.9, store: store)
    #expect(!store.isLogicallyComplete)
    _ = early.kind.animate(1.0, time: 1, store: store)
    #expect(store.isLogicallyComplete)
  }
}
