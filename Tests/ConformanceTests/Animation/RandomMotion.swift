import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Random changes at random moments by random animations (B6.18–B6.21, B6.24, B7.03).
  @MainActor struct RandomMotion {
    /// More with `RIVULET_MOTION_SEEDS`.
    static let seedCount = ProcessInfo.processInfo.environment["RIVULET_MOTION_SEEDS"].flatMap { UInt64($0) } ?? 30
    /// The seed of the first script. Another one with `RIVULET_MOTION_FIRST_SEED`.
    static let firstSeed = ProcessInfo.processInfo.environment["RIVULET_MOTION_FIRST_SEED"].flatMap { UInt64($0) } ?? 1

    /// What the views show.
    struct Model: Equatable {
      var x = 0.0
      var scale = 1.0
      var rotation = 0.0
      var width = 50.0
      var size = 20.0
      var hue = 0.5
      var isThere = true
      var isRight = false
    }

    /// Changes the model of a stage.
    final class Remote {
      var change: ((inout Model) -> Void) -> Void = { _ in }
      var model = Model()
    }

    struct Stage: View {
      let remote: Remote
      @State private var model = Model()
      @Namespace private var space

      var body: some View {
        let _ = remote.model = model
        let _ = remote.change = { change in change(&model) }
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 0) {
            Color(hue: model.hue, saturation: 1, brightness: 1).frame(width: model.width, height: 20).accessibilityIdentifier("wide")
            Color.blue.frame(width: 10, height: 20).accessibilityIdentifier("pushed")
          }
          Color.red.frame(width: 10, height: 10).scaleEffect(model.scale).rotationEffect(.degrees(model.rotation)).offset(x: model.x)
            .accessibilityIdentifier("box")
          Text("words").font(.system(size: model.size)).accessibilityIdentifier("words")
          if model.isThere { Color.green.frame(width: 30, height: 10).transition(.slide).accessibilityIdentifier("coming") }
          ZStack(alignment: .topLeading) {
            Color.clear.frame(width: 300, height: 40)
            if model.isRight {
              Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 40).padding(.leading, 200)
                .accessibilityIdentifier("right")
            } else {
              Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 20).accessibilityIdentifier("left")
            }
          }
        }
      }
    }

    /// Goes on for a share of a second, past its end and back.
    struct Wobble: CustomAnimation {
      nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time >= 0.4 ? nil : value.scaled(by: 2.5 * time + 0.3 * sin(time * 5 * .pi))
      }
    }

    /// One that goes on with what it has merged with.
    struct Merging: CustomAnimation {
      nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time >= 0.5 ? nil : value.scaled(by: 2 * time)
      }

      nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool { true }
    }

    /// Animations by which a change begins where the view is seen.
    static let steady: [Animation] = [
      .default, .linear, .linear(duration: 0.8), .easeIn, .easeOut(duration: 0.1), .easeInOut,
      .timingCurve(0.2, 1.4, 0.6, -0.3, duration: 0.5), .spring, .bouncy, .snappy, .smooth(duration: 0.2),
      .spring(duration: 0.3, bounce: -0.4), .spring(response: 0.2, dampingFraction: 0.3), .interactiveSpring(),
      .interpolatingSpring(stiffness: 100, damping: 4),
      .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 3),
      .linear(duration: 0.3).delay(0.2), .easeOut.speed(3), .linear(duration: 0.2).repeatCount(3), .linear(duration: 0.1).repeatForever(),
      .easeInOut(duration: 0.3).repeatForever(autoreverses: false), .bouncy.speed(0.5).delay(0.1), .spring.logicallyComplete(after: 0.1),
      Animation(Wobble()), Animation(Wobble()).delay(0.1), .linear(duration: .infinity), .linear.delay(.infinity), .linear.speed(0),
    ]
    /// Animations of numbers that are none, which may be over at once.
    static let odd: [Animation] = [
      .linear(duration: 0), .linear(duration: -1), .linear(duration: .nan), .spring(duration: 0), .spring(duration: -1),
      .spring(duration: .nan), .spring(duration: .infinity), .spring(duration: 0.5, bounce: .nan),
      .spring(duration: 0.5, bounce: .infinity), .spring(duration: 0.3, bounce: 7), .spring(response: 0, dampingFraction: 0.5),
      .spring(response: -1, dampingFraction: -2), .spring(response: .nan, dampingFraction: .nan),
      .spring(response: 0.3, dampingFraction: 0), .interpolatingSpring(stiffness: 0, damping: 0),
      .interpolatingSpring(stiffness: .nan, damping: -1), .interpolatingSpring(mass: 0, stiffness: 100, damping: 1),
      .linear.delay(.nan), .linear.delay(-3), .linear.speed(.nan), .linear.speed(-1), .linear.speed(.infinity),
      .linear.repeatCount(0), .linear.repeatCount(-4), .linear(duration: 0).repeatForever(), Animation(Merging()),
    ]

    private static let quantities: [(String, PresentedQuantity)] = [
      ("box", .offsetX), ("box", .scale), ("box", .rotation), ("wide", .width), ("pushed", .x), ("words", .width), ("words", .y),
      ("coming", .offsetX), ("coming", .opacity), ("left", .x), ("left", .width), ("right", .x), ("right", .width),
    ]

    private func look(_ harness: ViewHarness) -> [Double?] { Self.quantities.map { harness.presented($0.0, $0.1) } }

    private func change(_ model: inout Model, _ random: inout Scramble) {
      if Int.random(in: 0..<3, using: &random) == 0 { model.x = Double.random(in: -300...300, using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { model.scale = Double.random(in: -2...2, using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { model.rotation = Double.random(in: -360...360, using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { model.width = Double.random(in: 0...200, using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { model.size = Double.random(in: 16...40, using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { model.hue = Double.random(in: 0...1, using: &random) }
      if Int.random(in: 0..<4, using: &random) == 0 { model.isThere.toggle() }
      if Int.random(in: 0..<4, using: &random) == 0 { model.isRight.toggle() }
    }

    /// What the views show at rest: that of a stage that was built with the model.
    private func expectRest(_ harness: ViewHarness, _ model: Model, _ place: String) {
      func near(_ identifier: String, _ quantity: PresentedQuantity, _ value: Double, by tolerance: Double = 1e-6) {
        let shown = harness.presented(identifier, quantity)
        let isNear = shown.map { abs($0 - value) < tolerance } == true
        #expect(isNear, "\(place): \(identifier) \(quantity) is \(String(describing: shown)), not \(value)")
      }
      near("box", .offsetX, model.x)
      near("box", .scale, abs(model.scale) < 1e-9 ? 0 : model.scale)
      near("box", .rotation, model.rotation)
      near("wide", .width, model.width, by: 0.51)
      near("words", .width, 5 * model.size * 0.5, by: 0.51)
      #expect((harness.presented("coming", .opacity) != nil) == model.isThere, "\(place)")
      if model.isThere { near("coming", .offsetX, 0) }
      #expect((harness.presented("right", .x) != nil) == model.isRight, "\(place)")
      #expect((harness.presented("left", .x) != nil) == !model.isRight, "\(place)")
      near(model.isRight ? "right" : "left", .width, model.isRight ? 60 : 30)
      for identifier in ["wide", "pushed", "words"] {
        guard let frame = harness.frame(of: identifier) else { continue }
        near(identifier, .x, frame.minX, by: 0.51)
        near(identifier, .y, frame.minY, by: 0.51)
      }
    }

    @Test func `B6.18 B6.19 B6.20 B6.21 B6.24 random scripts never jump, are finite, and rest at the model`() async throws {
      for seed in Self.firstSeed..<Self.firstSeed + Self.seedCount {
        var random = Scramble(state: seed)
        let remote = Remote()
        let harness = ViewHarness(Stage(remote: remote), size: CGSize(width: 390, height: 200), textMeasurer: FixedAdvanceMeasurer())
        await harness.settle()
        for step in 0..<Int.random(in: 4...9, using: &random) {
          let place = "seed \(seed) step \(step)"
          let before = look(harness)
          let kind = Int.random(in: 0..<8, using: &random)
          let animation = kind == 0 ? nil : (kind < 6 ? Self.steady : Self.odd).randomElement(using: &random)
          await harness.turn { withAnimation(animation) { remote.change { change(&$0, &random) } } }
          let after = look(harness)
          for (index, quantity) in Self.quantities.enumerated() {
            #expect(after[index]?.isFinite ?? true, "\(place): \(quantity)")
            // Places and sizes are on whole pixels, those of texts before they are scaled.
            guard (1..<6).contains(kind), let old = before[index], let new = after[index] else { continue }
            let isSteady = abs(old - new) < (index < 3 ? 1e-6 : index == 5 ? 2.5 : 1.01)
            #expect(isSteady, "\(place): \(quantity) jumps from \(old) to \(new) under \(String(describing: animation))")
          }
          await harness.advance(by: [0, 1.0 / 60, 0.05, 0.3, 0.7].randomElement(using: &random) ?? 0)
          for (index, value) in look(harness).enumerated() { #expect(value?.isFinite ?? true, "\(place): \(Self.quantities[index])") }
        }
        // What has no end gives way to this one (B6.24).
        await harness.turn {
          withAnimation(.linear(duration: 0.2)) {
            remote.change { model in
              model.x += 1
              model.scale += 0.5
              model.rotation += 1
              model.width += 1
              model.size += 1
              model.hue = 1 - model.hue
              model.isThere.toggle()
              model.isRight.toggle()
            }
          }
        }
        await harness.advance(by: 8)
        expectRest(harness, remote.model, "seed \(seed) at rest")
        await harness.close()
      }
    }
  }
}
