import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Values that go through keyframes.
  @MainActor struct KeyframeRules {
    private func expectEqual(_ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(abs(value - expected) < 1e-6, "\(value) is not \(expected)", sourceLocation: sourceLocation)
    }

    // MARK: Timelines

    @Test func `linear keyframes go straight, at the pace of their curves, and rest at both ends`() {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 2, timingCurve: .easeInOut)
      }
      #expect(timeline.duration == 3)
      expectEqual(timeline.value(time: 0.25), 2.5)
      expectEqual(timeline.value(time: 1.5), 10 - 10 * UnitCurve.easeInOut.value(at: 0.25))
      expectEqual(timeline.value(progress: 2.0 / 3), 5)
      for time in [-1, 3, 100, Double.nan, .infinity] { expectEqual(timeline.value(time: time), 0) }
    }

    @Test func `a cubic keyframe is at rest at both ends, or has the velocities that are given`() {
      let resting = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1.0, duration: 1) }
      expectEqual(resting.value(time: 0.25), 0.15625)
      let moving = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1.0, duration: 1, startVelocity: 2, endVelocity: -1) }
      expectEqual(moving.value(time: 0.5), 0.875)
      let slow = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1.0, duration: 2, startVelocity: 1, endVelocity: 0) }
      expectEqual(slow.value(time: 1), 0.75)
    }

    @Test func `cubic keyframes next to each other make a Catmull-Rom spline`() {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 1)
        CubicKeyframe(30.0, duration: 3)
      }
      // The velocity between the two is 30 in 4 seconds.
      expectEqual(timeline.value(time: 0.5), 4.0625)
      expectEqual(timeline.value(time: 1), 10)
      expectEqual(timeline.value(time: 2.5), 22.8125)
    }

    @Test func `a cubic keyframe goes on as its neighbours of other kinds do`() {
      let after = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 1)
        CubicKeyframe(20.0, duration: 1)
      }
      expectEqual(after.value(time: 1.5), 16.25)
      let before = KeyframeTimeline(initialValue: 0.0) {
        CubicKeyframe(10.0, duration: 1)
        LinearKeyframe(14.0, duration: 2)
      }
      expectEqual(before.value(time: 0.5), 4.75)
    }

    @Test func `a spring keyframe is pulled by its spring, and keeps the velocity that it finds`() {
      let spring = Spring.bouncy
      let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, duration: 1, spring: spring) }
      expectEqual(timeline.value(time: 0.3), spring.value(target: 100.0, time: 0.3))
      expectEqual(timeline.value(time: 1), 100)
      let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, spring: spring) }
      #expect(settling.duration == spring.settlingDuration)
      let flung = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 1)
        SpringKeyframe(10.0, duration: 1, spring: spring)
        LinearKeyframe(50.0, duration: 1)
      }
      expectEqual(flung.value(time: 1.1), 10 + spring.value(target: 0.0, initialVelocity: 10, time: 0.1))
      // The next way begins where the spring is by then.
      let end = 10 + spring.value(target: 0.0, initialVelocity: 10, time: 1)
      expectEqual(flung.value(time: 2.5), (end + 50) / 2)
    }

    @Test func `a value jumps to a move keyframe`() {
      let timeline = KeyframeTimeline(initialValue: 0.0) {
        MoveKeyframe(5.0)
        LinearKeyframe(15.0, duration: 1)
        MoveKeyframe(-1.0)
        LinearKeyframe(-2.0, duration: 1)
      }
      expectEqual(timeline.value(time: 0), 5)
      expectEqual(timeline.value(time: 0.5), 10)
      expectEqual(timeline.value(time: 1), -1)
      expectEqual(timeline.value(time: 1.5), -1.5)
    }

    struct Pose {
      var x = 0.0
      var angle = Angle.zero
      var name = "pose"
    }

    @Test func `tracks run side by side, and what has none stays`() {
      let isTurning = true
      let timeline = KeyframeTimeline(initialValue: Pose()) {
        KeyframeTrack(\.x) {
          for x in [10.0, 20] { LinearKeyframe(x, duration: 1) }
        }
        KeyframeTrack(\.angle) {
          if isTurning { LinearKeyframe(.degrees(90), duration: 1) } else { MoveKeyframe(.zero) }
        }
      }
      #expect(timeline.duration == 2)
      let pose = timeline.value(time: 1.5)
      expectEqual(pose.x, 15)
      expectEqual(pose.angle.degrees, 90)
      #expect(pose.name == "pose")
    }

    struct Bounce: Keyframes {
      typealias Value = Pose
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.x) { Wave(height: 10) }
      }
    }

    struct Wave: KeyframeTrackContent {
      typealias Value = Double
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }

    @Test func `keyframes and tracks of an app's own are made of others`() {
      let timeline = KeyframeTimeline(initialValue: Pose()) { Bounce() }
      #expect(timeline.duration == 2)
      expectEqual(timeline.value(time: 1.5).x, 5)
    }

    @Test func `durations that are none, and no keyframes at all, give the values at once`() {
      for duration in [Double.nan, -1, .infinity, 0] {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
          LinearKeyframe(1.0, duration: duration)
          CubicKeyframe(2.0, duration: duration)
          SpringKeyframe(3.0, duration: duration)
        }
        #expect(timeline.duration == 0)
        expectEqual(timeline.value(time: 0), 3)
        expectEqual(timeline.value(progress: 0.5), 3)
      }
      let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: Spring(duration: 0.5, bounce: 1)) }
      #expect(endless.duration == 0.5)
      let vertical = KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(1.0, duration: 1, timingCurve: .circularEaseIn)
        CubicKeyframe(2.0, duration: 1)
      }
      #expect(vertical.value(time: 1.5).isFinite)
      let empty = KeyframeTimeline(initialValue: Pose(x: 7)) {}
      #expect(empty.duration == 0 && empty.value(time: 1).x == 7)
    }

    // MARK: Animators

    struct Triggered: View {
      var duration = 1.0
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown {
            Color.red.frame(width: 10, height: 10)
              .keyframeAnimator(initialValue: 0.0, trigger: count) { view, x in
                let _ = MainActor.assumeIsolated { Log.add("content") }
                view.offset(x: x)
              } keyframes: { x in
                LinearKeyframe(x + 100, duration: duration)
              }
              .accessibilityIdentifier("box")
          }
          Button("go") { count += 1 }
          Button("remove") { isShown = false }
        }
      }
    }

    @Test func `a trigger starts the keyframes, which run from the present value and stay at their end`() async throws {
      let harness = await mount(Triggered())
      await harness.advance(by: 0.2)
      #expect(harness.presented("box", .offsetX) == 0)
      _ = Log.take()
      try await harness.tap("go")
      _ = Log.take()
      await harness.advance(by: 0.5)
      expectEqual(harness.presented("box", .offsetX) ?? 0, 50)
      #expect(Log.take().count == 30)
      await harness.advance(by: 0.5)
      expectEqual(harness.presented("box", .offsetX) ?? 0, 100)
      _ = Log.take()
      let frames = harness.frames.count
      await harness.advance(by: 1)
      #expect(Log.take() == [] && harness.frames.count == frames)
      try await harness.tap("go")
      await harness.advance(by: 0.25)
      expectEqual(harness.presented("box", .offsetX) ?? 0, 125)
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      expectEqual(harness.presented("box", .offsetX) ?? 0, 175)
    }

    @Test func `a view that goes while its keyframes run asks for no more frames`() async throws {
      let harness = await mount(Triggered())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      try await harness.tap("remove")
      await harness.advance(by: 0.1)
      _ = Log.take()
      let frames = harness.frames.count
      await harness.advance(by: 1)
      #expect(Log.take() == [] && harness.frames.count == frames)
    }

    struct Returning<Content: View>: View {
      @ViewBuilder let content: Content
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { content }
          Button("toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
      }
    }

    @Test func `what comes back before it has gone moves on`() async throws {
      let keyframes = await mount(
        Returning {
          KeyframeAnimator(initialValue: 0.0) { x in
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }
        })
      let phases = await mount(
        Returning {
          PhaseAnimator([0.0, 50, 100]) { x in
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
          } animation: { _ in
            nil
          }
        })
      let frames = await mount(
        Returning {
          TimelineView(.animation) { context in
            Color.red.frame(width: 10, height: 10).offset(x: context.date.timeIntervalSinceReferenceDate).accessibilityIdentifier("box")
          }
        })
      let dates = await mount(
        Returning {
          TimelineView(.periodic(from: .distantPast, by: 0.01)) { context in
            Color.red.frame(width: 10, height: 10).offset(x: context.date.timeIntervalSinceReferenceDate).accessibilityIdentifier("box")
          }
        })
      for harness in [keyframes, phases, frames, dates] {
        await harness.advance(by: 0.3)
        try await harness.tap("toggle")
        await harness.advance(by: 0.3)
        try await harness.tap("toggle")
        await harness.advance(by: 2)
        let places = Set([harness.presented("box", .offsetX)])
        await harness.advance(by: 0.02)
        #expect(!places.contains(harness.presented("box", .offsetX)))
      }
    }

    @Test func `a duration that is none is told, and the value is there at once`() async throws {
      let harness = await mount(Triggered(duration: .nan))
      try await harness.tap("go")
      #expect(harness.presented("box", .offsetX) == 100)
      #expect(harness.runtimeIssues.map(\.kind) == [.invalidValue])
    }

    struct Repeating: View {
      @State private var isOn = true

      var body: some View {
        VStack {
          KeyframeAnimator(initialValue: 0.0, repeating: isOn) { x in
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("box")
          } keyframes: { _ in
            MoveKeyframe(10)
            LinearKeyframe(110, duration: 1)
          }
          Button("toggle") { isOn.toggle() }
        }
      }
    }

    @Test func `repeating keyframes begin again and again, until they are switched off`() async throws {
      let harness = await mount(Repeating())
      for _ in 0..<3 {
        await harness.advance(by: 0.5)
        expectEqual(harness.presented("box", .offsetX) ?? 0, 60)
        await harness.advance(by: 0.5)
      }
      await harness.advance(by: 0.25)
      try await harness.tap("toggle")
      #expect(harness.presented("box", .offsetX) == 10)
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetX) == 10)
      try await harness.tap("toggle")
      await harness.advance(by: 0.5)
      expectEqual(harness.presented("box", .offsetX) ?? 0, 60)
    }
  }
}
