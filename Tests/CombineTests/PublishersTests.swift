import Combine
import Foundation
import Testing

@Suite struct PublishersTests {
  @Test func `just one value is sent when it is asked for`() {
    let probe = Just(1).probe()
    #expect(probe.text == "")
    probe.request(.max(1))
    #expect(probe.text == "1 finished")
    probe.request(.max(1))
    #expect(probe.text == "1 finished")
  }

  @Test func `a cancelled single value is not sent`() {
    let probe = Just(1).probe()
    probe.cancel()
    probe.request(.unlimited)
    #expect(probe.text == "")
  }

  @Test func `who cancels inside the only delivery does not get the end`() {
    func text<P: Publisher>(_ publisher: P) -> String where P.Output == Int {
      let probe = publisher.probe(.unlimited) { probe, _ in
        probe.cancel()
        return .none
      }
      return probe.text
    }
    let subject = CurrentValueSubject<Int, Never>(1)
    #expect(text(Just(1)) == "1")
    #expect(text([1].publisher) == "1")
    #expect(text(Future<Int, Never> { $0(.success(1)) }) == "1")
    #expect(text(subject.first()) == "1")
    #expect(text(Just(1).reduce(0, +)) == "1")
    #expect(text(subject.prefix(1)) == "1")
    #expect(text(Just(1).map { $0 }.receive(on: ImmediateScheduler.shared)) == "1")
    #expect(text(Just(1).flatMap { Just($0) }) == "1")
    #expect(text(Just(1).merge(with: [2].publisher)) == "1")
    #expect(text(Just(1).append(2)) == "1")
    #expect(text(Just(1).share()) == "1")
    #expect(text(Just(1).zip(Just(2)) { a, _ in a }) == "1")
    #expect(text(Just(1).print("", to: Paper())) == "1")
    #expect(text(Just(1).replaceEmpty(with: 2)) == "1")
    #expect(text(Fail<Int, Trouble>(error: .one).replaceError(with: 1)) == "1")
    #expect(text([Just(1)].publisher.switchToLatest()) == "1")
    #expect(text(Just(1).handleEvents()) == "1")
    #expect(text(Just(1).subscribe(on: ImmediateScheduler.shared)) == "1")
    let one = Just(1).eraseToAnyPublisher()
    #expect(text(one.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)) == "1")
    #expect(text(one.collect(2).map(\.count)) == "1")
    #expect(text(one.collect(.byTime(ImmediateScheduler.shared, 1)).map(\.count)) == "1")
    #expect(text(one.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))) == "1")
    #expect(text(one.drop(untilOutputFrom: Just(1))) == "1")
    #expect(text(one.min()) == "1" && text(one.tryPrefix { _ in true }) == "1" && text(one.last { _ in true }) == "1")
    #expect(text(one.merge(with: one, one, one)) == "1")
  }

  @Test func `nothing finishes at once or never`() {
    #expect(Empty<Int, Never>().probe().text == "finished")
    #expect(Empty<Int, Never>(completeImmediately: false).probe(.unlimited).text == "")
    #expect(Empty(completeImmediately: true, outputType: Int.self, failureType: Trouble.self) == Empty())
  }

  @Test func `a failure needs no demand`() {
    #expect(Fail<Int, Trouble>(error: .one).probe().text == "failed(one)")
    #expect(Fail(outputType: Int.self, failure: Trouble.two).probe().text == "failed(two)")
    #expect(Result<Int, Trouble>.failure(.one).publisher.probe().text == "failed(one)")
  }

  @Test func `an optional sends its value or nothing`() {
    #expect(Int?.some(3).publisher.everything == "3 finished")
    #expect(Int?.none.publisher.probe().text == "finished")
    #expect(Result<Int, Trouble>.success(4).publisher.everything == "4 finished")
    #expect(Result<Int, Trouble>.Publisher(5).everything == "5 finished")
  }

  @Test func `a sequence sends as much as is asked for and ends with its last element`() {
    let probe = [1, 2, 3].publisher.probe()
    #expect(probe.text == "")
    probe.request(.max(2))
    #expect(probe.text == "1 2")
    probe.request(.max(1))
    #expect(probe.text == "1 2 3 finished")
  }

  @Test func `an empty sequence finishes without demand`() {
    #expect([Int]().publisher.probe().text == "finished")
  }

  @Test func `a request inside a delivery does not make the stack grow`() {
    let probe = (1...100_000).publisher.probe(.max(1)) { probe, _ in
      probe.request(.max(1))
      return .none
    }
    #expect(probe.events.count == 100_001)
    #expect(probe.events.last == "finished")
  }

  @Test func `a sequence stops where it is cancelled`() {
    let probe = (1...).publisher.probe(.unlimited) { probe, value in
      if value == 3 { probe.cancel() }
      return .none
    }
    #expect(probe.text == "1 2 3")
  }

  @Test func `deferred work begins with each subscriber`() {
    let log = Log<Int>()
    let publisher = Deferred { () -> Just<Int> in
      log.add(1)
      return Just(log.elements.count)
    }
    #expect(log.elements.isEmpty)
    #expect(publisher.everything == "1 finished")
    #expect(publisher.everything == "2 finished")
  }

  @Test func `a future works once, at once, and tells everybody`() {
    let log = Log<Int>()
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> {
      log.add(1)
      promise = $0
    }
    #expect(log.elements.count == 1)
    let (eager, lazy, gone) = (future.probe(.unlimited), future.probe(), future.probe(.unlimited))
    gone.cancel()
    promise?(.success(7))
    promise?(.success(8))
    #expect(eager.text == "7 finished")
    #expect(lazy.text == "")
    lazy.request(.max(1))
    #expect(lazy.text == "7 finished")
    #expect(gone.text == "")
    #expect(future.everything == "7 finished")
    #expect(log.elements.count == 1)
  }

  @Test func `a future's failure needs no demand`() {
    let future = Future<Int, Trouble> { $0(.failure(.two)) }
    #expect(future.probe().text == "failed(two)")
  }

  @Test func `a future is kept by who waits for it`() {
    var promise: Future<Int, Never>.Promise?
    let probe = Future<Int, Never> { promise = $0 }.probe(.unlimited)
    promise?(.success(1))
    #expect(probe.text == "1 finished")
  }

  @Test func `a record is played back to each subscriber as asked`() {
    let record = Record<Int, Trouble> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.one))
    }
    let probe = record.probe(.max(1))
    #expect(probe.text == "1")
    probe.request(.max(1))
    #expect(probe.text == "1 2 failed(one)")
    #expect(Record<Int, Trouble>(output: [], completion: .failure(.two)).probe().text == "failed(two)")
    #expect(record.recording.output == [1, 2])
  }

  @Test func `a record survives coding`() throws {
    let record = Record<Int, Trouble>(output: [1, 2], completion: .failure(.two))
    let decoded = try JSONDecoder().decode(Record<Int, Trouble>.self, from: JSONEncoder().encode(record))
    #expect(decoded.everything == "1 2 failed(two)")
  }
}
