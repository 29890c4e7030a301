import Combine
import Foundation
import Testing

/// Random pipelines under random demand, cancellation and re-entrant sends: whatever they do, they keep the contract with their subscriber.
@Suite struct RandomPipelineTests {
  /// How many pipelines are tried. More with `RIVULET_PIPELINE_SEEDS`.
  static let rounds = ProcessInfo.processInfo.environment["RIVULET_PIPELINE_SEEDS"].flatMap { UInt64($0) } ?? 3000

  @Test func `random pipelines keep the contract with their subscriber and come to an end`() {
    for seed in 0..<RandomPipelineTests.rounds {
      let pipeline = RandomPipeline(seed: seed)
      let judge = Judge(dice: pipeline.dice, subjects: pipeline.subjects)
      pipeline.publisher.subscribe(judge)
      for _ in 0..<25 {
        judge.act()
        if pipeline.dice.roll(4) == 0 { pipeline.scheduler.advance(by: 0.5) }
      }
      pipeline.scheduler.advance(by: 10)
      judge.conclude()
      pipeline.scheduler.advance(by: 10)
      // Two operators lose values together with the demand for them (documentation).
      let mayStarve = ["combineLatest", "dropUntil"].contains { pipeline.recipe.contains($0) }
      #expect(judge.isDone || mayStarve, "seed \(seed): \(pipeline.recipe): \(judge.log.joined(separator: " "))")
      #expect(judge.complaints.isEmpty, "seed \(seed): \(pipeline.recipe): \(judge.log.joined(separator: " "))")
    }
  }

  @Test func `publishers that break the contract do no harm`() {
    for seed in 0..<RandomPipelineTests.rounds {
      let unruly = Unruly()
      let pipeline = RandomPipeline(seed: seed, behind: unruly)
      let judge = Judge(dice: pipeline.dice, subjects: pipeline.subjects)
      pipeline.publisher.subscribe(judge)
      for _ in 0..<12 {
        unruly.roll(pipeline.dice)
        judge.act()
        if pipeline.dice.roll(4) == 0 { pipeline.scheduler.advance(by: 0.5) }
      }
      judge.conclude()
      pipeline.scheduler.advance(by: 10)
      // That nothing ends the process is what counts; what went wrong upstream may be seen downstream.
      #expect(judge.log.count < 1000, "seed \(seed): \(pipeline.recipe)")
    }
  }

  @Test func `random pipelines keep the contract on many threads`() {
    for seed in 0..<RandomPipelineTests.rounds / 10 {
      let pipeline = RandomPipeline(seed: seed, isTimed: false)
      let witness = Witness()
      pipeline.publisher.subscribe(witness)
      let subjects = Shared(pipeline.subjects)
      onTenThreads { number in
        for step in 0..<10 {
          for subject in subjects.value { subject.send(step) }
          if number > 6 { witness.request(.max(2)) }
          if number == 9, step == 9, seed % 2 == 0 { witness.subscription?.cancel() }
          if number == 8, step == 8 { subjects.value.first?.send(completion: .finished) }
        }
      }
      #expect(witness.complaints.isEmpty, "seed \(seed): \(pipeline.recipe)")
    }
  }
}
