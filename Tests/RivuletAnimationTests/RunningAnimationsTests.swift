import Foundation
import RivuletAnimation
import Testing

/// Animations of one quantity that begin while others run.
struct RunningAnimationsTests {
  /// What is missing of a way of 100 that begins at a time of 10 seconds.
  private func rest(_ kind: AnimationKind, at times: [Double]) -> [Double] {
    var running = RunningAnimations<Double>()
    running.add(100, by: kind, at: 10)
    return times.map { running.displacement(at: $0) }
  }

  private let linear = AnimationKind.curve(.linear, duration: 1)

  @Test func `a clock that jumps ahead ends an animation, and one that goes back shows its beginning`() {
    #expect(rest(linear, at: [10.5, 3_610]) == [-50, 0])
    #expect(rest(linear, at: [10.5, 9, 10.75]) == [-50, -100, -25])
    #expect(rest(.default, at: [3_610]) == [0])
    #expect(rest(.default, at: [-3_590]) == [-100])
  }

  @Test func `changes in each frame for an hour leave no more animations than run at a time`() {
    for kind in [
      linear, .default, .spring(Spring(response: 0.3, dampingRatio: 0.5), blendDuration: 0.2), .curve(.easeInOut, duration: 0.35),
    ] {
      var running = RunningAnimations<Double>()
      var most = 0
      // Curves add up, so that each frame costs as many steps as run at a time: a few minutes show as much.
      let frames = kind.persistentSpring == nil ? 10_000 : 216_000
      for frame in 0..<frames {
        let time = Double(frame) / 60
        running.add(frame.isMultiple(of: 2) ? 10 : -10, by: kind, at: time)
        _ = running.displacement(at: time)
        most = max(most, running.count)
      }
      #expect(most <= 62)
      #expect(running.displacement(at: 3_700) == 0)
      #expect(running.isEmpty)
    }
  }

  @Test func `B6.30 what was changed without an animation hands its velocity to a spring, if that comes soon`() {
    func velocity(after pause: Double) -> Double {
      var running = RunningAnimations<Double>()
      for step in 0..<4 { running.add(5, by: nil, at: Double(step) / 100) }
      #expect(!running.isEmpty)
      #expect(running.displacement(at: 0.03) == 0)
      running.add(100, by: .default, at: 0.03 + pause)
      return running.velocity(at: 0.03 + pause)
    }
    #expect(abs(velocity(after: 0.01) - 500) < 1e-6)
    #expect(velocity(after: 0.2) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1])
  func `odd durations, delays, speeds and springs come to numbers, and give way to the next animation`(odd: Double) {
    let kinds: [AnimationKind] = [
      .curve(.linear, duration: odd), .delay(odd, linear), .speed(odd, linear),
      .repeats(nil, autoreverses: true, .curve(.linear, duration: odd)),
      .spring(Spring(response: odd, dampingRatio: 0.5), blendDuration: odd),
      .spring(Spring(response: 0.5, dampingRatio: odd), blendDuration: 0),
      .interpolatingSpring(Spring(mass: odd, stiffness: odd, damping: odd), initialVelocity: odd), .logicallyComplete(after: odd, linear),
    ]
    for kind in kinds {
      var running = RunningAnimations<Double>()
      running.add(100, by: kind, at: 0)
      for time in [0, 0.1, 0.9, 100] { #expect(running.displacement(at: time).isFinite, "\(kind) at \(time)") }
      running.add(10, by: linear, at: 100)
      running.add(10, by: .default, at: 100)
      #expect(running.displacement(at: 200) == 0, "\(kind)")
    }
  }
}
