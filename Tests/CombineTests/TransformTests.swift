import Combine
import Foundation
import Testing

@Suite struct TransformTests {
  let numbers = [1, 2, 3, 4, 5, 6].publisher

  @Test func `values are transformed one by one`() {
    #expect(numbers.map { $0 * 10 }.map(String.init).everything == "10 20 30 40 50 60 finished")
    #expect(["a", "bcd"].publisher.map(\.count).everything == "1 3 finished")
    #expect([CGPoint(x: 1, y: 2)].publisher.map(\.x, \.y).map { "\($0 + $1)" }.everything == "3.0 finished")
    #expect([[1, 2]].publisher.map(\.count, \.isEmpty, \.first).map { "\($0),\($1),\($2!)" }.everything == "2,false,1 finished")
    #expect([1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0).everything == "1 0 3 finished")
  }

  @Test func `a transformation that throws fails the pipeline and cancels what feeds it`() {
    let source = HandSource<Int, Never>()
    let probe = source.tryMap { if $0 == 2 { throw Trouble.one } else { return $0 } }.probe(.unlimited)
    source.send(1)
    source.send(2)
    source.send(3)
    source.send(completion: .finished)
    #expect(probe.text == "1 failed(one)")
    #expect(source.text == "request(unlimited) cancel")
  }

