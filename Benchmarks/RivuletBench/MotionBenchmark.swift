import Foundation
import RivuletTesting
import SwiftUI

/// Measures a frame in which 1,000 offsets animate simultaneously, up to the pixels of a window of 800 × 600 points.
@MainActor
struct MotionBenchmark {
  let options: Options

  private static let name = "move 1000"
  private static let frames = 60

  /// Returns the times of the slowest and the average frame. No body may be evaluated during the animation.
  func figures() async -> [Figure] {
    guard options.wants(Self.name) else { return [] }
    var best: (worst: Double, mean: Double, bodies: Int)?
    for _ in 0..<max(options.rounds / 5, 3) {
      let round = await self.round()
      best = best.map { (min($0.worst, round.worst), min($0.mean, round.mean), max($0.bodies, round.bodies)) } ?? round
    }
    guard let best else { return [] }
    return [
      Figure(name: Self.name, value: best.worst, unit: "ms", count: best.bodies, countBar: 0, limit: .value(16)),
      Figure(name: "\(Self.name), mean", value: best.mean, unit: "ms"),
    ]
  }

  private func round() async -> (worst: Double, mean: Double, bodies: Int) {
    let harness = ViewHarness(
      MovingDots(), size: CGSize(width: 800, height: 600), displayScale: 1, textMeasurer: SystemFontMeasurer())
    harness.recordsFrames = false
    await harness.settle()
    try? await harness.tap("go")
    harness.paintDamage()
    harness.resetCounters()
    var (worst, sum) = (0.0, 0.0)
    for _ in 0..<Self.frames {
      let start = Stopwatch.now()
      await harness.advance(by: 1.0 / 60)
      harness.paintDamage()
      let time = Stopwatch.now() - start
      (worst, sum) = (max(worst, time), sum + time)
    }
    return (worst, sum / Double(Self.frames), harness.counters.bodiesByType.values.reduce(0, +))
  }
}

private struct MovingDots: View {
  @State private var isRight = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Button("go") { withAnimation(.linear(duration: 2)) { isRight = true } }
      ForEach(0..<1_000) { index in
        Color.blue.frame(width: 6, height: 6)
          .offset(x: CGFloat(index % 40) * 18 + (isRight ? 60 : 0), y: 30 + CGFloat(index / 40) * 20 + (isRight ? 40 : 0))
      }
    }
  }
}
