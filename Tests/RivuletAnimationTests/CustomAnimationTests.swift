import Foundation
import RivuletAnimation
import Testing

/// Jumps in steps of a quarter, one each second.
private struct Steps: AnimationBase {
  var count = 4

  func animate<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V? {
    time < Double(count) ? way.scaled(by: time.rounded(.down) / Double(count)) : nil
  }

  func velocity<V: VectorArithmetic>(_ way: V, time: TimeInterval, store: AnimationStore?) -> V? { nil }
}

@Suite struct CustomAnimationTests {
  let steps = Animation(.custom(CustomAnimationBox(Steps())))

  @Test func `an app's own animation is equal by value`() {
    #expect(steps == Animation(.custom(CustomAnimationBox(Steps()))))
    #expect(steps != Animation(.custom(CustomAnimationBox(Steps(count: 5)))))
    #expect(steps.hashValue == Animation(.custom(CustomAnimationBox(Steps()))).hashValue)
  }

  @Test func `delays and speeds apply to it`() {
    #expect(steps.delay(1).speed(2).kind.animate(100.0, time: 1.6) == 50)
    #expect(steps.kind.duration(1.0) == nil)
  }

  @Test func `its rounds begin when it says that it is over`() {
    let kind = steps.repeatCount(3).kind
    let store = AnimationStore()
    let values = stride(from: 0.5, to: 13, by: 1).map { kind.animate(100.0, time: $0, store: store) }
    #expect(values[..<4] == [0, 25, 50, 75])
    #expect(values[4] == 100)
    #expect(values[7]! < 50)
    #expect(values.last! == nil)
  }
}
