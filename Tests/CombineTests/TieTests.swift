import Combine
import Foundation
import Testing

/// What arrives at the very moment at which something else is due.
@Suite struct TieTests {
  /// Sends at the given times, arranged before anything else is, so that a value comes before what is due at the same time.
  private func send<Failure: Error>(
    _ values: [(Int, Double)], to subject: PassthroughSubject<Int, Failure>, on scheduler: HandScheduler,
    ending: (Subscribers.Completion<Failure>, Double)? = nil
  ) {
    for (value, time) in values {
      scheduler.schedule(after: HandScheduler.SchedulerTimeType(seconds: time), tolerance: 0, options: nil) { subject.send(value) }
    }
    guard let (completion, time) = ending else { return }
    scheduler.schedule(after: HandScheduler.SchedulerTimeType(seconds: time), tolerance: 0, options: nil) {
      subject.send(completion: completion)
    }
  }

  /// The example of Apple's documentation.
  private let bounces = [(0, 0), (1, 0.25), (2, 1), (3, 1.25), (4, 1.5), (5, 2)]

  @Test func `a debounced value that is due is published before the next one is considered`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.debounce(for: 0.5, scheduler: scheduler).probe(.unlimited) { probe, _ in
      probe.note("at \(scheduler.now.seconds)")
      return .none
    }
    send(bounces, to: subject, on: scheduler)
    scheduler.advance(by: 5)
    #expect(probe.text == "1 at 0.75 4 at 2.0 5 at 2.5")
    #expect(scheduler.waiting == 0)
  }

  @Test func `a debounced value that is due when the end comes is published before it`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Trouble>(), HandScheduler())
    let probe = subject.debounce(for: 0.5, scheduler: scheduler).probe(.unlimited)
    send([(1, 0), (2, 0.5)], to: subject, on: scheduler, ending: (.failure(.one), 1))
    scheduler.advance(by: 5)
    #expect(probe.text == "1 2 failed(one)")
    let early = PassthroughSubject<Int, Trouble>()
    let other = early.debounce(for: 0.5, scheduler: scheduler).probe(.unlimited)
    send([(1, 5)], to: early, on: scheduler, ending: (.finished, 5.25))
    scheduler.advance(by: 5)
    #expect(other.text == "finished" && scheduler.waiting == 0)
  }

  @Test func `without a pause the values of one moment are one`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.debounce(for: 0, scheduler: scheduler).probe(.unlimited)
    for value in 1...3 { subject.send(value) }
    scheduler.run()
    #expect(probe.text == "3")
    subject.send(4)
    scheduler.run()
    #expect(probe.text == "3 4")
  }

  @Test func `a cancelled debounce lets nothing out that was due`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.debounce(for: 0.5, scheduler: scheduler).probe(.unlimited)
    scheduler.schedule(after: HandScheduler.SchedulerTimeType(seconds: 0.5), tolerance: 0, options: nil) {
      subject.send(2)
      probe.cancel()
    }
    subject.send(1)
    scheduler.advance(by: 5)
    #expect(probe.text == "" && scheduler.waiting == 0)
  }

  @Test(arguments: [true, false])
  func `a throttled value that is due is published, and the next one waits for the next interval`(latest: Bool) {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: latest).probe(.unlimited) { probe, _ in
      probe.note("at \(scheduler.now.seconds)")
      return .none
    }
    send([(1, 0), (2, 0.5), (3, 1), (4, 1)], to: subject, on: scheduler)
    scheduler.advance(by: 5)
    #expect(probe.text == "1 at 0.0 2 at 1.0 \(latest ? 4 : 3) at 2.0")
  }

  @Test func `the end of a throttled stream waits for a value that came when another was due`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Trouble>(), HandScheduler())
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe(.unlimited)
    send([(1, 0), (2, 0.5), (3, 1)], to: subject, on: scheduler, ending: (.failure(.two), 1))
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2")
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2 3 failed(two)")
  }

  @Test func `values that come at the end of an interval belong to the next one`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.collect(.byTime(scheduler, 1)).probe(.unlimited)
    send([(1, 0.25), (2, 0.5), (3, 1), (4, 1.5), (5, 2), (6, 3)], to: subject, on: scheduler, ending: (.finished, 3))
    scheduler.advance(by: 5)
    #expect(probe.text == "[1, 2] [3, 4] [5] [6] finished")
  }

  @Test func `an array that is full at the end of an interval comes after those before it`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.collect(.byTimeOrCount(scheduler, 1, 2)).probe(.unlimited)
    send([(1, 0.5), (2, 1), (3, 1), (4, 1), (5, 1.5)], to: subject, on: scheduler)
    scheduler.advance(by: 5)
    #expect(probe.text == "[1] [2, 3] [4, 5]")
  }

  @Test func `values of an interval that nobody has asked for go on waiting`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.collect(.byTime(scheduler, 1)).probe(.max(1))
    send([(0, 0.5), (1, 1.5), (2, 2), (3, 3.5)], to: subject, on: scheduler)
    scheduler.advance(by: 3.75)
    probe.request(.max(1))
    scheduler.advance(by: 2)
    #expect(probe.text == "[0] [1, 2, 3]")
  }

  @Test func `a value that comes at the last moment is in time`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Trouble>(), HandScheduler())
    send([(1, 1), (2, 2)], to: subject, on: scheduler)
    let probe = subject.timeout(1, scheduler: scheduler, customError: { .one }).probe(.unlimited)
    scheduler.advance(by: 2)
    #expect(probe.text == "1 2")
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2 failed(one)")
  }

  @Test func `delayed values keep their order and their distance`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.delay(for: 0.5, scheduler: scheduler).probe(.unlimited) { probe, _ in
      probe.note("at \(scheduler.now.seconds)")
      return .none
    }
    send([(1, 0), (2, 0.5), (3, 0.5)], to: subject, on: scheduler)
    scheduler.advance(by: 2)
    #expect(probe.text == "1 at 0.5 2 at 1.0 3 at 1.0")
  }
}
