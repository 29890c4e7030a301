import Combine
import Foundation
import Testing

@Suite struct TimeTests {
  let clock = VirtualTimeSource(date: Date(timeIntervalSinceReferenceDate: 1000))

  @Test func `B10-09 a timer sends nothing before it is connected`() async {
    let log = Log<Date>()
    let timer = CombineTime.withSource(clock) { Shared(Timer.publish(every: 1, on: .main, in: .common)) }
    let sink = timer.value.sink { log.add($0) }
    await clock.advance(by: 3)
    #expect(log.elements.isEmpty)
    #expect(clock.nextDeadlineNanoseconds == nil)
    sink.cancel()
  }

  @Test func `a connected timer sends the date at each interval, on the main queue`() async {
    let log = Log<Double>()
    let places = Log<Bool>()
    let sink = CombineTime.withSource(clock) {
      Shared(
        Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink {
          log.add($0.timeIntervalSinceReferenceDate)
          places.add(MainQueue.isCurrent)
        })
    }
    await clock.advance(by: 1.6)
    #expect(log.elements == [1000.5, 1001, 1001.5])
    #expect(places.elements == [true, true, true])
    sink.value.cancel()
    await clock.advance(by: 5)
    #expect(log.elements.count == 3)
    #expect(clock.nextDeadlineNanoseconds == nil)
  }

  @Test func `a timer that is connected again starts again`() async {
    let log = Log<Double>()
    let timer = Shared(Timer.publish(every: 1, on: .main, in: .common).autoconnect())
    let first = CombineTime.withSource(clock) { Shared(timer.value.sink { log.add($0.timeIntervalSinceReferenceDate) }) }
    await clock.advance(by: 1.5)
    first.value.cancel()
    await clock.advance(by: 10)
    let second = CombineTime.withSource(clock) { Shared(timer.value.sink { log.add($0.timeIntervalSinceReferenceDate) }) }
    await clock.advance(by: 1)
    #expect(log.elements == [1001, 1012.5])
    second.value.cancel()
  }

  @Test func `a timer drops dates that nobody asked for and describes itself`() async {
    let timer = Shared(Timer.publish(every: 1, on: .main, in: .common))
    let probe = timer.value.probe()
    let connection = CombineTime.withSource(clock) { Shared(timer.value.connect()) }
    #expect("\(probe.subscription!)" == "Timer")
    await clock.advance(by: 2)
    probe.request(.max(1))
    await clock.advance(by: 2)
    #expect(probe.events.count == 1)
    connection.value.cancel()
  }

  @Test func `the clock of the scope follows the work from scheduler to scheduler`() async {
    let log = Log<Double>()
    let subject = PassthroughSubject<Int, Never>()
    let sink = CombineTime.withSource(clock) {
      Shared(
        subject
          .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
          .delay(for: 1, scheduler: RunLoop.main)
          .sink { _ in log.add(RunLoop.main.now.date.timeIntervalSinceReferenceDate) })
    }
    subject.send(1)
    await clock.advance(by: 0.2) { await drainMain() }
    subject.send(2)
    await clock.advance(by: 0.3) { await drainMain() }
    #expect(log.elements.isEmpty)
    await clock.advance(by: 1) { await drainMain() }
    #expect(log.elements == [1001.5])
    withExtendedLifetime(sink) {}
  }