  @Test func `a dropped value asks for another`() {
    let source = HandSource<Int, Never>()
    let probe = source.filter { $0 > 1 }.probe(.max(1))
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == .none)
    #expect(probe.text == "2")
  }

  @Test func `filters let through what they accept`() {
    #expect(numbers.filter { $0 % 2 == 0 }.filter { $0 > 2 }.everything == "4 6 finished")
    #expect(numbers.tryFilter { if $0 == 3 { throw Trouble.two } else { return true } }.everything == "1 2 failed(two)")
    #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.everything == "1 3 finished")
    #expect(numbers.tryCompactMap { if $0 == 3 { throw Trouble.two } else { return $0 == 1 ? nil : $0 } }.everything == "2 failed(two)")
  }

  @Test func `repetitions are left out`() {
    #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().everything == "1 2 1 finished")
    #expect([1, 3, 2, 4, 5].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.everything == "1 2 5 finished")
    #expect(
      [1, 1, 2].publisher.tryRemoveDuplicates { if $1 == 2 { throw Trouble.one } else { return $0 == $1 } }.everything == "1 failed(one)")
  }

  @Test func `each subscriber has its own memory`() {
    let publisher = [1, 1, 2].publisher.removeDuplicates().scan(0, +)
    #expect(publisher.everything == "1 3 finished")
    #expect(publisher.everything == "1 3 finished")
  }

  @Test func `results build up`() {
    #expect(numbers.scan(0, +).everything == "1 3 6 10 15 21 finished")
    #expect(numbers.tryScan(0) { if $1 == 3 { throw Trouble.one } else { return $0 + $1 } }.everything == "1 3 failed(one)")
    #expect(numbers.reduce(0, +).everything == "21 finished")
    #expect([Int]().publisher.reduce(5, +).everything == "5 finished")
    #expect(numbers.tryReduce(0) { if $1 == 3 { throw Trouble.one } else { return $0 + $1 } }.everything == "failed(one)")
  }

  @Test func `values are gathered, counted and asked about`() {
    #expect(numbers.collect().everything == "[1, 2, 3, 4, 5, 6] finished")
    #expect(numbers.count().everything == "6 finished")
    #expect(numbers.last().everything == "6 finished")
    #expect([Int]().publisher.last().everything == "finished")
    #expect(numbers.contains(3).everything == "true finished")
    #expect(numbers.contains(7).everything == "false finished")
    #expect(numbers.contains { $0 > 5 }.everything == "true finished")
    #expect(numbers.allSatisfy { $0 < 7 }.everything == "true finished")
    #expect(numbers.allSatisfy { $0 < 6 }.everything == "false finished")
    #expect(numbers.ignoreOutput().everything == "finished")
    #expect(numbers.assertNoFailure().everything == "1 2 3 4 5 6 finished")
  }

  @Test func `values are encoded and decoded, and errors of the coder fail the pipeline`() {
    #expect(Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder()).everything == "[1, 2] finished")
    let broken = Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).mapError { _ in Trouble.one }
    #expect(broken.everything == "failed(one)")
  }

  @Test func `a result that nobody asked for waits`() {
    let probe = numbers.reduce(0, +).probe()
    #expect(probe.text == "")
    probe.request(.max(1))
    #expect(probe.text == "21 finished")
  }

  @Test func `the first value ends the pipeline`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.first().probe(.unlimited)
    let even = subject.first { $0 % 2 == 0 }.probe(.unlimited)
    let thrown = subject.tryFirst { if $0 == 3 { throw Trouble.one } else { return $0 == 4 } }.probe(.unlimited)
    for value in [1, 3, 4, 6] { subject.send(value) }
    #expect(probe.text == "1 finished")
    #expect(even.text == "4 finished")
    #expect(thrown.text == "failed(one)")
    #expect([Int]().publisher.first().everything == "finished")
  }

  @Test func `a prefix ends with its last value`() {
    #expect(numbers.prefix(2).everything == "1 2 finished")
    #expect(numbers.prefix(0).everything == "finished")
    #expect(numbers.prefix(9).everything == "1 2 3 4 5 6 finished")
    #expect(numbers.prefix { $0 < 3 }.everything == "1 2 finished")
    #expect(numbers.output(at: 2).everything == "3 finished")
    #expect(numbers.output(in: 1...2).everything == "2 3 finished")
    #expect(numbers.output(in: 4...).everything == "5 6 finished")
  }

  @Test func `a prefix cancels what feeds it and is safe against a value sent from its last one`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.prefix(2).probe(.unlimited) { _, value in
      if value == 2 { subject.send(3) }
      return .none
    }
    subject.send(1)
    subject.send(2)
    #expect(probe.text == "1 2 finished")
  }

  @Test func `a beginning is left out`() {
    #expect(numbers.dropFirst().everything == "2 3 4 5 6 finished")
    #expect(numbers.dropFirst(2).dropFirst(2).everything == "5 6 finished")
    #expect(numbers.drop { $0 < 4 }.everything == "4 5 6 finished")
    let probe = numbers.dropFirst(2).probe(.max(1))
    #expect(probe.text == "3")
  }

  @Test func `what is left out is asked for beforehand`() {
    let source = HandSource<Int, Trouble>()
    let probe = source.dropFirst(2).probe(.max(40)) { _, _ in .max(4) }
    #expect(source.text == "request(max(42))")
    #expect(source.send(1) == .none && source.send(2) == .none && source.send(3) == .max(4))
    probe.request(.max(1))
    #expect(source.text == "request(max(42)) request(max(1))")
    source.send(completion: .failure(.one))
    source.send(4)
    #expect(probe.text == "3 failed(one)")
    let idle = HandSource<Int, Never>()
    let quiet = idle.dropFirst(3).probe()
    #expect(idle.text == "request(max(3))")
    quiet.cancel()
    #expect(idle.text == "request(max(3)) cancel")
    #expect(numbers.dropFirst(Int.max).everything == "finished")
  }

  @Test func `a link that leaves out values introduces itself before it subscribes`() {
    let (source, scheduler) = (HandSource<Int, Never>(), HandScheduler())
    let probe = source.subscribe(on: scheduler).dropFirst().probe(.max(2))
    #expect(probe.subscription.map { "\($0)" } == "Drop" && source.text == "")
    probe.request(.max(1))
    scheduler.run()
    #expect(source.text == "request(max(4))")
    let left = HandSource<Int, Never>()
    left.subscribe(on: scheduler).dropFirst().probe(.unlimited).cancel()
    scheduler.run()
    #expect(left.text == "cancel")
  }

  @Test func `one publisher follows another with the demand that is left`() {
    #expect([1, 2].publisher.append(3, 4).everything == "1 2 3 4 finished")
    #expect([1, 2].publisher.prepend(3, 4).everything == "3 4 1 2 finished")
    #expect([1, 2].publisher.append([9].publisher).prepend([0]).everything == "0 1 2 9 finished")
    let probe = [1, 2].publisher.append([3, 4]).probe(.max(3))
    #expect(probe.text == "1 2 3")
    probe.request(.max(1))
    #expect(probe.text == "1 2 3 4 finished")
    #expect(Fail<Int, Trouble>(error: .one).append(1).everything == "failed(one)")
  }

  @Test func `what is appended is subscribed to when the first publisher has finished, and with the demand that is left`() {
    let (first, second) = (HandSource<Int, Trouble>(), HandSource<Int, Trouble>())
    let probe = first.append(second).probe(.max(3))
    first.send(1)
    #expect(first.text == "request(max(3))" && second.text == "")
    first.send(completion: .finished)
    #expect(second.text == "request(max(2))")
    second.send(2)
    probe.request(.max(1))
    #expect(second.text == "request(max(2)) request(max(1))" && first.text == "request(max(3))")
    second.send(completion: .failure(.one))
    #expect(probe.text == "1 2 failed(one)")
    let (left, never) = (HandSource<Int, Trouble>(), HandSource<Int, Trouble>())
    let cancelled = left.append(never).probe(.unlimited)
    cancelled.cancel()
    left.send(completion: .finished)
    #expect(never.text == "" && left.text == "request(unlimited) cancel" && cancelled.text == "")
    let waiting = [1].publisher.append([2]).probe()
    waiting.request(.max(1))
    #expect(waiting.text == "1")
    waiting.request(.max(1))
    #expect(waiting.text == "1 2 finished")
  }

  @Test func `what is missing is replaced when there is demand`() {
    let nothing = Empty<Int, Trouble>().replaceEmpty(with: 5).probe()
    #expect(nothing.text == "")
    nothing.request(.max(1))
    #expect(nothing.text == "5 finished")
    #expect(numbers.replaceEmpty(with: 9).everything == "1 2 3 4 5 6 finished")
    let failing = Fail<Int, Trouble>(error: .one).replaceError(with: 5).probe()
    #expect(failing.text == "")
    failing.request(.max(1))
    #expect(failing.text == "5 finished")
  }

  @Test func `a failure is caught, with the demand that is left`() {
    let failing = numbers.prefix(2).setFailureType(to: Trouble.self).append(Fail(error: .one))
    #expect(failing.catch { _ in Just(0) }.everything == "1 2 0 finished")
    #expect(failing.tryCatch { _ in Just(0) }.everything == "1 2 0 finished")
    #expect(failing.tryCatch { _ -> Just<Int> in throw Trouble.two }.everything == "1 2 failed(two)")
    #expect(failing.mapError { _ in Trouble.two }.everything == "1 2 failed(two)")
    #expect(failing.retry(1).everything == "1 2 1 2 failed(one)")
    let probe = failing.catch { _ in [7, 8, 9].publisher }.probe(.max(4))
    #expect(probe.text == "1 2 7 8")
  }

  @Test func `an assignment writes a property and keeps the object until it ends`() {
    final class Target { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    weak var weakTarget: Target?
    let assignment: AnyCancellable
    do {
      let target = Target()
      weakTarget = target
      assignment = subject.assign(to: \.value, on: target)
    }
    subject.send(3)
    #expect(weakTarget?.value == 3)
    assignment.cancel()
    #expect(weakTarget == nil)
    subject.send(4)
  }

  @Test func `a pipeline of two thousand operators works`() {
    var publisher = Just(0).eraseToAnyPublisher()
    for index in 0..<1000 { publisher = publisher.map { $0 + 1 }.filter { $0 > index }.eraseToAnyPublisher() }
    #expect(publisher.everything == "1000 finished")
  }
}
