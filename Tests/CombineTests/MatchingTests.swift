import Combine
import Foundation
import Testing

@Suite struct MatchingTests {
  /// Hidden, so that the operators of `Publishers.Sequence` itself are not taken.
  let numbers = [3, 1, 4, 1, 5].publisher.eraseToAnyPublisher()
  let nothing = Empty<Int, Never>().eraseToAnyPublisher()

  /// Refuses three with an error.
  func noThree(_ value: Int) throws -> Bool {
    if value == 3 { throw Trouble.one }
    return true
  }

  @Test func `the least and the greatest value are sent at the end`() {
    #expect(numbers.min().everything == "1 finished")
    #expect(numbers.max().everything == "5 finished")
    #expect(numbers.min { $0 % 4 < $1 % 4 }.everything == "4 finished")
    #expect(numbers.max { $0 % 4 < $1 % 4 }.everything == "3 finished")
    #expect(nothing.min().everything == "finished")
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.max().probe(.unlimited)
    subject.send(1)
    #expect(probe.text == "")
    subject.send(completion: .failure(.two))
    #expect(probe.text == "failed(two)")
  }

  @Test func `an end without a value waits for demand, a failure does not`() {
    func check<P: Publisher<Int, Trouble>>(_ name: String, _ make: (PassthroughSubject<Int, Trouble>) -> P) {
      for values in [[], [1]] {
        let subject = PassthroughSubject<Int, Trouble>()
        let probe = make(subject).filter { _ in false }.probe()
        for value in values { subject.send(value) }
        subject.send(completion: .finished)
        #expect(probe.text == "", "\(name)")
        probe.request(.none)
        #expect(probe.text == "", "\(name)")
        probe.request(.max(1))
        #expect(probe.text == "finished", "\(name)")
        let failing = PassthroughSubject<Int, Trouble>()
        let failed = make(failing).probe()
        failing.send(completion: .failure(.one))
        #expect(failed.text == "failed(one)", "\(name)")
      }
    }
    check("first") { $0.first() }
    check("first where") { $0.first { $0 > 2 } }
    check("tryFirst where") { $0.tryFirst { $0 > 2 }.mapError { $0 as? Trouble ?? .two } }
    check("last") { $0.last() }
    check("last where") { $0.last { $0 > 2 } }
    check("tryLast where") { $0.tryLast { $0 > 2 }.mapError { $0 as? Trouble ?? .two } }
    check("min") { $0.min() }
    check("max") { $0.max { $0 < $1 } }
    check("tryMin") { $0.tryMin { $0 < $1 }.mapError { $0 as? Trouble ?? .two } }
    check("tryMax") { $0.tryMax { $0 < $1 }.mapError { $0 as? Trouble ?? .two } }
  }