  @Test func `two clocks side by side do not disturb each other`() async {
    let other = VirtualTimeSource()
    let log = Log<String>()
    let sinks = ["a": clock, "b": other].map { name, clock in
      CombineTime.withSource(clock) { Shared(Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in log.add(name) }) }
    }
    await clock.advance(by: 2)
    await other.advance(by: 1)
    #expect(log.elements == ["a", "a", "b"])
    for sink in sinks { sink.value.cancel() }
  }

  @Test func `what is due runs in the order of deadlines and then of scheduling, and time stands where it is due`() async {
    let log = Log<String>()
    let queue = DispatchQueue(label: "queue")
    CombineTime.withSource(clock) {
      let start = queue.now
      queue.schedule(after: start.advanced(by: .seconds(2))) { log.add("late \(start.distance(to: queue.now).magnitude / 1_000_000)") }
      queue.schedule(after: start.advanced(by: .seconds(1))) { log.add("first") }
      queue.schedule(after: start.advanced(by: .seconds(1))) {
        log.add("second")
        queue.schedule(after: queue.now.advanced(by: .milliseconds(500))) { log.add("nested") }
      }
    }
    await clock.advance(by: 5)
    #expect(log.elements == ["first", "second", "nested", "late 2000"])
    #expect(clock.date.timeIntervalSinceReferenceDate == 1005)
  }

  @Test func `a repeated action is stopped by its cancellable, and by releasing it`() async {
    let log = Log<Int>()
    let queue = DispatchQueue(label: "queue")
    let repeating = CombineTime.withSource(clock) {
      Shared(queue.schedule(after: queue.now, interval: .seconds(1)) { log.add(1) })
    }
    await clock.advance(by: 2.5)
    #expect(log.elements.count == 3)
    repeating.value.cancel()
    await clock.advance(by: 5)
    #expect(log.elements.count == 3)
    CombineTime.withSource(clock) { _ = queue.schedule(after: queue.now, interval: .seconds(1)) { log.add(2) } }
    await clock.advance(by: 5)
    #expect(log.elements.count == 3)
  }

  @Test func `operation queues keep the same time`() async {
    let log = Log<Double>()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    CombineTime.withSource(clock) {
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) { log.add(queue.now.date.timeIntervalSinceReferenceDate) }
    }
    await clock.advance(by: 1)
    await withCheckedContinuation { continuation in queue.addBarrierBlock { continuation.resume() } }
    #expect(log.elements == [1001])
  }

  /// Waits until a queue is empty.
  private func finish(_ queue: OperationQueue) {
    queue.waitUntilAllOperationsAreFinished()
  }

  @Test func `an operation queue knows what it will run at a date, and may cancel it`() async {
    let log = Log<String>()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    CombineTime.withSource(clock) {
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) { log.add("late") }
      queue.schedule { log.add("now") }
    }
    #expect(queue.operationCount >= 1)
    await withCheckedContinuation { continuation in queue.addOperation { continuation.resume() } }
    #expect(log.elements == ["now"])
    await clock.advance(by: 1)
    finish(queue)
    #expect(log.elements == ["now", "late"] && queue.operationCount == 0)
    CombineTime.withSource(clock) { queue.schedule(after: queue.now.advanced(by: 1)) { log.add("never") } }
    queue.cancelAllOperations()
    finish(queue)
    await clock.advance(by: 2)
    finish(queue)
    #expect(log.elements == ["now", "late"])
  }

  @Test func `an operation queue repeats an action until it is cancelled`() async {
    let log = Log<Int>()
    let queue = OperationQueue()
    let repeating = CombineTime.withSource(clock) { Shared(queue.schedule(after: queue.now, interval: 1) { log.add(1) }) }
    await clock.advance(by: 2.5)
    finish(queue)
    #expect(log.elements.count == 3)
    repeating.value.cancel()
    await clock.advance(by: 5)
    finish(queue)
    #expect(log.elements.count == 3)
  }

  @Test func `the real clock runs what is due and forgets what is cancelled`() async {
    let source = RealTimeSource()
    weak var weakToken: Log<Int>?
    await withCheckedContinuation { continuation in
      let token = Log<Int>()
      weakToken = token
      let far = source.schedule(at: source.uptimeNanoseconds + 3_600_000_000_000, toleranceNanoseconds: 0, on: .global()) { _ = token }
      far.cancel()
      _ = source.schedule(at: source.uptimeNanoseconds + 1_000_000, toleranceNanoseconds: 0, on: .global()) { continuation.resume() }
    }
    // The queue of the time source frees what it cancelled in its own time.
    let deadline = ContinuousClock.now + .seconds(30)
    while weakToken != nil, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(weakToken == nil)
  }

  @Test func `spans are made from literals and units, and clamped`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect((0.5 as Stride).magnitude == 500_000_000)
    #expect((2 as Stride).timeInterval == .nanoseconds(2_000_000_000))
    #expect(Stride.milliseconds(3) + .microseconds(4) + .nanoseconds(5) == .nanoseconds(3_004_005))
    #expect(Stride.seconds(Int.max).magnitude == .max && Stride.seconds(-1e30).magnitude == .min)
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride.seconds(Double.infinity).magnitude == .max && Stride.seconds(1.1).magnitude == 1_100_000_000)
    #expect(Stride.nanoseconds(.max) + 1 == .nanoseconds(.max) && Stride.nanoseconds(.min) - 1 == .nanoseconds(.min))
    #expect(-Stride.nanoseconds(.min) == .nanoseconds(.max) && Stride.nanoseconds(.max) * -2 == .nanoseconds(.min))
    #expect((1e30 as ImmediateScheduler.SchedulerTimeType.Stride).magnitude == .max)
    #expect((1.5 as RunLoop.SchedulerTimeType.Stride).timeInterval == 1.5)
    #expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(250).magnitude == 0.25)
    let instant = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1000))
    #expect(instant.advanced(by: .nanoseconds(-400)).dispatchTime.uptimeNanoseconds == 600)
    #expect(instant.advanced(by: .nanoseconds(-4000)).dispatchTime.uptimeNanoseconds == 0)
    #expect(instant.distance(to: instant.advanced(by: .nanoseconds(-400))).magnitude == -400)
  }

  @Test func `spans are stored as their magnitude`() throws {
    func stored(_ value: some Encodable) throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
    #expect(try stored(DispatchQueue.SchedulerTimeType.Stride.milliseconds(2)) == #"{"magnitude":2000000}"#)
    #expect(try stored(RunLoop.SchedulerTimeType.Stride.seconds(2.5)) == #"{"magnitude":2.5}"#)
    #expect(try stored(OperationQueue.SchedulerTimeType.Stride.seconds(3)) == #"{"magnitude":3}"#)
    #expect(try stored(ImmediateScheduler.SchedulerTimeType.Stride(4)) == #"{"magnitude":4}"#)
  }
}
