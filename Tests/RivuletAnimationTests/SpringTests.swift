import Foundation
import RivuletAnimation
import Testing

private let springs: [Spring] = [
  Spring(), .snappy, .bouncy, Spring(duration: 1, bounce: -0.5), Spring(mass: 2, stiffness: 100, damping: 5),
  Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true), Spring(response: 0.3, dampingRatio: 0.999_999),
]

@Suite struct SpringTests {
  @Test func `the initialisers describe the same springs`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.response == 0.5)
    #expect(spring.duration == 0.5)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    let physical = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physical.response - 0.5) < 1e-12)
    #expect(abs(physical.bounce - 0.3) < 1e-12)
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.smooth == Spring())
    #expect(Spring.snappy(duration: 1, extraBounce: 0.05).bounce == Spring(duration: 1, bounce: 0.2).bounce)
  }

  @Test func `negative bounce is drag above the critical one and comes back`() {
    let sluggish = Spring(duration: 0.5, bounce: -0.5)
    #expect(sluggish.dampingRatio == 2)
    #expect(sluggish.bounce == -0.5)
    #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  @Test(arguments: springs)
  func `values obey the equation of the damped oscillator`(_ spring: Spring) {
    let h = 1e-4
    for time in stride(from: 0.01, to: 1, by: 0.05) {
      let value = spring.value(target: 10.0, initialVelocity: 30, time: time)
      let velocity = spring.velocity(target: 10.0, initialVelocity: 30, time: time)
      let slope =
        (spring.value(target: 10, initialVelocity: 30, time: time + h) - spring.value(target: 10, initialVelocity: 30, time: time - h))
        / (2 * h)
      #expect(abs(velocity - slope) < 1e-2)
      let bend =
        (spring.velocity(target: 10, initialVelocity: 30, time: time + h) - spring.velocity(target: 10, initialVelocity: 30, time: time - h))
        / (2 * h)
      let force = spring.force(target: 10.0, position: value, velocity: velocity) / spring.mass
      #expect(abs(force - bend) < 1, "at \(time)")
    }
  }

  @Test(arguments: springs)
  func `a spring starts at zero with its velocity and rests at its target`(_ spring: Spring) {
    #expect(abs(spring.value(target: 10.0, initialVelocity: 5, time: 0)) < 1e-9)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 5, time: 0) - 5) < 1e-9)
    #expect(spring.value(target: 10.0, time: -1) == spring.value(target: 10.0, time: 0))
    #expect(abs(spring.value(target: 10.0, time: 60) - 10) < 1e-6)
  }

  @Test(arguments: springs)
  func `two steps lead as far as one`(_ spring: Spring) {
    var value = 2.0
    var velocity = -3.0
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.13)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.2)
    let expected = 2 + spring.value(target: 8.0, initialVelocity: -3, time: 0.33)
    #expect(abs(value - expected) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 8.0, initialVelocity: -3, time: 0.33)) < 1e-5)
  }

  @Test(arguments: springs)
  func `after the settling time the value stays within epsilon, and not much earlier`(_ spring: Spring) {
    let settling = spring.settlingDuration
    #expect(settling > 0)
    for step in 0...100 {
      let rest = spring.value(target: 1.0, time: settling * (1 + Double(step) / 50)) - 1
      #expect(abs(rest) <= 0.001 * 1.001)
    }
    let early = stride(from: settling * 0.5, to: settling, by: settling / 500).contains {
      abs(spring.value(target: 1.0, time: $0) - 1) > 0.001
    }
    #expect(early)
  }

  @Test func `a spring can be made to settle in a given time`() {
    for ratio in [0.3, 1, 1.5] { #expect(abs(Spring(settlingDuration: 2, dampingRatio: ratio).settlingDuration - 2) < 1e-3) }
  }

  @Test func `a spring without drag swings for ever and a rigid one is there at once`() {
    let endless = Spring(duration: 0.5, bounce: 1)
    #expect(endless.settlingDuration == .infinity)
    #expect(abs(endless.value(target: 1.0, time: 100.25) - 2) < 1e-6)
    let rigid = Spring(response: 0, dampingRatio: 1)
    #expect(rigid.value(target: 5.0, initialVelocity: 100, time: 0) == 5)
    #expect(rigid.velocity(target: 5.0, time: 0) == 0)
    #expect(rigid.settlingDuration == 0)
    #expect(rigid.response == 0)
  }

  @Test func `a bouncy spring overshoots and a smooth one does not`() {
    func highest(_ spring: Spring) -> Double {
      stride(from: 0, to: 2, by: 0.005).map { spring.value(target: 1.0, time: $0) }.max()!
    }
    #expect(highest(.smooth) <= 1)
    #expect(highest(.snappy) > 1.001)
    #expect(highest(.bouncy) > highest(.snappy))
    #expect(highest(Spring(duration: 0.5, bounce: -0.9)) < 1)
  }

  @Test func `values that can be animated move between two of them`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let from = CGPoint(x: 10, y: 0)
    let to = CGPoint(x: 20, y: 40)
    let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
    let share = spring.value(target: 1.0, time: 0.1)
    #expect(abs(middle.x - (10 + 10 * share)) < 1e-9)
    #expect(abs(middle.y - 40 * share) < 1e-9)
    #expect(spring.velocity(fromValue: from, toValue: to, initialVelocity: CGPoint(x: 1, y: 2), time: 0) == CGPoint(x: 1, y: 2))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: .zero)
    #expect(abs(force.x - 10 * spring.stiffness) < 1e-6)
    #expect(spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: .zero, epsilon: 0.01) > 0.5)
  }
}