  @Test func `who cancels while an end waits is left alone, and let go`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.first().probe()
    subject.send(completion: .finished)
    probe.cancel()
    probe.request(.max(1))
    #expect(probe.text == "")
  }

  @Test func `of equals the earliest is the least and the greatest`() {
    let words = ["bb", "aa", "c"].publisher.eraseToAnyPublisher()
    #expect(words.max { $0.count < $1.count }.everything == "bb finished")
    #expect(["c", "bb", "a"].publisher.eraseToAnyPublisher().min { $0.count < $1.count }.everything == "c finished")
  }

  @Test func `a comparison that throws fails the pipeline and cancels what feeds it`() {
    let source = HandSource<Int, Never>()
    let probe = source.tryMin { if $0 == 9 { throw Trouble.one } else { return $0 < $1 } }.probe(.max(1))
    source.send(2)
    source.send(9)
    #expect(probe.text == "failed(one)")
    #expect(source.text == "request(unlimited) cancel")
    #expect(numbers.tryMax { $0 < $1 }.everything == "5 finished")
    #expect(nothing.tryMin { _, _ in throw Trouble.one }.everything == "finished")
  }

  @Test func `the last accepted value is sent at the end`() {
    #expect(numbers.last { $0 < 4 }.everything == "1 finished")
    #expect(numbers.last { $0 > 9 }.everything == "finished")
    #expect(numbers.tryLast { $0 > 3 }.everything == "5 finished")
    #expect(numbers.tryLast(where: noThree).everything == "failed(one)")
    let waiting = numbers.last { $0 == 4 }.probe()
    #expect(waiting.text == "")
    waiting.request(.max(1))
    #expect(waiting.text == "4 finished")
  }

  @Test func `a question that throws fails the pipeline`() {
    #expect(numbers.tryAllSatisfy { $0 < 9 }.everything == "true finished")
    #expect(numbers.tryAllSatisfy { $0 < 4 }.everything == "false finished")
    #expect(numbers.tryAllSatisfy(noThree).everything == "failed(one)")
    #expect(numbers.tryContains { $0 == 4 }.everything == "true finished")
    #expect(numbers.tryContains { $0 == 9 }.everything == "false finished")
    #expect(numbers.tryContains(where: noThree).everything == "failed(one)")
    #expect(nothing.tryAllSatisfy(noThree).everything == "true finished")
    #expect(nothing.tryContains(where: noThree).everything == "false finished")
  }

  @Test func `a settled question cancels what feeds it before it answers`() {
    let source = HandSource<Int, Never>()
    let probe = source.tryContains { $0 == 2 }.probe()
    source.send(1)
    #expect(source.text == "request(unlimited)")
    source.send(2)
    source.send(2)
    #expect(source.text == "request(unlimited) cancel" && probe.text == "")
    probe.request(.max(1))
    #expect(probe.text == "true finished")
  }

  @Test func `beginnings are left out or kept by a closure that may throw`() {
    #expect(numbers.tryDrop { $0 != 4 }.everything == "4 1 5 finished")
    #expect(numbers.tryPrefix { $0 != 4 }.everything == "3 1 finished")
    #expect(numbers.tryDrop { if $0 == 1 { throw Trouble.one } else { return true } }.everything == "failed(one)")
    #expect(numbers.tryPrefix { if $0 == 1 { throw Trouble.one } else { return true } }.everything == "3 failed(one)")
    let source = HandSource<Int, Never>()
    _ = source.tryDrop { $0 < 2 }.probe(.max(1))
    #expect(source.send(1) == .max(1) && source.send(2) == .none)
  }

  @Test func `what has ended by itself is not cancelled`() {
    let (log, ended) = (Log<String>(), Just(1).setFailureType(to: Trouble.self).eraseToAnyPublisher())
    let failed = Fail<Int, Trouble>(error: .one).eraseToAnyPublisher()
    let watched = ended.append(failed).handleEvents(receiveCancel: { log.add("cancel") }).eraseToAnyPublisher()
    let finite = ended.handleEvents(receiveCancel: { log.add("cancel") }).eraseToAnyPublisher()
    #expect(finite.count().everything == "1 finished" && watched.collect().everything == "failed(one)")
    #expect(finite.last().everything == "1 finished" && finite.map { $0 }.tryMax(by: <).everything == "1 finished")
    #expect(
      finite.combineLatest(finite).everything == "(1, 1) finished"
        && watched.combineLatest(Empty<Int, Trouble>(completeImmediately: false)).everything == "failed(one)")
    #expect(watched.merge(with: Empty<Int, Trouble>(completeImmediately: false)).everything == "1 failed(one)")
    #expect(Just(watched).setFailureType(to: Trouble.self).switchToLatest().everything == "1 failed(one)")
    #expect(watched.map { Just($0).setFailureType(to: Trouble.self) }.switchToLatest().everything == "1 failed(one)")
    #expect(watched.flatMap { Just($0) }.everything == "1 failed(one)" && ended.flatMap { _ in watched }.everything == "1 failed(one)")
    #expect(watched.share().everything == "1 failed(one)" && finite.collect(2).everything == "[1] finished")
    #expect(finite.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).everything == "1 finished")
    #expect(finite.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)).everything == "1 finished")
    #expect(finite.replaceEmpty(with: 2).everything == "1 finished" && watched.catch { _ in Just(2) }.everything == "1 2 finished")
    #expect(finite.receive(on: ImmediateScheduler.shared).everything == "1 finished")
    #expect(log.elements == [])
  }

  @Test func `what is asked before a subscription has come, or after it, is not passed on`() {
    let source = HandSource<Int, Never>()
    let probe = source.filter { $0 > 0 }.probe(.unlimited)
    source.send(completion: .finished)
    source.send(1)
    source.send(completion: .finished)
    #expect(probe.text == "finished")
  }
}
